import GestureTraces
import PullToRefresh

/// The options of `replay` and `report`: how a trace is turned into motion and shown to an engine.
public struct ReplayOptions: Equatable, Sendable {
  /// Display frames per second, above 0, at most ``highestRate``.
  public var rate = 60.0
  /// How display frames deviate from even spacing.
  public var frames = FrameTiming()
  /// True if samples reach the engine at their arrival time at the recorder (`at` in a trace), not at the kernel's timestamp.
  public var usesArrival = false
  /// The app's behaviour: its work on a refresh, refreshes that it begins itself, and changes of its own inset.
  public var app = AppScript()
  /// The rule that decides when a touch becomes a drag, on touchpads as well. If nil, the scroll view's own rule applies, but never on
  /// touchpads.
  public var dragStart: DragStart?
  /// Points per millimetre of finger travel on a touchscreen: 6.42, which is 163 points per inch.
  public var pointsPerMillimetre = 6.42
  /// Points per libinput scroll unit: 1, which Wayland gives a client as a logical pixel.
  public var pointsPerUnit = 1.0
  /// Points per click (120 of `v120_y`) of a wheel.
  public var wheelStep = 53.0
  /// The axis of the fingers' travel that moves content.
  ///
  /// Engines pull downwards, so a replay through an engine is vertical.
  public var axis = ScrollAxis.vertical
  /// The layer of a trace to use; nil uses libinput's if it has any drag or wheel, otherwise the raw contacts (`evdev`).
  public var layer: TraceLayer?
  /// True if touchpad scrolls are inverted, so that content moves against the fingers.
  public var isTraditional = false
  /// Lengths of the scene that override those in the trace.
  public var scene = SceneOverrides()

  /// The highest frame rate a replay accepts, in frames per second.
  public static let highestRate = 10_000.0

  /// The finger travel that moves nothing and is then subtracted, in points, ≥ 0, also for engines that receive touches. Setting it sets
  /// ``dragStart`` to a rule with only this slop.
  public var slop: Double {
    get { dragStart?.slop ?? 0 }
    set { dragStart = DragStart(slop: newValue).forAll }
  }

  /// The drag-start rule that applies to a finger on a scroll view and this kind of surface.
  func dragStart(of list: ScrollList, on source: RefreshSources) -> DragStart {
    dragStart ?? (source == .touchpad ? .immediate : list.dragStart)
  }

  /// The default options, as in the documentation of the command line.
  public init() {}
}

/// Lengths given on the command line, in points; nil keeps the trace's own length.
public struct SceneOverrides: Equatable, Sendable {
  /// Length of the viewport, in points, > 0.
  public var viewport: Double?
  /// Length of the content, in points, ≥ 0.
  public var content: Double?
  /// Top inset, in points, ≥ 0.
  public var topInset: Double?
  /// Bottom inset, in points, ≥ 0.
  public var bottomInset: Double?
  /// How far the content is scrolled down at the start, in points, ≥ 0.
  public var startOffset: Double?

  /// Overrides nothing.
  public init() {}
}
