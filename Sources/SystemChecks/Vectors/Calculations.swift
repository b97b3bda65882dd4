import TextFormats

/// The calculations that `verify` supports, by the names in test cases.
///
/// They use the same types as replays, and contain no expected results. A name that is not listed is unsupported.
package enum Calculations {
  /// Computes a case's outputs from its inputs; throws an error if the inputs are invalid.
  typealias Calculation = @Sendable (JSONValue) throws -> JSONValue

  static let all = merged(
    [UIKitCalculations.all, SeedCalculations.all, MeasuredCalculations.all, HeardCalculations.all]
      + FlutterCalculations.all
      + BrowserCalculations.all
      + PeerCalculations.all + EngineCalculations.all)

  /// The names of all supported calculations, in alphabetical order.
  package static var names: [String] { all.keys.sorted() }

  private static func merged(_ groups: [[String: Calculation]]) -> [String: Calculation] {
    groups.reduce(into: [:]) { all, group in
      all.merge(group) { _, _ in preconditionFailure("two calculations have one name") }
    }
  }
}
