import CommandArguments
import GestureTraces
import PullToRefresh
import ReplayExperiments
import TraceReplay

/// Lengths in points, as options take them.
enum LengthForm {
  /// The greatest length anybody scrolls, in points: a million.
  static let limit = MotionRange.length.upperBound
  /// A length that is not negative, in points.
  static let length = ValueForm.number(MotionRange.length)
  /// The length of a viewport, in points.
  static let viewport = ValueForm.number(MotionRange.viewport)
}

/// The options of a replay but engines and models: how a trace becomes motion, and what the app does
/// meanwhile.
struct MotionOptions: OptionGroup {
  let clock = ClockOptions()
  let app = AppOptions()
  let fingers = FingerOptions()
  let scene = SceneOptions()
}

/// The options of the clock: the display's frames, and the times at which samples count.
struct ClockOptions: OptionGroup {
  let rate = Option<Double>(
    "rate", "HZ", .number(MotionRange.rate), default: ReplayOptions().rate,
    help: "display frames a second")
  let frames = Option<FrameTiming>(
    "frames", "HOW", FramesText.form, default: ReplayOptions().frames, defaultInWords: "even, from 0 on",
    help: "frames that come unevenly: \(FramesText.forms)")
  let arrival = Option(
    flag: "arrival", help: "give the engine each sample at its arrival time, not at its event time")
}

/// The options by which a finger's travel is read.
struct FingerOptions: OptionGroup {
  let slop = Option<Double?>(
    "slop", "PT", LengthForm.length, defaultInWords: "0 on a model, on native each list's own",
    help: "travel before a finger moves content")
  let pointsPerMillimetre = Option<Double>(
    "points-per-mm", "N", scale, default: ReplayOptions().pointsPerMillimetre,
    help: "points for a millimetre on a touchscreen")
  let pointsPerUnit = FingerOptions.pointsPerUnit
  let wheelStep = Option<Double>(
    "wheel-step", "PT", LengthForm.length, default: ReplayOptions().wheelStep,
    help: "points for a click of a wheel")
  let layer = FingerOptions.layer
  let traditional = Option(
    flag: "traditional", help: "content moves against the fingers: a touchpad without natural scrolling")
  let viewport = Option<Double?>(
    "viewport", "PT", LengthForm.viewport, defaultInWords: "the trace's, else 667",
    help: "length of the viewport")

  private static let scale = ValueForm.number(MotionRange.scale)

  /// The option that chooses a layer of a trace.
  static let layer = Option<TraceLayer?>(
    "layer", "NAME",
    .name(kind: "layer", among: TraceLayer.allCases.map { ($0.rawValue, $0) }),
    defaultInWords: "libinput, where it holds a drag", help: "which of a trace's layers to use")

  /// The option that says how far content goes for a touchpad's own unit.
  static let pointsPerUnit = Option<Double>(
    "points-per-unit", "N", scale, default: ReplayOptions().pointsPerUnit,
    help: "points for a scroll unit of a touchpad")
}

/// The options of a trace's scene, beside the viewport.
struct SceneOptions: OptionGroup {
  let content = Option<Double?>(
    "content", "PT", LengthForm.length, defaultInWords: "the trace's, else ten viewports",
    help: "length of the content")
  let insetTop = Option<Double?>(
    "inset-top", "PT", LengthForm.length, defaultInWords: "the trace's, else 0", help: "top inset")
  let startOffset = Option<Double?>(
    "start-offset", "PT", LengthForm.length, defaultInWords: "the trace's, else 0",
    help: "how far the content is scrolled down at the start")
}

extension ReplayOptions {
  /// The options that a command line gives a replay.
  init(_ invocation: Invocation<MotionOptions>) {
    self.init(invocation.fingers, invocation.scene)
    rate = invocation.clock.rate
    frames = invocation.clock.frames
    usesArrival = invocation.clock.arrival
    app = AppScript(invocation.app)
  }

  /// The options that a command line gives for a finger's travel and the scene; all else as usual.
  init(_ fingers: Invocation<FingerOptions>, _ scene: Invocation<SceneOptions>) {
    self.init(fingers)
    self.scene.content = scene.content
    self.scene.topInset = scene.insetTop
    self.scene.startOffset = scene.startOffset
  }

  /// The options that a command line gives for a finger's travel; all else as usual.
  init(_ invocation: Invocation<FingerOptions>) {
    self.init()
    dragStart = invocation.slop.map { DragStart(slop: $0).forAll }
    pointsPerMillimetre = invocation.pointsPerMillimetre
    pointsPerUnit = invocation.pointsPerUnit
    wheelStep = invocation.wheelStep
    layer = invocation.layer
    isTraditional = invocation.traditional
    scene.viewport = invocation.viewport
  }
}
