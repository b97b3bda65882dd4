/// How a machine measures a gesture: the pull, the gates, and whether it may fire again.
extension RefreshMachine {
  /// The pull measured by the policy's input, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double {
    switch policy.input {
    case .offset:
      return view.pull(beyond: originalTopInset)
    case .travel(let gain):
      return gain * gesture.travelPastEdge(view.isTracking ? view.fingerTravel : lastTravel)
    case .travelCurve(let curve):
      return curve.pull(gesture.travelPastEdge(view.isTracking ? view.fingerTravel : lastTravel))
    }
  }

  func mayArm(_ event: RefreshEvent, _ view: ScrollSituation) -> Bool {
    guard isRearmed, gesture.passes(policy.gates, view) else { return false }
    switch policy.moment {
    case .crossing, .dwell: return event != .dragEnded && (view.isTracking || !policy.gates.requiresFinger)
    case .release, .bounceBack: return view.isTracking || event == .dragEnded
    }
  }

  mutating func remember(_ event: RefreshEvent, _ view: ScrollSituation) {
    switch event {
    case .contactBegan: gesture.begin(depth: view.contentOffset + originalTopInset, at: view.time)
    case .offsetChanged: gesture.follow(view)
    case .topInsetChanged: originalTopInset = view.topInset - ownInset
    default: break
    }
    gesture.watch(view)
    if view.isTracking || view.fingerTravel != 0 { lastTravel = view.fingerTravel }
    if event == .contactEnded || event == .dragCancelled { lastTravel = 0 }
    if isRearming(event, view) { isRearmed = true }
  }

  private func isRearming(_ event: RefreshEvent, _ view: ScrollSituation) -> Bool {
    switch policy.rearm {
    case .newGesture: return event == .contactBegan
    case .below(let points): return pull(view) <= points
    case .atRest:
      let isFree = !view.isTracking || event == .contactBegan
      // The content's position counts here, even for a policy that measures the finger.
      return isFree && view.overscroll(beyond: originalTopInset) <= PullGesture.restDistance
        && view.velocity.magnitude < PullGesture.restSpeed
    }
  }
}
