import PullToRefresh

/// What results need to know of an engine: its names, and the ideal behaviour that it is compared with.
protocol NamedEngine {
  /// The engine's name in results.
  var resultName: String { get }
  /// The behaviour of a perfect engine with the same policy, which results compare this engine with.
  var traits: RefreshTraits { get }
  /// The engine's own name for the state with index `code`.
  func stateWord(_ code: UInt8) -> String
}

extension RefreshEngine: NamedEngine {
  var resultName: String { name.description }
  func stateWord(_ code: UInt8) -> String { stateName(code).description }
}
