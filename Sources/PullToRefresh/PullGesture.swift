/// What a ``RefreshMachine`` remembers of a gesture and of the time before it, to decide whether a pull may fire.
struct PullGesture: Sendable {
  /// Finger travel at which the content reaches the top edge, in points: within bounds the content follows the finger.
  private(set) var travelAtEdge = 0.0
  /// True if the content was at or past the top edge when the gesture began.
  private(set) var startedAtEdge = true
  /// Seconds the content had been still when the gesture began; the tail of a settling motion counts as still.
  private(set) var stillBefore = Double.infinity
  private var lastMotion = -Double.infinity
  /// The latest content offset, in points; ∞ before the first.
  private var lastOffset = Double.infinity
  /// The latest angle between gesture and vertical while a finger was down, in degrees, and the most fingers of the gesture. Both also
  /// apply to the motion after the release, which belongs to the gesture.
  private var axisAngle = 0.0
  private var contacts = 0

  /// Distance in points, and speed in points per second, below which content counts as at rest at the edge: those of the `uikit` model's
  /// settling.
  static var restDistance: Double { 0.5 }
  static var restSpeed: Double { 10 }

  /// Starts a gesture: a finger came down with the content `depth` points below the top edge, negative past it.
  mutating func begin(depth: Double, at time: Double) {
    travelAtEdge = depth > 0 ? depth : 0
    startedAtEdge = depth <= Self.restDistance
    stillBefore = time - lastMotion
    axisAngle = 0
    contacts = 0
  }

  /// Records a change of the offset. The last bits of a settling motion do not count as movement.
  mutating func follow(_ view: ScrollSituation) {
    let isLeap = (view.contentOffset - lastOffset).magnitude > Self.restDistance
    lastOffset = view.contentOffset
    if view.isTracking || isLeap || view.velocity.magnitude >= Self.restSpeed { lastMotion = view.time }
  }

  /// Records the latest angle and the most fingers, if a finger is down.
  mutating func watch(_ view: ScrollSituation) {
    guard view.isTracking else { return }
    axisAngle = view.axisAngle
    if view.contacts > contacts { contacts = view.contacts }
  }

  /// The part of the finger's travel that lies past the edge, in points, ≥ 0.
  func travelPastEdge(_ fingerTravel: Double) -> Double {
    let past = fingerTravel - travelAtEdge
    return past > 0 ? past : 0
  }

  /// True if these gates could let a pull through, at any angle that the finger, if it is still down, could reach.
  func couldPass(_ gates: RefreshGates, _ view: ScrollSituation) -> Bool {
    var gates = gates
    if view.isTracking { gates.axisCone = .infinity }
    return passes(gates, view)
  }

  /// True if every gate that depends only on the gesture, and not on the present moment, lets a pull through.
  func passes(_ gates: RefreshGates, _ view: ScrollSituation) -> Bool {
    guard startedAtEdge || !gates.startsAtEdge, stillBefore >= gates.cooldown else { return false }
    guard axisAngle <= gates.axisCone, contacts <= gates.maximumContacts else { return false }
    return gates.sources.contains(view.source)
  }
}
