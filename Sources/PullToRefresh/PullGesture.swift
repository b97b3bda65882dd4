/// A ``RefreshMachine``'s memory of the gesture and of what came before it, for gates and re-arming.
struct PullGesture: Sendable {
  /// Finger travel at which the content reaches the top edge, in points: within bounds the content follows the finger.
  private(set) var travelAtEdge = 0.0
  /// The content was at or past the top edge when the gesture began.
  private(set) var startedAtEdge = true
  /// Seconds the content had been still, but for the end of settling, when the gesture began.
  private(set) var stillBefore = Double.infinity
  private var lastMotion = -Double.infinity
  /// The newest offset, in points.
  private var lastOffset = Double.infinity
  /// The newest angle to the vertical under the finger, in degrees, and the most fingers of the gesture: they count for
  /// the motion after the lift as well, which belongs to it.
  private var axisAngle = 0.0
  private var contacts = 0

  /// Distance and speed below which content counts as at rest at the edge: those of the `uikit` model's settling.
  static var restDistance: Double { 0.5 }
  static var restSpeed: Double { 10 }

  /// A finger came down with the content this far below the top edge, in points, negative past it.
  mutating func begin(depth: Double, at time: Double) {
    travelAtEdge = depth > 0 ? depth : 0
    startedAtEdge = depth <= Self.restDistance
    stillBefore = time - lastMotion
    axisAngle = 0
    contacts = 0
  }

  /// The offset changed. A motion that has settled but for its last bits counts for nothing.
  mutating func follow(_ view: ScrollSituation) {
    let isLeap = (view.contentOffset - lastOffset).magnitude > Self.restDistance
    lastOffset = view.contentOffset
    if view.isTracking || isLeap || view.velocity.magnitude >= Self.restSpeed { lastMotion = view.time }
  }

  /// Remembers the newest angle and the most fingers while any is down.
  mutating func watch(_ view: ScrollSituation) {
    guard view.isTracking else { return }
    axisAngle = view.axisAngle
    if view.contacts > contacts { contacts = view.contacts }
  }

  /// The finger's travel past the edge, in points, ≥ 0.
  func travelPastEdge(_ fingerTravel: Double) -> Double {
    let past = fingerTravel - travelAtEdge
    return past > 0 ? past : 0
  }

  /// True if these gates could let a pull through, at any angle that a finger that is down may come to have.
  func couldPass(_ gates: RefreshGates, _ view: ScrollSituation) -> Bool {
    var gates = gates
    if view.isTracking { gates.axisCone = .infinity }
    return passes(gates, view)
  }

  /// True if all gates that do not depend on the moment let a pull through.
  func passes(_ gates: RefreshGates, _ view: ScrollSituation) -> Bool {
    guard startedAtEdge || !gates.startsAtEdge, stillBefore >= gates.cooldown else { return false }
    guard axisAngle <= gates.axisCone, contacts <= gates.maximumContacts else { return false }
    return gates.sources.contains(view.source)
  }
}
