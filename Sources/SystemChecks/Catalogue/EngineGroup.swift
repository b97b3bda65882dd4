import PullToRefresh

/// Engines that stand together in the list.
package enum EngineGroup: CaseIterable {
  /// The systems of the documents that this project started from.
  case seeds
  /// Systems to compare them with.
  case comparators
  /// `-fixed` policies.
  case fixed

  /// The group of a system.
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

  /// The heading above it in the list.
  package var title: String {
    switch self {
    case .seeds: "Seed systems, as shipped"
    case .comparators: "Comparators, as shipped"
    case .fixed: "Policies without the bugs"
    }
  }

  /// Its name in JSON.
  package var key: String {
    switch self {
    case .seeds: "seed"
    case .comparators: "comparator"
    case .fixed: "fixed"
    }
  }
}
