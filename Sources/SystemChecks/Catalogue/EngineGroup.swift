import PullToRefresh

/// A group of engines in the list.
package enum EngineGroup: CaseIterable {
  /// The systems that this project started with.
  case seeds
  /// Other systems, added for comparison.
  case comparators
  /// `-fixed` policies: originals without their bugs.
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

  /// The group's heading in the list.
  package var title: String {
    switch self {
    case .seeds: "The first ten, for iOS"
    case .comparators: "Other products"
    case .fixed: "Without their bugs (fixed)"
    }
  }

  /// The group's name in JSON.
  package var key: String {
    switch self {
    case .seeds: "seed"
    case .comparators: "comparator"
    case .fixed: "fixed"
    }
  }
}
