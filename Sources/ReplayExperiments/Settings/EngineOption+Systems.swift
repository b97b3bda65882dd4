import PullToRefresh

extension EngineOption {
  /// The options of a system, in the order in which its name in results has them; empty where its documents name none.
  ///
  /// - Parameter system: Any.
  /// - Returns: Each once.
  package static func options(of system: RefreshSystem) -> [EngineOption] {
    switch system {
    case .mrefresh: documented
    case .mrefreshRewrite: rewrite
    case .isalternative, .isalternativeRelease:
      [
        EngineOption("threshold", -ISAlternative.standardThreshold, "the pull past which it fires"),
        EngineOption("height", ISAlternative.standardHeight, "the room it makes"),
      ]
    case .onpu:
      [
        EngineOption("threshold", -ISAlternative.standardThreshold, "the pull past which it fires"),
        EngineOption("height", OnpuRefreshControl.standardHeight, "the room it makes"),
        EngineOption(
          "turn-ms", OnpuSpin.repositoryTurn * 1000, "time of a turn; 500 in the article", .milliseconds),
      ]
    case .pullview, .pullviewFold: pullView
    case .jackrabbit: jackrabbit
    default: []
    }
  }

  /// strongself/MRefresh, README.md (e82b2b8, 2017-01-29, that of 0.1.1).
  private static let documented = [
    EngineOption("height", 40, "height of the view"),
    EngineOption("height-increase", 40, "the container is so much higher than the view"),
    EngineOption("end-offset", 30, "it fires so far beyond the container's height"),
    EngineOption("threshold", nil, "the pull past which it fires, in place of the three heights' sum"),
    EngineOption("start", 30, "the pull from which it draws"),
    EngineOption("inset-ms", 200, "time its room takes in and out", .milliseconds),
    EngineOption(
      "time", EngineValue(0), .share, isList: true,
      "share of the pull at which each path begins, the last for the rest; with two or more each stroke of the plane is a path; drawn only"
    ),
    EngineOption(
      "times-smooth", 3, "a line or curve becomes 2^(n + 1) pieces, drawn one after the other; drawn only",
      .count),
    EngineOption(
      "scale", EngineValue("as-first"), .word, choices: ["as-first", "each"],
      "how paths share the frame: shouldScaleAsFirstElement or not; drawn only"),
    EngineOption("frame", 40, "side of drawableFrame, which the paths are fitted into; drawn only"),
    EngineOption("line-width", nil, "width of the line, 1 in the README and drawn 2 without it; drawn only"),
    EngineOption("stroke-color", nil, .colour, "colour of the line, black in the README; drawn only"),
  ]

  /// strongself/MRefresh, README.md (e5743a7, 2021-01-26, that of 0.2.1).
  private static let rewrite = [
    EngineOption("height", 100, "the room it makes"),
    EngineOption("distance", 100, "it fires so far beyond the start"),
    EngineOption("threshold", nil, "the pull past which it fires, in place of distance and start"),
    EngineOption("start", 40, "the pull from which it draws"),
    EngineOption("inset-ms", 250, "time its room takes in and out", .milliseconds),
    EngineOption(
      "start-proportion", EngineValue(0), .share, isList: true,
      "share of the pull at which each path begins, the last for the rest; with two or more each stroke of the plane is a path; drawn only"
    ),
    EngineOption(
      "depth", 3, "a line or curve becomes 2^(n + 1) pieces, of 0 one; 2 in the README; drawn only", .count),
    EngineOption("size", 40, "side of the square that all paths are fitted into; drawn only"),
    EngineOption("line-width", 1, "width of the line; drawn only"),
    EngineOption("stroke-color", nil, .colour, "colour of the line, black in its example; drawn only"),
  ]

  /// janodev/table-pull2refresh, PullToRefreshVC.m and PullView.m (0e5c2c2, 2013-04-22).
  private static let pullView = [
    EngineOption("height", PullView.standardHeight, "height of the view, which is its threshold too"),
    EngineOption(
      "updated", nil, .timeOfDay,
      "\"Last updated\" before the first refresh; no line without a time; drawn only"),
    EngineOption(
      "clock", nil, .timeOfDay,
      "time of day at the replay's start: \"Last updated: never\", then when a refresh ended; drawn only"),
  ]

  /// JackrabbitMobile/JackrabbitRefresh, JRTableViewController.m (1cf42c3, 2014-03-22).
  private static let jackrabbit = [
    EngineOption("compass", 60, "width and height of the compass; its states follow, the refresh does not"),
    EngineOption("spinner", 60, "width and height of the spinner; its states follow, the refresh does not"),
    EngineOption(
      "full-pull", JackrabbitDecoration.fullPull,
      "pullRatio is the pull over this, at 1 the graphics meet; its states follow, the refresh does not"),
    EngineOption(
      "colors",
      EngineValue(["#ff0000", "#0000ff", "#800080", "#00ffff", "#ff8000", "#ff00ff"].map { .word($0) }),
      .colour,
      isList: true, "the colours of the quarter turns, in turn; drawn only"),
  ]
}
