/// From which severity on findings make a run fail: `info` stands for any, and `never` for none.
package enum FailLevel: String, CaseIterable, Sendable { case error, warning, info, never }
