import PullToRefresh
import TextFormats

/// `comparator.formula` of the systems that take the finger's travel: one function a system.
enum WebComparators {
  /// The systems, by the names cases give them.
  static let systems: [String: SeedCalculations.Calculation] = [
    "SwipeRefreshLayout": swipeRefresh,
    "pulltorefresh.js": pullToRefreshJS,
    "Flutter RefreshIndicator": flutterMaterial,
    "android-Ultra-Pull-To-Refresh": ultra,
    "ionic ion-refresher": ionic,
  ]

  private static func swipeRefresh(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let density = inputs.number("density", else: 1)
    guard density > 0 else { throw SeedError.notPositive }
    var run = FingerRun(SwipeRefresh(density: density))
    run.touch()
    // The cases' travel is what is left after the slop.
    run.move(to: (SwipeRefresh.touchSlop + (try inputs.number("fingerTravelDp"))) * density)
    let layout = run.engine
    run.lift()
    return SeedInputs.object([
      ("overscroll", SeedInputs.value(layout.pulled)),
      ("circleOffset", SeedInputs.value(layout.circleTop(at: 0))),
      ("refreshAtRelease", .bool(run.triggers > 0)),
    ])
  }

  private static func pullToRefreshJS(_ json: JSONValue) throws -> JSONValue {
    var run = FingerRun(PullToRefreshJS())
    run.touch()
    run.move(to: try SeedInputs(json).number("fingerTravelPx"))
    let resisted = run.engine.resisted
    run.lift()
    return SeedInputs.object([
      ("distResisted", SeedInputs.value(resisted)), ("refreshAtRelease", .bool(run.triggers > 0)),
    ])
  }

  private static func flutterMaterial(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let viewport = try inputs.number("viewport")
    guard viewport > 0 else { throw SeedError.notPositive }
    var run = FingerRun(
      FlutterMaterialRefresh(viewport: viewport, contentOverscrolls: false), viewport: viewport)
    run.touch()
    run.move(to: try inputs.number("drag"))
    let isArmed = run.engine.state == FlutterMaterialRefresh.State.armed.rawValue
    return SeedInputs.object([
      ("value", SeedInputs.value(run.engine.value)), ("armedIdeal", .bool(isArmed)),
    ])
  }

  private static func ultra(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    var run = FingerRun(UltraRefresh(headerHeight: try inputs.number("headerPx")))
    run.touch()
    run.move(to: try inputs.number("singleMovePx"))
    let position = run.engine.position(at: 0)
    run.lift()
    return SeedInputs.object([
      ("pos", SeedInputs.value(position)), ("offsetToRefresh", SeedInputs.value(run.engine.line)),
      ("over", .bool(run.triggers > 0)),
    ])
  }

  private static func ionic(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let least = inputs.number("pullMin", else: Ionic4Refresher.standardLeast)
    guard least > 0 else { throw SeedError.notPositive }
    var run = FingerRun(
      Ionic4Refresher(least: least, greatest: inputs.numberIfAny("pullMax")))
    // The case counts from where the gesture was captured, which is at its own slop.
    run.touch()
    run.move(to: Ionic4Refresher.slop)
    run.move(to: Ionic4Refresher.slop + (try inputs.number("deltaY")))
    return SeedInputs.object([
      ("state", .string(run.stateName)), ("progress", SeedInputs.value(run.engine.progress)),
    ])
  }
}
