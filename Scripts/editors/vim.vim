" Vim: `:make` checks the file at hand and fills the quickfix list. Put it into your configuration as it is.
let &makeprg = (empty($SCREENLINT) ? 'screenlint' : $SCREENLINT) . ' check --format concise %:S'
set errorformat=%f:%l:%c:\ %t%*[^:]:\ %m
