// Importers: the screen files of other tools, read as screens.
//
// `MDKPageReader` reads the pages of apps made with the SAP mobile development kit (MDK): JSON files in which every
// node keeps its place, so that a finding points at the property that causes it. Localised texts come from the app's
// i18n file through `TextCatalogs`. What an app computes while it runs is left undetermined.
//
// `InterfaceBuilderReader` reads the storyboards and xibs of iOS apps: `XMLDocument` says where expat met which element,
// `InterfaceBuilderDocument` which of them are view controllers, `Containment` what these stand in.
