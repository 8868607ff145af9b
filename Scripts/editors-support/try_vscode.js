// Runs the extension for VS Code with a small stand-in for the editor's API: what it registers is called as VS Code would.
// The command to try is in SCREENLINT, a folder to work in is the argument.
'use strict';

const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const assert = require('node:assert');

const folder = process.argv[2];
const file = path.join(folder, 'home.screen.yaml');
const listeners = {};
const providers = {};
const commands = {};
const findings = new Map();
const panels = [];

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri('file://' + name); }
  get fsPath() { return decodeURIComponent(this.text.slice('file://'.length)); }
  toString() { return this.text; }
}
const record = (name, ...keys) =>
  ({ [name]: class { constructor(...values) { keys.forEach((key, index) => { this[key] = values[index]; }); } } })[name];
const on = (name) => (take) => {
  (listeners[name] ??= []).push(take);
  return { dispose() {} };
};
const register = (name) => (...words) => {
  providers[name] = words.find((word) => word && typeof word === 'object' && !Array.isArray(word));
  return { dispose() {} };
};

const document = {
  uri: Uri.file(file),
  languageId: 'yaml',
  version: 1,
  text: fs.readFileSync(file, 'utf8'),
  getText() { return this.text; },
};
const editor = { document, selection: { active: new Position(0, 0) } };
const vscode = {
  Position,
  Range,
  Uri,
  Location: record('Location', 'uri', 'range'),
  Diagnostic: record('Diagnostic', 'range', 'message', 'severity'),
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  DiagnosticTag: { Unnecessary: 1 },
  DiagnosticRelatedInformation: record('DiagnosticRelatedInformation', 'location', 'message'),
  Hover: record('Hover', 'contents', 'range'),
  MarkdownString: record('MarkdownString', 'value'),
  CompletionItem: record('CompletionItem', 'label', 'kind'),
  CodeAction: record('CodeAction', 'title', 'kind'),
  CodeActionKind: { Empty: { append: (value) => ({ value }) } },
  DocumentSymbol: record('DocumentSymbol', 'name', 'detail', 'kind', 'range', 'selectionRange'),
  SymbolInformation: record('SymbolInformation', 'name', 'kind', 'containerName', 'location'),
  TextEdit: record('TextEdit', 'range', 'newText'),
  WorkspaceEdit: class { constructor() { this.all = []; } set(uri, edits) { this.all.push([uri, edits]); } },
  ViewColumn: { Beside: -2, Active: -1 },
  languages: {
    match: () => 10,
    createDiagnosticCollection: () => ({ set: (uri, list) => findings.set(uri.toString(), list), dispose() {} }),
    registerHoverProvider: register('hover'),
    registerCompletionItemProvider: register('completion'),
    registerDefinitionProvider: register('definition'),
    registerReferenceProvider: register('references'),
    registerRenameProvider: register('rename'),
    registerDocumentSymbolProvider: register('symbols'),
    registerWorkspaceSymbolProvider: register('workspaceSymbols'),
    registerCodeActionsProvider: register('actions'),
  },
  workspace: {
    workspaceFolders: [{ uri: Uri.file(folder), name: 'home' }],
    textDocuments: [document],
    getConfiguration: () => ({ get: (key) => (key === 'command' ? process.env.SCREENLINT : []) }),
    createFileSystemWatcher: () => ({ onDidCreate() {}, onDidChange() {}, onDidDelete() {}, dispose() {} }),
    onDidOpenTextDocument: on('open'),
    onDidChangeTextDocument: on('change'),
    onDidSaveTextDocument: on('save'),
    onDidCloseTextDocument: on('close'),
  },
  window: {
    activeTextEditor: editor,
    showErrorMessage: (text) => console.error(text),
    onDidChangeTextEditorSelection: on('selection'),
    createWebviewPanel: () => {
      const panel = { webview: { html: '' }, onDidDispose() {}, dispose() {} };
      panels.push(panel);
      return panel;
    },
  },
  commands: {
    registerCommand: (name, take) => {
      commands[name] = take;
      return { dispose() {} };
    },
  },
  env: { openExternal() {} },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

const until = async (what, holds) => {
  for (let count = 0; count < 200; count += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come about`);
};
const change = (text) => {
  document.text = text;
  document.version += 1;
  listeners.change.forEach((take) => take({ document }));
};

async function main() {
  const extension = require(path.resolve(__dirname, '../editors/vscode/extension/extension.js'));
  const context = { subscriptions: [] };
  const server = await extension.activate(context);
  const uri = document.uri.toString();

  await until('a finding', () => findings.get(uri)?.length > 0);
  console.log(findings.get(uri).map((found) => `${found.range.start.line + 1} ${found.message}`).join('\n'));
  const whole = new Range(new Position(0, 0), new Position(9, 0));
  const actions = await providers.actions.provideCodeActions(document, whole, {});
  assert(actions.some((action) => action.edit?.all.length), 'a fix with edits');

  change('id: home\nname: Home\nnavigationBar: {title: Orders, leading: [{role: back, target: home}]}\n');
  await until('no error', () => !findings.get(uri).some((found) => found.severity === 0));
  const hover = await providers.hover.provideHover(document, new Position(2, 18));
  assert(hover.contents.value.includes('**title**'), 'a hover');
  const items = await providers.completion.provideCompletionItems(document, new Position(0, 0));
  assert(items.some((item) => item.label === 'toolbar'), 'a completion');
  const id = new Position(0, 5);
  assert.strictEqual((await providers.references.provideReferences(document, id, { includeDeclaration: true })).length, 2);
  assert.strictEqual((await providers.rename.prepareRename(document, id)).placeholder, 'home');
  assert.strictEqual((await providers.rename.provideRenameEdits(document, id, 'start')).all[0][1].length, 2);
  assert.strictEqual((await providers.symbols.provideDocumentSymbols(document))[0].name, 'home');
  await commands['screenlint.preview']();
  assert(panels[0].webview.html.includes('<svg'), 'a preview');
  assert(panels[0].webview.html.includes('Orders'), 'a preview of the text that is not saved');
  console.log('the extension answers');
  server.process.kill();
  process.exit(0);
}

main().catch((error) => {
  console.log(error.stack);
  process.exit(1);
});
