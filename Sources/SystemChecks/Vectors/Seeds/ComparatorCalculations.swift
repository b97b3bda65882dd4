import PullToRefresh
import TextFormats

/// `comparator.formula`: one function per engine, selected by the input `system`.
///
/// The functions here apply a rule at one offset, which the case gives; those that move a finger are in ``WebComparators``.
enum ComparatorCalculations {
  /// The functions of `comparator.formula`, by the engine names that the test cases give as `system`.
  private static let systems: [String: SeedCalculations.Calculation] = [
    "EGOTableViewPullRefresh": ego,
    "ISRefreshControl": isRefresh,
    "MJRefresh": mj,
    "ODRefreshControl": od,
  ]

  static func formula(_ json: JSONValue) throws -> JSONValue {
    guard let name = SeedInputs(json).text("system") else { throw SeedError.missing("system") }
    guard let system = systems[name] ?? WebComparators.systems[name] else {
      throw SeedError.unknownSystem(name)
    }
    return try system(json)
  }

  private static func ego(_ json: JSONValue) throws -> JSONValue {
    let offset = try SeedInputs(json).number("contentOffsetY")
    return SeedInputs.object([
      ("pulling", .bool(EGO.isPulling(at: offset))), ("releaseTriggers", .bool(EGO.fires(at: offset))),
    ])
  }

  private static func isRefresh(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let fires = ISRefreshControl.fires(
      at: try inputs.number("offset"), isTracking: inputs.flag("tracking") ?? false)
    return SeedInputs.object([("fires", .bool(fires))])
  }

  private static func mj(_ json: JSONValue) throws -> JSONValue {
    let inputs = SeedInputs(json)
    let offset = try inputs.number("contentOffsetY")
    let inset = inputs.number("insetTop", else: 0)
    return SeedInputs.object([
      ("pullingPercent", SeedInputs.value(MJRefresh.pullingPercent(at: offset, inset: inset))),
      ("pulling", .bool(MJRefresh.arms(at: offset, inset: inset))),
    ])
  }

  private static func od(_ json: JSONValue) throws -> JSONValue {
    let offset = try SeedInputs(json).number("offset")
    return SeedInputs.object([("fires", .bool(ODRefreshControl.tears(at: offset)))])
  }
}
