/// What a ``RefreshMachine`` remembers of the gesture and of what came before it, for gates and re-arming.
struct PullGesture: Sendable {
  /// Finger travel at which the content reaches the top edge, in points: within bounds the content follows the finger.
  private(set) var travelAtEdge = 0.0
  /// The content was at or past the top edge when the gesture began.
  private(set) var startedAtEdge = true
  /// Seconds the content had been still when the gesture began.
  private(set) var stillBefore = Double.infinity
  private var lastMotion = -Double.infinity

  /// Distance and speed below which content counts as at rest at the edge: those of the `uikit` model's settling.
  static var restDistance: Double { 0.5 }
  static var restSpeed: Double { 10 }

  /// A finger came down with the content this far below the top edge, in points, negative past it.
  mutating func began(depth: Double, at time: Double) {
    travelAtEdge = depth > 0 ? depth : 0
    startedAtEdge = depth <= Self.restDistance
    stillBefore = time - lastMotion
  }

  /// The offset changed.
  mutating func moved(at time: Double) { lastMotion = time }

  /// The finger's travel past the edge, in points, ≥ 0.
  func travelPastEdge(_ fingerTravel: Double) -> Double {
    let past = fingerTravel - travelAtEdge
    return past > 0 ? past : 0
  }

  /// Whether all gates that do not depend on the moment let a pull through.
  func passes(_ gates: RefreshGates, _ view: ScrollSituation) -> Bool {
    guard startedAtEdge || !gates.startsAtEdge, stillBefore >= gates.cooldown else { return false }
    guard view.axisAngle <= gates.axisCone, view.contacts <= gates.maximumContacts else { return false }
    return gates.sources.contains(view.source)
  }
}
