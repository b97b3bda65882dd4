import GestureTraces
import PullToRefresh

/// The options of `replay` and `report`: how a trace is turned into motion and shown to an engine.
public struct ReplayOptions: Equatable, Sendable {
  /// Display frames per second, above 0, at most ``highestRate``.
  public var rate = 60.0
  /// The deviations of display frames from even spacing.
  public var frames = FrameTiming()
  /// True if samples reach the engine at their arrival time (`at`) and not at their own time.
  public var usesArrival = false
  /// The app's behaviour: its work on a refresh, refreshes it begins itself, its own inset.
  public var app = AppScript()
  /// The rule that decides when a touch becomes a drag, applied to touchpads as well; nil uses the scroll view's own rule, which never
  /// applies to touchpads.
  public var dragStart: DragStart?
  /// Points per millimetre of finger travel on a touchscreen: 6.42, which is 163 points per inch.
  public var pointsPerMillimetre = 6.42
  /// Points per libinput scroll unit: 1, which Wayland gives a client as a logical pixel.
  public var pointsPerUnit = 1.0
  /// Points per click (120 of `v120_y`) of a wheel.
  public var wheelStep = 53.0
  /// The layer to use; nil uses libinput's if it holds any drag or wheel, else evdev.
  public var layer: TraceLayer?
  /// True if touchpad scrolls are inverted, so that content moves against the fingers.
  public var isTraditional = false
  /// Lengths that override the trace's own scenario.
  public var scene = SceneOverrides()

  /// The highest frame rate a replay accepts, in frames per second.
  public static let highestRate = 10_000.0

  /// Finger travel that moves nothing and is then subtracted, in points, ≥ 0, also for engines that receive touches;
  /// sets ``dragStart`` to a rule with only this slop.
  public var slop: Double {
    get { dragStart?.slop ?? 0 }
    set { dragStart = DragStart(slop: newValue).forAll }
  }

  /// The drag-start rule of a scroll view for a finger on this kind of surface.
  func dragStart(of list: ScrollList, on source: RefreshSources) -> DragStart {
    dragStart ?? (source == .touchpad ? .immediate : list.dragStart)
  }

  /// The documented defaults.
  public init() {}
}

/// The scene lengths given on the command line, in points; nil keeps the trace's own.
public struct SceneOverrides: Equatable, Sendable {
  /// Length of the viewport, in points, > 0.
  public var viewport: Double?
  /// Length of the content, in points, ≥ 0.
  public var content: Double?
  /// Top inset, in points, ≥ 0.
  public var topInset: Double?
  /// Bottom inset, in points, ≥ 0.
  public var bottomInset: Double?
  /// Distance of the content below its top edge at the start, in points, ≥ 0.
  public var startOffset: Double?

  /// No length is overridden.
  public init() {}
}
