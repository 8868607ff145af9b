// screenlint in VS Code: the language server's findings and answers, and the screens beside their text.
'use strict';

const { execFile } = require('node:child_process');
const path = require('node:path');
const vscode = require('vscode');
const { Server } = require('./server');

/** The files that the server knows: descriptions, configurations, rule packs, screens of other tools, and their translations. */
const documents = [
  { scheme: 'file', pattern: '**/*.screen.{yaml,yml}' },
  { scheme: 'file', pattern: '**/.screenlint.yml' },
  { scheme: 'file', pattern: '**/*.{page,storyboard,xib,strings,xcstrings}' },
  { scheme: 'file', language: 'yaml' },
];

const severities = { 1: 'Error', 2: 'Warning', 3: 'Information', 4: 'Hint' };

// MARK: Values of the protocol as those of the editor

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const at = ({ line, character }) => ({ line, character });
const place = (document, point) => ({ textDocument: { uri: document.uri.toString() }, position: at(point) });

function diagnostic(value) {
  const result = new vscode.Diagnostic(
    range(value.range),
    value.message,
    vscode.DiagnosticSeverity[severities[value.severity] ?? 'Error'],
  );
  result.source = value.source;
  result.code = value.codeDescription
    ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) }
    : value.code;
  if (value.tags?.includes(1)) result.tags = [vscode.DiagnosticTag.Unnecessary];
  result.relatedInformation = (value.relatedInformation ?? []).map(
    (entry) => new vscode.DiagnosticRelatedInformation(location(entry.location), entry.message),
  );
  return result;
}

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, changes] of Object.entries(value?.changes ?? {})) {
    edit.set(
      vscode.Uri.parse(uri),
      changes.map((change) => new vscode.TextEdit(range(change.range), change.newText)),
    );
  }
  return edit;
}

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, value.kind ? vscode.CodeActionKind.Empty.append(value.kind) : undefined);
  if (value.edit) action.edit = workspaceEdit(value.edit);
  if (value.command) action.command = value.command;
  if (value.diagnostics) action.diagnostics = value.diagnostics.map(diagnostic);
  action.isPreferred = value.isPreferred;
  return action;
}

const markdown = (contents) =>
  new vscode.MarkdownString(typeof contents === 'string' ? contents : contents?.value ?? '');

function completion(value) {
  const item = new vscode.CompletionItem(value.label, value.kind === undefined ? undefined : value.kind - 1);
  if (value.documentation) item.documentation = markdown(value.documentation);
  if (value.textEdit) {
    item.range = range(value.textEdit.range);
    item.insertText = value.textEdit.newText;
  }
  return item;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(value.name, '', value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = (value.children ?? []).map(symbol);
  return result;
}

// MARK: The client

/** Starts the server and registers what it can do. */
async function start(context) {
  const settings = vscode.workspace.getConfiguration('screenlint');
  const folders = vscode.workspace.workspaceFolders ?? [];
  const findings = vscode.languages.createDiagnosticCollection('screenlint');
  context.subscriptions.push(findings);
  const server = new Server(
    settings.get('command'),
    settings.get('arguments'),
    { cwd: folders[0]?.uri.fsPath },
    {
      'textDocument/publishDiagnostics': (params) =>
        findings.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic)),
      'client/registerCapability': (params) => watch(context, server, params),
      'window/showDocument': (params) => {
        vscode.env.openExternal(vscode.Uri.parse(params.uri));
        return { success: true };
      },
    },
  );
  context.subscriptions.push({ dispose: () => server.process.kill() });
  server.ended.then((error) => vscode.window.showErrorMessage(`screenlint: ${error.message}`));
  await server.request('initialize', {
    processId: process.pid,
    rootUri: folders[0]?.uri.toString() ?? null,
    workspaceFolders: folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
    capabilities: {
      general: { positionEncodings: ['utf-16'] },
      textDocument: {
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        hover: { contentFormat: ['markdown'] },
        completion: { completionItem: { documentationFormat: ['markdown'] } },
      },
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
      window: { showDocument: { support: true } },
    },
  });
  server.notify('initialized', {});
  follow(context, server);
  provide(context, server);
  return server;
}

/** Tells the server of open texts and their changes. */
function follow(context, server) {
  const isOurs = (document) => vscode.languages.match(documents, document) > 0;
  const open = (document) => {
    if (!isOurs(document)) return;
    const { languageId, version } = document;
    server.notify('textDocument/didOpen', {
      textDocument: { uri: document.uri.toString(), languageId, version, text: document.getText() },
    });
  };
  vscode.workspace.textDocuments.forEach(open);
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (!isOurs(document)) return;
      server.notify('textDocument/didChange', {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: [{ text: document.getText() }],
      });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) server.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } });
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) server.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
    }),
  );
}

/** Watches the files that the server asks for. */
function watch(context, server, { registrations }) {
  for (const { registerOptions } of registrations) {
    for (const { globPattern } of registerOptions?.watchers ?? []) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      const tell = (type) => (uri) =>
        server.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
      watcher.onDidCreate(tell(1));
      watcher.onDidChange(tell(2));
      watcher.onDidDelete(tell(3));
      context.subscriptions.push(watcher);
    }
  }
}

