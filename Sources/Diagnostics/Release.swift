/// What screenlint says of itself, wherever a format has room for it.
package enum Release {
    /// The version of this release.
    package static let version = "0.1.0"
    /// Where people find out about it: the address of the project's page.
    package static let informationURI = "https://screenlint.example"
}
