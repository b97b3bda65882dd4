import PullToRefresh

/// A group of engines under one heading in the list of engines.
package enum EngineGroup: CaseIterable {
  /// The first ten refresh controls that the program reproduced, all for iOS.
  case seeds
  /// The refresh controls that were added later for comparison.
  case comparators
  /// The `-fixed` policies: the same refresh controls without their bugs.
  case fixed

  /// The group of a built-in engine.
  package init(of system: RefreshSystem) {
    if system.isFixed {
      self = .fixed
    } else {
      switch system.facts.group {
      case .seed: self = .seeds
      case .comparator: self = .comparators
      }
    }
  }

  /// The heading of the group in the list of engines.
  package var title: String {
    switch self {
    case .seeds: "The first ten, for iOS"
    case .comparators: "Other products"
    case .fixed: "Without their bugs (fixed)"
    }
  }

  /// The value that stands for the group in the JSON list of engines.
  package var key: String {
    switch self {
    case .seeds: "seed"
    case .comparators: "comparator"
    case .fixed: "fixed"
    }
  }
}
