import GestureTraces
import PullToRefresh

/// The options of `replay` and `report`: how a trace is turned into motion and shown to an engine.
public struct ReplayOptions: Equatable, Sendable {
  /// Display frames per second, above 0, at most ``highestRate``.
  public var rate = 60.0
  /// The timing of frames that do not come evenly from zero on.
  public var frames = FrameTiming()
  /// True where samples reach the engine when they arrived (`at`) and not at their own time.
  public var usesArrival = false
  /// The app's part: its work on a refresh, refreshes it begins itself, its own inset.
  public var app = AppScript()
  /// The rule by which a list takes a touch for a drag, on touchpads as well; nil leaves the list its own, which no touchpad
  /// knows.
  public var dragStart: DragStart?
  /// Points for a millimetre of finger travel on a touchscreen: 6.42, 163 points an inch.
  public var pointsPerMillimetre = 6.42
  /// Points for one of libinput's scroll units: 1, what Wayland hands a client as a logical pixel.
  public var pointsPerUnit = 1.0
  /// Points for one click (120 of `v120_y`) of a wheel.
  public var wheelStep = 53.0
  /// The layer to use; nil takes libinput's if it holds any drag or wheel, else evdev.
  public var layer: TraceLayer?
  /// True where touchpad scrolls are turned round: content moves against the fingers.
  public var isTraditional = false
  /// Lengths that win over the trace's own scenario.
  public var scene = SceneOverrides()

  /// The highest frame rate a replay accepts, in frames per second.
  public static let highestRate = 10_000.0

  /// Finger travel that moves nothing and is subtracted after, for engines that hear touches too, in points, ≥ 0:
  /// ``dragStart`` by its slop alone.
  public var slop: Double {
    get { dragStart?.slop ?? 0 }
    set { dragStart = DragStart(slop: newValue).forAll }
  }

  /// The rule by which a list takes a finger on a surface for a drag.
  func dragStart(of list: ScrollList, on source: RefreshSources) -> DragStart {
    dragStart ?? (source == .touchpad ? .immediate : list.dragStart)
  }

  /// The defaults of the contract.
  public init() {}
}

/// The lengths of a scene that were said on the command line, in points; nil leaves the trace's own.
public struct SceneOverrides: Equatable, Sendable {
  /// Length of the viewport, > 0.
  public var viewport: Double?
  /// Length of the content, ≥ 0.
  public var content: Double?
  /// Top inset, ≥ 0.
  public var topInset: Double?
  /// Bottom inset, ≥ 0.
  public var bottomInset: Double?
  /// The content offset below the top edge at the start, ≥ 0.
  public var startOffset: Double?

  /// No lengths said.
  public init() {}
}
