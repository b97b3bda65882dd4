import PullToRefresh

/// What results need of an engine: its names, and the traits it is compared with.
protocol NamedEngine {
  /// The engine's name in results.
  var resultName: String { get }
  /// The traits of a perfect engine with the same policy.
  var traits: RefreshTraits { get }
  /// The engine's own name for the state with this index.
  func stateWord(_ code: UInt8) -> String
}

extension RefreshEngine: NamedEngine {
  var resultName: String { name.description }
  func stateWord(_ code: UInt8) -> String { stateName(code).description }
}
