;; Emacs with eglot (part of Emacs since 29): starts `screenlint lsp` for screen descriptions, screens of other tools with
;; their translations, and rule files in a folder `rules`. Load it from your init file.
(require 'eglot)

(define-derived-mode screenlint-mode text-mode "Screen"
  "Screen descriptions, configurations and rule files of screenlint."
  (setq-local comment-start "# ")
  (setq-local indent-tabs-mode nil))

(dolist (pattern '("\\.screen\\.ya?ml\\'" "/\\.screenlint\\.yml\\'" "\\.page\\'" "\\.storyboard\\'" "\\.xib\\'"
                   "\\.strings\\'" "\\.xcstrings\\'" "/pack\\.yaml\\'" "/rules/.*\\.yaml\\'"))
  (add-to-list 'auto-mode-alist (cons pattern 'screenlint-mode)))
(add-to-list 'eglot-server-programs
             `(screenlint-mode . (,(or (getenv "SCREENLINT") "screenlint") "lsp")))
(add-hook 'screenlint-mode-hook #'eglot-ensure)
