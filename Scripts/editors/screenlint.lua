-- Neovim: starts `screenlint lsp` for screen descriptions. Put it into your configuration as it is.
vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  pattern = { "*.screen.yaml", "*.screen.yml", ".screenlint.yml" },
  callback = function(event)
    local client = vim.g.screenlint_client
    if not client then
      client = vim.lsp.start_client({
        name = "screenlint",
        cmd = { vim.env.SCREENLINT or "screenlint", "lsp" },
        root_dir = vim.fn.getcwd(),
      })
      vim.g.screenlint_client = client
    end
    vim.lsp.buf_attach_client(event.buf, client)
  end,
})
