/// The numeric cases that stand in `Tests/Conformance`.
package enum ConformanceCases {
  /// The path of the file `name`, wherever the test is run from.
  package static func path(_ name: String, test: String = #filePath) -> String {
    let parts = test.split(separator: "/", omittingEmptySubsequences: false)
    let tests = parts.prefix(through: parts.lastIndex(of: "Tests") ?? 0)
    return tests.joined(separator: "/") + "/Conformance/" + name
  }
}
