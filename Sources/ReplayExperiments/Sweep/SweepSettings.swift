import PullToRefresh
import TraceReplay

/// The settings of a sweep, the same for every trace.
package struct SweepSettings: Sendable {
  /// The thresholds of one engine on one model, in the sweep's unit.
  package struct Row: Sendable {
    /// The engine.
    package let engine: EngineChoice
    /// The list it is on.
    package let list: ScrollList
    /// The name of its model in tables.
    package let model: String
    /// The thresholds it is run with, rising.
    package let grid: [Double]
  }

  /// Engine by engine within ground by ground.
  package let rows: [Row]
  /// True if thresholds are millimetres of finger travel.
  package let isMillimetres: Bool
  /// The options by which traces become motion.
  package let options: ReplayOptions

  /// Thresholds of all engines and models: each is a row of results, and what is counted of it is held.
  private static let mostThresholds = 200_000

  /// A sweep of every engine on every model that it is to run on.
  ///
  /// - Parameters:
  ///   - settings: The engines and grounds, and how traces become motion.
  ///   - thresholds: The thresholds of every row, rising; those around each engine's own where there are none.
  ///   - isMillimetres: Whether thresholds are millimetres of finger travel; then `thresholds` are given.
  /// - Throws: A program among the engines that takes no threshold, and more thresholds than fit.
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