/** Registers what editors ask for. */
function provide(context, server) {
  const ask = (method, document, point, more) =>
    server.request(`textDocument/${method}`, { ...place(document, point), ...more });
  const uriOf = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const { languages } = vscode;
  context.subscriptions.push(
    languages.registerHoverProvider(documents, {
      provideHover: async (document, point) => {
        const result = await ask('hover', document, point);
        return result && new vscode.Hover(markdown(result.contents), result.range && range(result.range));
      },
    }),
    languages.registerCompletionItemProvider(
      documents,
      {
        provideCompletionItems: async (document, point) => {
          const result = await ask('completion', document, point);
          return (result?.items ?? result ?? []).map(completion);
        },
      },
      ' ',
      '/',
    ),
    languages.registerDefinitionProvider(documents, {
      provideDefinition: async (document, point) => {
        const result = await ask('definition', document, point);
        return result && location(result);
      },
    }),
    languages.registerReferenceProvider(documents, {
      provideReferences: async (document, point, { includeDeclaration }) =>
        (await ask('references', document, point, { context: { includeDeclaration } }))?.map(location),
    }),
    languages.registerRenameProvider(documents, {
      prepareRename: async (document, point) => {
        const result = await ask('prepareRename', document, point);
        if (!result) throw new Error('Only the id of a screen can be renamed.');
        return { range: range(result.range), placeholder: result.placeholder };
      },
      provideRenameEdits: async (document, point, newName) => workspaceEdit(await ask('rename', document, point, { newName })),
    }),
    languages.registerDocumentSymbolProvider(documents, {
      provideDocumentSymbols: async (document) =>
        (await server.request('textDocument/documentSymbol', uriOf(document))).map(symbol),
    }),
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query) =>
        (await server.request('workspace/symbol', { query })).map(
          (found) =>
            new vscode.SymbolInformation(found.name, found.kind - 1, found.containerName ?? '', location(found.location)),
        ),
    }),
    languages.registerCodeActionsProvider(documents, {
      provideCodeActions: async (document, selection, { only }) => {
        const actions = await server.request('textDocument/codeAction', {
          ...uriOf(document),
          range: { start: at(selection.start), end: at(selection.end) },
          context: { diagnostics: [], only: only ? [only.value] : undefined },
        });
        return (actions ?? []).map(codeAction);
      },
    }),
    vscode.commands.registerCommand('screenlint.showDocument', (target) =>
      vscode.env.openExternal(vscode.Uri.parse(target.uri)),
    ),
  );
}

// MARK: Pictures

/** Runs the command and answers what it prints; it fails only where there is nothing to show. */
function run(words, folder, input) {
  const settings = vscode.workspace.getConfiguration('screenlint');
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 64 << 20 };
    const child = execFile(settings.get('command'), words, options, (error, output, errors) => {
      if (output) resolve(output);
      else reject(new Error(errors || error?.message || 'there is nothing to show'));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}

/** A page that shows a picture, or a message; nothing in it runs. */
function page(content) {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><body>${content}</body>`;
}

const escaped = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

/** The wireframes of the text beside it, drawn again while it changes, and of the screen that the cursor stands in. */
function preview(context, server) {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return undefined;
  const { document } = editor;
  const file = document.uri.fsPath;
  const panel = vscode.window.createWebviewPanel('screenlint', path.basename(file), vscode.ViewColumn.Beside, {});
  let shown;
  const draw = async (force) => {
    const ids = await server.request('textDocument/documentSymbol', { textDocument: { uri: document.uri.toString() } });
    const line = editor.selection.active.line;
    const screen = ids.find((entry) => entry.range.start.line <= line && line <= entry.range.end.line)?.name;
    if (!force && screen === shown) return;
    shown = screen;
    const words = ['preview', '--stdin-filename', file, ...(screen && ids.length > 1 ? ['--screen', screen] : []), '-'];
    try {
      panel.webview.html = page(await run(words, path.dirname(file), document.getText()));
    } catch (error) {
      panel.webview.html = page(`<pre>${escaped(error.message)}</pre>`);
    }
  };
  let timer;
  const soon = (force) => {
    clearTimeout(timer);
    timer = setTimeout(() => draw(force), 150);
  };
  const listeners = [
    vscode.workspace.onDidChangeTextDocument((change) => change.document === document && soon(true)),
    vscode.window.onDidChangeTextEditorSelection((change) => change.textEditor === editor && soon(false)),
  ];
  panel.onDidDispose(() => {
    clearTimeout(timer);
    listeners.forEach((listener) => listener.dispose());
  });
  context.subscriptions.push(panel, ...listeners);
  return draw(true);
}

/** What changed on the screens since the last commit. */
async function review() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  const panel = vscode.window.createWebviewPanel('screenlint.review', 'Review', vscode.ViewColumn.Active, {
    enableScripts: true,
  });
  try {
    panel.webview.html = await run(['review', 'HEAD', '--format', 'html'], folder);
  } catch (error) {
    panel.webview.html = page(`<pre>${escaped(error.message)}</pre>`);
  }
}

async function activate(context) {
  const server = await start(context);
  context.subscriptions.push(
    vscode.commands.registerCommand('screenlint.preview', () => preview(context, server)),
    vscode.commands.registerCommand('screenlint.review', review),
  );
  return server;
}

module.exports = { activate, deactivate: () => {} };
