import PullToRefresh

/// The part of an engine that results are written with: its names, and the yardstick it is held against.
protocol NamedEngine {
  /// Its name in results.
  var resultName: String { get }
  /// The behaviour of a perfect engine of the same policy.
  var traits: RefreshTraits { get }
  /// The state with this index, in the engine's own words.
  func stateWord(_ code: UInt8) -> String
}

extension RefreshEngine: NamedEngine {
  var resultName: String { name.description }
  func stateWord(_ code: UInt8) -> String { stateName(code).description }
}
