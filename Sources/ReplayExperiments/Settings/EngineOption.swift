import PullToRefresh

/// A figure that an original's own documents let its user set.
package struct EngineOption: Equatable, Sendable {
  /// Its unit; the option's name says it where it is not points.
  package enum Unit: String, Sendable {
    /// Points.
    case points = "pt"
    /// Milliseconds.
    case milliseconds = "ms"
  }

  /// Its name: `threshold`.
  package let name: String
  /// Its unit.
  package let unit: Unit
  /// The original's own value; nil where it follows from the others.
  package let standard: Double?
  /// What it is, in a few words.
  package let words: String

  /// The values that it may have: lengths as in a policy, times up to ten minutes.
  package var range: ClosedRange<Double> { 0...(unit == .points ? RefreshPolicy.longestLength : 600_000) }

  private init(_ name: String, _ standard: Double?, _ words: String, _ unit: Unit = .points) {
    (self.name, self.standard, self.unit, self.words) = (name, standard, unit, words)
  }

  /// The options of a system, in the order in which its name in results has them; empty where its documents name none.
  ///
  /// - Parameter system: Any.
  /// - Returns: Each once.
  package static func options(of system: RefreshSystem) -> [EngineOption] {
    switch system {
    case .mrefresh:
      [
        EngineOption("height", 40, "height of the view"),
        EngineOption("height-increase", 40, "the container is so much higher than the view"),
        EngineOption("end-offset", 30, "it fires so far beyond the container's height"),
        EngineOption("threshold", nil, "the pull past which it fires, in place of the three heights' sum"),
        EngineOption("start", 30, "the pull from which it draws"),
        EngineOption("inset-ms", 200, "time its room takes in and out", .milliseconds),
      ]
    case .mrefreshRewrite:
      [
        EngineOption("height", 100, "the room it makes"),
        EngineOption("distance", 100, "it fires so far beyond the start"),
        EngineOption("threshold", nil, "the pull past which it fires, in place of distance and start"),
        EngineOption("start", 40, "the pull from which it draws"),
        EngineOption("inset-ms", 250, "time its room takes in and out", .milliseconds),
      ]
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
    case .pullview, .pullviewFold:
      [EngineOption("height", PullView.standardHeight, "height of the view, which is its threshold too")]
    case .jackrabbit:
      [
        EngineOption("compass", 60, "width and height of the compass as it is drawn"),
        EngineOption("spinner", 60, "width and height of the spinner as it is drawn"),
      ]
    default: []
    }
  }
}
