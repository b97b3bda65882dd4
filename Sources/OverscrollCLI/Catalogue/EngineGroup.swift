import PullToRefresh

/// Engines that stand together in the list.
enum EngineGroup: CaseIterable {
  /// What this project began with.
  case seeds
  /// Systems to compare them with.
  case comparators
  /// `-fixed` policies.
  case mended

  /// The names of the seeds, as `--engine` takes them.
  private static let seedNames: Set<String> = [
    "uirefreshcontrol", "isrefresh", "pullview", "pullview-fold", "isalternative", "isalternative-release",
    "onpu", "mrefresh", "mrefresh-0.2", "jackrabbit",
  ]

  /// The group of a system.
  init(of system: RefreshSystem) {
    self = system.isMended ? .mended : Self.seedNames.contains("\(system.name)") ? .seeds : .comparators
  }

  /// What stands above it in the list.
  var title: String {
    switch self {
    case .seeds: "Seed systems, bugs included"
    case .comparators: "Comparators, bugs included"
    case .mended: "Policies without the bugs"
    }
  }

  /// Its name in JSON.
  var key: String {
    switch self {
    case .seeds: "seed"
    case .comparators: "comparator"
    case .mended: "fixed"
    }
  }
}
