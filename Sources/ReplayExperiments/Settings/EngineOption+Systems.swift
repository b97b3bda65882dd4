import PullToRefresh

extension EngineOption {
  /// The options of a built-in engine, in the order of results; empty if the original's documentation names none.
  ///
  /// - Parameter system: The engine.
  /// - Returns: Each option once.
  package static func options(of system: RefreshSystem) -> [EngineOption] {
    switch system {
    case .mrefresh: documented
    case .mrefreshRewrite: rewrite
    case .isalternative, .isalternativeRelease:
      [
        EngineOption("threshold", -ISAlternative.standardThreshold, "the pull past which it fires"),
        EngineOption("height", ISAlternative.standardHeight, "height of the inset during a refresh"),
      ]
    case .onpu:
      [
        EngineOption("threshold", -ISAlternative.standardThreshold, "the pull past which it fires"),
        EngineOption("height", OnpuRefreshControl.standardHeight, "height of the inset during a refresh"),
        EngineOption(
          "turn-ms", OnpuSpin.repositoryTurn * 1000, "time per turn; 500 in the article", .milliseconds),
      ]
    case .pullview, .pullviewFold: pullView
    case .jackrabbit: jackrabbit
    default: []
    }
  }

  /// The options of MRefresh 0.1.1.
  ///
  /// Source: strongself/MRefresh, README.md (e82b2b8, 2017-01-29).
  private static let documented = [
    EngineOption("height", 40, "height of the view"),
    EngineOption("height-increase", 40, "extra height of the container above the view"),
    EngineOption("end-offset", 30, "distance beyond the container's height at which it fires"),
    EngineOption("threshold", nil, "the pull past which it fires, instead of the sum of the three heights"),
    EngineOption("start", 30, "the pull from which it draws"),
    EngineOption("inset-ms", 200, "time in which the inset opens and closes", .milliseconds),
    EngineOption(
      "time", EngineValue(0), .share, isList: true,
      "fraction of the pull at which each path begins, the last for the rest; with two or more, each stroke of the plane is a path; drawing only"
    ),
    EngineOption(
      "times-smooth", 3, "a line or curve becomes 2^(n + 1) pieces, drawn one after the other; drawing only",
      .count),
    EngineOption(
      "scale", EngineValue("as-first"), .word, choices: ["as-first", "each"],
      "how paths share the frame: shouldScaleAsFirstElement or not; drawing only"),
    EngineOption("frame", 40, "side of drawableFrame, which the paths are fitted into; drawing only"),
    EngineOption("line-width", nil, "width of the line; 1 in the README, 2 without it; drawing only"),
    EngineOption("stroke-color", nil, .colour, "colour of the line, black in the README; drawing only"),
  ]

  /// The options of MRefresh 0.2.1.
  ///
  /// Source: strongself/MRefresh, README.md (e5743a7, 2021-01-26).
  private static let rewrite = [
    EngineOption("height", 100, "height of the inset during a refresh"),
    EngineOption("distance", 100, "distance beyond the start at which it fires"),
    EngineOption("threshold", nil, "the pull past which it fires, instead of distance plus start"),
    EngineOption("start", 40, "the pull from which it draws"),
    EngineOption("inset-ms", 250, "time in which the inset opens and closes", .milliseconds),
    EngineOption(
      "start-proportion", EngineValue(0), .share, isList: true,
      "fraction of the pull at which each path begins, the last for the rest; with two or more, each stroke of the plane is a path; drawing only"
    ),
    EngineOption(
      "depth", 3, "a line or curve becomes 2^(n + 1) pieces, one for 0; 2 in the README; drawing only", .count
    ),
    EngineOption("size", 40, "side of the square that all paths are fitted into; drawing only"),
    EngineOption("line-width", 1, "width of the line; drawing only"),
    EngineOption("stroke-color", nil, .colour, "colour of the line, black in its example; drawing only"),
  ]

  /// The options of PullView.
  ///
  /// Source: janodev/table-pull2refresh, PullToRefreshVC.m and PullView.m (0e5c2c2, 2013-04-22).
  private static let pullView = [
    EngineOption("height", PullView.standardHeight, "height of the view, also the threshold"),
    EngineOption(
      "updated", nil, .timeOfDay,
      "\"Last updated\" before the first refresh; without a time the line is missing; drawing only"),
    EngineOption(
      "clock", nil, .timeOfDay,
      "time of day at the replay's start: \"Last updated: never\", then when a refresh ended; drawing only"),
  ]

  /// The options of JackrabbitRefresh.
  ///
  /// Source: JackrabbitMobile/JackrabbitRefresh, JRTableViewController.m (1cf42c3, 2014-03-22).
  private static let jackrabbit = [
    EngineOption("compass", 60, "width and height of the compass; changes its states, not the refresh"),
    EngineOption("spinner", 60, "width and height of the spinner; changes its states, not the refresh"),
    EngineOption(
      "full-pull", JackrabbitDecoration.fullPull,
      "pullRatio is the pull over this, at 1 the graphics meet; changes its states, not the refresh"),
    EngineOption(
      "colors",
      EngineValue(["#ff0000", "#0000ff", "#800080", "#00ffff", "#ff8000", "#ff00ff"].map { .word($0) }),
      .colour,
      isList: true, "the colours of the quarter turns, in turn; drawing only"),
  ]
}
