import PullToRefresh
import ScrollPhysics
import TraceReplay

/// The finger travel that makes an engine fire, on one model in one viewport.
///
/// The finger touches with the content at the top, moves down evenly, rests until a dwell time is over, and releases; the engine runs as on
/// any trace. The least travel that fires is found by bisection, to ``tolerance``. Engines that count movements or round each one need more
/// travel from a finger that reports more often, so the result depends on the hand.
package struct TriggerReach: Sendable {
  /// The movement of the simulated finger: its speed, report rate and surface.
  package struct Hand: Equatable, Sendable {
    /// The finger's speed, in points per second, above 0; by default that of a calm pull.
    package var speed = 600.0
    /// The finger's reports per second, above 0; by default a common rate of touchscreens.
    package var rate = 125.0
    /// The surface on which the finger moves.
    package var source = RefreshSources.touchscreen

    /// The movement of a calm pull on a touchscreen.
    package init() {}
  }

  /// The pull that just suffices for the engine's threshold, in points.
  package let threshold: Double
  /// The least finger travel with which the engine fires, in points; nil if it never fires.
  package let travel: Double?
  /// The reason why the engine never fires, in words; nil if it does.
  package let obstacle: String?

  /// The longest travel that is tried, in viewports: more than any hand can make.
  package static let furthest = 10.0
  /// The precision with which the least travel is found, in points.
  package static let tolerance = 1e-4
  /// The finger travel that is tried first, in points; it is doubled until the engine fires.
  private static let first = 16.0

  /// Finds the finger travel that makes an engine fire in a viewport; other lengths have their default values.
  ///
  /// - Parameters:
  ///   - choice: The engine.
  ///   - model: The scroll physics.
  ///   - viewport: Length of the viewport, in points.
  ///   - hand: How the finger moves.
  package init(_ choice: EngineChoice, on model: ScrollModel, viewport: Double, hand: Hand) {
    var lengths = SceneOverrides()
    lengths.viewport = viewport
    let scene = Scene(scenario: nil, overrides: lengths)
    self.init(choice.engine(in: scene, on: model), in: scene, on: model, hand: hand)
  }

  /// Finds the finger travel that makes an engine fire.
  ///
  /// - Parameters:
  ///   - engine: The engine in its initial state, in a scene on a model.
  ///   - scene: The scene; the content begins at the top.
  ///   - model: The scroll physics.
  ///   - hand: How the finger moves.
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
