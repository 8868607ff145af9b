"""What an editor does with `screenlint lsp`, with the profiles that pytest-lsp has of real editors."""
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

FOLDER = pathlib.Path(os.environ["WORKSPACE"])
URI = (FOLDER / "home.screen.yaml").as_uri()
TEXT = "id: home\nnavigationBar: {titel: Orders}\n"
EDITORS = ["visual-studio-code", "neovim", "emacs"]


@pytest_lsp.fixture(
    params=EDITORS, config=ClientServerConfig(server_command=[os.environ["SCREENLINT"], "lsp"])
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters):
        assert [registration.method for registration in parameters.registrations] == ["workspace/didChangeWatchedFiles"]

    capabilities = client_capabilities(request.param)
    folder = types.WorkspaceFolder(uri=FOLDER.as_uri(), name="work")
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=capabilities, root_uri=FOLDER.as_uri(), workspace_folders=[folder])
    )
    lsp_client.pulls = capabilities.text_document.diagnostic is not None
    item = types.TextDocumentItem(uri=URI, language_id="yaml", version=1, text=TEXT)
    lsp_client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    yield
    await lsp_client.shutdown_session()


async def findings(client):
    """The findings, asked for or waited for, as the editor does."""
    if client.pulls:
        identifier = types.TextDocumentIdentifier(uri=URI)
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=identifier))
        return report.items
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[URI]


def place(line, character):
    return {
        "text_document": types.TextDocumentIdentifier(uri=URI),
        "position": types.Position(line=line, character=character),
    }


@pytest.mark.asyncio
async def test_findings_come_and_go(client: LanguageClient):
    found = await findings(client)
    assert [diagnostic.code for diagnostic in found] == ["screen/unknown-key"]
    assert found[0].range.start == types.Position(line=1, character=16)
    change = types.TextDocumentContentChangePartial(
        range=types.Range(start=types.Position(line=1, character=16), end=types.Position(line=1, character=21)),
        text="title",
    )
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=URI, version=2), content_changes=[change]
        )
    )
    left = await findings(client)
    # Once the other screens of the workspace have been read, the findings of the text as it was may come again.
    for _ in range(3):
        if left and not client.pulls:
            left = await findings(client)
    assert not left


@pytest.mark.asyncio
async def test_fixes_are_offered(client: LanguageClient):
    point = types.Position(line=1, character=17)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=URI),
            range=types.Range(start=point, end=point),
            context=types.CodeActionContext(diagnostics=[]),
        )
    )
    # What has a command is taken for one by lsprotocol.
    kinds = [getattr(action, "kind", None) for action in actions]
    assert "quickfix" in kinds and "source.fixAll.screenlint" in kinds
    assert any(action.title == "Suppress screen/unknown-key on this line" for action in actions)


@pytest.mark.asyncio
async def test_keys_are_explained_and_completed(client: LanguageClient):
    hover = await client.text_document_hover_async(types.HoverParams(**place(1, 4)))
    assert "navigationBar of screen" in hover.contents.value.replace("*", "")
    items = await client.text_document_completion_async(types.CompletionParams(**place(2, 0)))
    assert "toolbar" in [item.label for item in items]


@pytest.mark.asyncio
async def test_the_outline_names_the_screen(client: LanguageClient):
    identifier = types.TextDocumentIdentifier(uri=URI)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=identifier))
    assert [symbol.name for symbol in symbols] == ["home"]
