-- Neovim 0.7 or newer: starts `screenlint lsp` for screen descriptions, screens of other tools with their translations, and
-- rule files in a folder `rules`. Put it into your configuration as it is.
vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  pattern = {
    "*.screen.yaml", "*.screen.yml", ".screenlint.yml", "*.page", "*.storyboard", "*.xib", "*.strings", "*.xcstrings",
    "*/pack.yaml", "*/rules/*.yaml",
  },
  callback = function(event)
    local config = {
      name = "screenlint",
      cmd = { vim.env.SCREENLINT or "screenlint", "lsp" },
      root_dir = vim.fn.getcwd(),
    }
    if vim.lsp.start then
      vim.lsp.start(config, { bufnr = event.buf })
      return
    end
    vim.g.screenlint_client = vim.g.screenlint_client or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(event.buf, vim.g.screenlint_client)
  end,
})
