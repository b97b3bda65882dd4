import PullToRefresh
import ScrollPhysics
import TraceReplay

/// The finger travel it takes to fire an engine, on one model in one viewport.
///
/// The finger comes down with the content at the top, goes down evenly, rests until a dwell is over, and lifts; the engine
/// runs on that as on any trace. The least travel that fires is found by halving, to ``tolerance``. Engines that count
/// movements or round each one need more of a finger that reports more often: the hand is part of the answer.
package struct TriggerReach: Sendable {
  /// The finger that drags.
  package struct Hand: Equatable, Sendable {
    /// Its speed, in points per second, above 0: a calm pull.
    package var speed = 600.0
    /// Its reports per second, above 0: a common rate of touchscreens.
    package var rate = 125.0
    /// The surface it is on.
    package var source = RefreshSources.touchscreen

    /// A calm pull on a touchscreen.
    package init() {}
  }

  /// The pull at which the engine's comparison turns true, in points.
  package let threshold: Double
  /// The least finger travel that fires, in points; nil where none does.
  package let travel: Double?
  /// The reason why none does, in words; nil where one does.
  package let obstacle: String?

  /// Viewports of travel that are tried: more than any hand has.
  package static let furthest = 10.0
  /// The precision with which the least travel is found, in points.
  package static let tolerance = 1e-4
  /// Travel that is tried first, in points; doubled until it fires.
  private static let first = 16.0

  /// The reach of an engine in a viewport, with the standard lengths else.
  ///
  /// - Parameters:
  ///   - choice: The engine.
  ///   - model: The scroll physics.
  ///   - viewport: Length of the viewport, in points.
  ///   - hand: How the finger goes.
  package init(_ choice: EngineChoice, on model: ScrollModel, viewport: Double, hand: Hand) {
    var lengths = SceneOverrides()
    lengths.viewport = viewport
    let scene = Scene(scenario: nil, overrides: lengths)
    self.init(choice.engine(in: scene, on: model), in: scene, on: model, hand: hand)
  }

  /// The reach of an engine.
  ///
  /// - Parameters:
  ///   - engine: As it is before any event, in a scene on a model.
  ///   - scene: The scene; the content begins at the top.
  ///   - model: The scroll physics.
  ///   - hand: The finger that drags.
  package init(_ engine: RefreshEngine, in scene: Scene, on model: ScrollModel, hand: Hand = Hand()) {
    var top = scene
    top.startOffset = 0
    let drag = ReachDrag(engine: engine, scene: top, model: model, hand: hand)
    threshold = engine.traits.threshold
    let most = Self.furthest * scene.viewport
    var (low, high) = (0.0, min(Self.first, most))
    while !drag.fires(at: high) {
      guard high < most else {
        travel = nil
        obstacle = ReachObstacle(drag, furthest: most).words
        return
      }
      (low, high) = (high, min(2 * high, most))
    }
    while high - low > Self.tolerance {
      let middle = (low + high) / 2
      if drag.fires(at: middle) { high = middle } else { low = middle }
    }
    travel = high
    obstacle = nil
  }
}
