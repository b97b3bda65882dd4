import TextFormats

/// The calculations that `verify` can do, by the names cases give them.
///
/// Each drives the types that replay runs; none knows a case. A name that is not listed is unsupported.
package enum Calculations {
  /// Inputs to outputs, both as in a case; throws what is wrong with the inputs.
  typealias Calculation = @Sendable (JSONValue) throws -> JSONValue

  static let all = merged(
    [UIKitCalculations.all, SeedCalculations.all, MeasuredCalculations.all, HeardCalculations.all]
      + FlutterCalculations.all
      + BrowserCalculations.all
      + PeerCalculations.all + EngineCalculations.all)

  /// The names, in alphabetical order.
  package static var names: [String] { all.keys.sorted() }

  private static func merged(_ groups: [[String: Calculation]]) -> [String: Calculation] {
    groups.reduce(into: [:]) { all, group in
      all.merge(group) { _, _ in preconditionFailure("two calculations have one name") }
    }
  }
}
