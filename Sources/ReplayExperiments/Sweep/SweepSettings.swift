import PullToRefresh
import TraceReplay

/// The settings of a sweep, which are the same for every trace.
package struct SweepSettings: Sendable {
  /// The thresholds of one engine on one model, in points of pull or millimetres of finger travel.
  package struct Row: Sendable {
    /// The engine whose threshold is varied.
    package let engine: EngineChoice
    /// The scroll view that the engine runs on.
    package let list: ScrollList
    /// The model's name in tables.
    package let model: String
    /// The thresholds to run, rising, in points of pull or millimetres of finger travel.
    package let grid: [Double]
  }

  /// The thresholds of each engine and model, engine by engine, on one scroll physics after the other.
  package let rows: [Row]
  /// True if thresholds are in millimetres of finger travel; false if in points of pull.
  package let isMillimetres: Bool
  /// The options by which the fingers of a trace become motion of content.
  package let options: ReplayOptions

  /// The largest number of thresholds over all engines and models; each has a row of results in memory.
  private static let mostThresholds = 200_000

  /// A sweep of every engine on every model that it runs on.
  ///
  /// - Parameters:
  ///   - settings: The engines and scroll physics, and how traces become motion.
  ///   - thresholds: The thresholds of every row, rising; if empty, those around each engine's own.
  ///   - isMillimetres: Whether thresholds are in millimetres of finger travel; then `thresholds` must be given.
  /// - Throws: An error if an external engine takes no threshold, or if there are too many thresholds.
  package init(
    _ settings: ReplaySettings, thresholds: [Double]?, isMillimetres: Bool
  ) throws(ExperimentError) {
    for engine in settings.engines where !engine.takesThreshold {
      throw ExperimentError(
        "\(engine.name) does not accept thresholds: send \"wants\":[\"threshold\"] in its hello and use 'threshold_pt' of 'start', or leave it out"
      )
    }
    let pairs = settings.pairs
    let count = pairs.count * (thresholds?.count ?? 0)
    guard count <= Self.mostThresholds else {
      throw ExperimentError(
        "\(pairs.count) engines on models with \(thresholds?.count ?? 0) thresholds come to \(count), and \(Self.mostThresholds) are the most; give a smaller COUNT to --threshold, or name fewer engines and models (--engine, --model)"
      )
    }
    (self.isMillimetres, options) = (isMillimetres, settings.options)
    let scene = Scene(scenario: nil, overrides: settings.options.scene)
    var bare = scene
    bare.topInset = 0
    rows = pairs.map { engine, list in
      let own = engine.engine(in: scene, on: list.model)
      let free = engine.engine(in: bare, on: list.model)
      return Row(
        engine: engine, list: list, model: settings.modelName(of: list),
        grid: thresholds
          ?? SweepGrid.thresholds(around: own.thresholdPull, withoutInset: free.thresholdPull))
    }
  }
}
