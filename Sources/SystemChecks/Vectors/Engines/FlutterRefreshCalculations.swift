import PullToRefresh
import ScrollPhysics
import TextFormats

/// The calculations for Flutter's two refresh controls, the engines `flutter-cupertino` and `flutter-material`, and for the springs that
/// close their insets.
///
/// A drag moves a finger over the control's native scroll view; the input `scrolled` says how far the content is scrolled down at the
/// touch, 0 by default.
enum FlutterRefreshCalculations {
  static let all: [String: Calculations.Calculation] = [
    "flutter.cupertinoRefresh.state": { try cupertino(CalculationInputs($0)) },
    "flutter.cupertinoRefresh.doneReset": { try cupertino(CalculationInputs($0)) },
    "flutter.cupertinoRefresh.drag": { try cupertinoDrag(CalculationInputs($0)) },
    "flutter.materialRefresh.fires": { try material(CalculationInputs($0)) },
    "flutter.release.ios": { try release(CalculationInputs($0), .ios) },
    "flutter.release.macos": { try release(CalculationInputs($0), .desktop) },
    "flutter.release.armed.ios": { try release(CalculationInputs($0), .ios) },
    "flutter.release.armed.macos": { try release(CalculationInputs($0), .desktop) },
    "flutter.release.done.ios": { try release(CalculationInputs($0), .ios) },
    "flutter.release.done.macos": { try release(CalculationInputs($0), .desktop) },
    "flutter.release.collapse.ios": { try release(CalculationInputs($0), .ios) },
    "flutter.release.collapse.macos": { try release(CalculationInputs($0), .desktop) },
  ]

  /// The state of the control after one change of the offset, starting from the state in the input `from`.
  ///
  /// As in the original's own transitions, the case gives extents of the content directly, without a finger.
  private static func cupertino(_ inputs: CalculationInputs) throws -> JSONValue {
    let trigger = try inputs.positive("trigger")
    let control = FlutterCupertinoRefresh(originalTopInset: 0, trigger: trigger)
    var run = SeedRun(.flutterCupertino(control), topInset: 0) { _, _ in nil }
    switch try inputs.text("from") {
    case "inactive": break
    case "drag": run.scroll(to: -trigger / 2)
    case "armed": run.scroll(to: -trigger)
    case "refresh":
      run.scroll(to: -trigger)
      run.scroll(to: 0)
    case "done":
      run.scroll(to: -trigger)
      run.send(.endRefreshing)
    case let name:
      throw CalculationInputs.Problem(
        description: "input \"from\" is \"\(name)\"; give inactive, drag, armed, refresh or done")
    }
    run.scroll(to: -(try inputs.number("pulledExtent")))
    return .string("\(run.engine.stateName(run.engine.state))")
  }

  /// The result of a drag through the positions in `dragPath` (points from its start) once everything is at rest: the state, how often it
  /// fired, and the extent that stays open, in points.
  private static func cupertinoDrag(_ inputs: CalculationInputs) throws -> JSONValue {
    let control = FlutterCupertinoRefresh(
      originalTopInset: 0,
      trigger: try inputs.positive("trigger", else: FlutterCupertinoRefresh.standardTrigger))
    var run = ContentRun(
      control, on: .flutterCupertino, viewport: try inputs.positive("viewport"),
      scrolled: try inputs.unsigned("scrolled", else: 0))
    run.drag(through: try inputs.numbers("dragPath"))
    return SeedInputs.object([
      ("state", .string(run.stateName)), ("triggers", JSONValue(Double(run.triggers))),
      ("extent", SeedInputs.value(max(0, -run.frame.offset))),
    ])
  }

  /// True if a drag through the positions in `dragPath` (points from its start) fires on clamped content.
  private static func material(_ inputs: CalculationInputs) throws -> JSONValue {
    let viewport = try inputs.positive("viewport")
    var run = ContentRun(
      FlutterMaterialRefresh(viewport: viewport, contentOverscrolls: false), on: .flutterMaterial,
      viewport: viewport, scrolled: try inputs.unsigned("scrolled", else: 0))
    run.drag(through: try inputs.numbers("dragPath"))
    return .bool(run.triggers > 0)
  }

  /// The extent that is open at each time after a release, as the model's own spring closes it; an inset that is held open stops it.
  private static func release(
    _ inputs: CalculationInputs, _ platform: FlutterBouncingModel.Platform
  ) throws -> JSONValue {
    // The viewport and content are longer than in any case, so that they do not affect the spring.
    let extent = ScrollExtent(contentLength: .infinity, viewportLength: viewport)
    let motion = FlutterBouncingModel(extent, platform).trajectory(
      from: -(try inputs.unsigned("overscroll0")), velocity: -(try inputs.number("v0", else: 0)))
    let held = try inputs.unsigned("heldExtent", else: 0)
    let open = try inputs.numbers("t_ms").map { max(held, -motion.offset(at: $0 / millisecondsPerSecond)) }
    return inputs.json["t_ms"]?.array == nil
      ? try CalculationResult.value(open[0]) : try CalculationResult.list(open)
  }

  private static let viewport = 1000.0
  private static let millisecondsPerSecond = 1000.0
}
