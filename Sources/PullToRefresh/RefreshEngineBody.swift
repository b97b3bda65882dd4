/// What every system's value has, so that ``RefreshEngine`` can hold it.
protocol RefreshEngineBody: Sendable {
  static var stateCount: Int { get }
  static func stateName(_ code: UInt8) -> StaticString
  var state: UInt8 { get }
  var policy: RefreshPolicy { get }
  var nextTimer: Double? { get }
  var isIdle: Bool { get }
  func pull(_ view: ScrollSituation) -> Double
  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation) -> RefreshEffects
}
