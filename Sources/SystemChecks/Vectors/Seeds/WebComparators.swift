import PullToRefresh
import TextFormats

/// `comparator.formula` for engines that measure the finger's travel: one function per engine.
///
/// Each moves a finger over the engine's native scroll view. The input `scrolled` says how far the content is scrolled down at the touch,
/// in the case's points or pixels, 0 by default.
enum WebComparators {
  /// The functions of `comparator.formula` that move a finger, by the engine names in test cases.
  static let systems: [String: SeedCalculations.Calculation] = [
    "SwipeRefreshLayout": swipeRefresh,
    "pulltorefresh.js": pullToRefreshJS,
    "Flutter RefreshIndicator": flutterMaterial,
    "android-Ultra-Pull-To-Refresh": ultra,
    "ionic ion-refresher": ionic,
  ]

  private static func scrolled(_ inputs: SeedInputs) throws -> Double {
    let scrolled = inputs.number("scrolled", else: 0)
    guard scrolled >= 0 else { throw SeedError.negative("scrolled") }
    return scrolled
  }

  private static func swipeRefresh(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let density = inputs.number("density", else: 1)
    guard density > 0 else { throw SeedError.notPositive }
    var run = ContentRun(SwipeRefresh(density: density), on: .swiperefresh, scrolled: try scrolled(inputs))
    run.touch()
    // The travel in the cases is counted after the slop.
    run.move(to: (SwipeRefresh.touchSlop + (try inputs.number("fingerTravelDp"))) * density)
    let layout = run.engine
    run.lift()
    return SeedInputs.object([
      ("overscroll", SeedInputs.value(layout.pulled)),
      ("circleOffset", SeedInputs.value(layout.circleTop(at: run.frame.time))),
      ("refreshAtRelease", .bool(run.triggers > 0)),
    ])
  }

  private static func pullToRefreshJS(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    var run = ContentRun(PullToRefreshJS(), on: .pullToRefreshJS, scrolled: try scrolled(inputs))
    run.touch()
    run.move(to: try inputs.number("fingerTravelPx"))
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
    var run = ContentRun(
      FlutterMaterialRefresh(viewport: viewport, contentOverscrolls: false), on: .flutterMaterial,
      viewport: viewport, scrolled: try scrolled(inputs))
    run.touch()
    run.move(to: try inputs.number("drag"))
    let isArmed = run.engine.state == FlutterMaterialRefresh.State.armed.rawValue
    return SeedInputs.object([
      ("value", SeedInputs.value(run.engine.value)), ("armedIdeal", .bool(isArmed)),
    ])
  }

  private static func ultra(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    var run = ContentRun(
      UltraRefresh(headerHeight: try inputs.number("headerPx")), on: .ultraPTR,
      scrolled: try scrolled(inputs))
    run.touch()
    run.move(to: try inputs.number("singleMovePx"))
    let position = run.engine.position(at: run.frame.time)
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
    var run = ContentRun(
      Ionic4Refresher(least: least, greatest: inputs.numberIfAny("pullMax")), on: .ionic4,
      scrolled: try scrolled(inputs))
    // The case counts from where the gesture was captured, which is at its own slop.
    run.touch()
    run.move(to: Ionic4Refresher.slop)
    run.move(to: Ionic4Refresher.slop + (try inputs.number("deltaY")))
    return SeedInputs.object([
      ("state", .string(run.stateName)), ("progress", SeedInputs.value(run.engine.progress)),
    ])
  }
}
