/// Finds what machines with other thresholds would do, by running one machine whose threshold is out of reach.
///
/// That machine never leaves the states idle and pulling.
extension RefreshMachine {
  /// Records which other thresholds `event` would arm or fire. Implemented here, not derived, because a policy combines any moment, gates
  /// and hysteresis.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    guard display == nil || !policy.hasBusyLock else { return }
    // The event is remembered before it is handled: gates, pull and rest are those after it.
    var seen = self
    seen.remember(event, view)
    let event = event == .fingerMoved && policy.input != .offset ? .offsetChanged : event
    switch event {
    case .offsetChanged: seen.probeChange(view, &levels)
    case .dragEnded: seen.probeLift(view, &levels)
    case .dragCancelled:
      if needsFinger {
        levels.disarm()
        endDwell(&levels, at: view.time)
      }
    default: break
    }
  }

  /// The scroll callbacks that a probe needs: few if no gate looks at how the finger moves.
  ///
  /// If the policy watches the offset and fires at the crossing, the furthest pull is enough; if it fires at the release without
  /// hysteresis, the pull at the release is enough. Otherwise all are needed, because a dwell depends on times, and a bounce continues
  /// after the release.
  var probedCallbacks: ProbedCallbacks {
    let gates = policy.gates
    guard gates.axisCone >= 90 else { return .all }
    switch policy.moment {
    case .crossing: return policy.input == .offset ? .furthest : .all
    case .release:
      return needsFinger && policy.hysteresis == 0 && gates.maximumContacts == .max ? .newest : .all
    case .dwell, .bounceBack: return .all
    }
  }

  /// The highest threshold that a pull of `pull` points passes, in points.
  private func level(_ pull: Double) -> Double { policy.isStrict ? pull.nextDown : pull }

  private func probeChange(_ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    let pull = pull(view)
    let start = pull > 0 && mayArm(.offsetChanged, view) ? level(pull) : -.infinity
    let hold = level(pull + policy.hysteresis)
    switch policy.moment {
    case .crossing: levels.fire(upTo: start)
    case .dwell(let duration):
      levels.dwell = ThresholdLevels.Dwell(time: view.time, duration: duration, start: start, hold: hold)
    case .release, .bounceBack:
      if !view.isTracking { levels.fireWaiting() }
      levels.hold(upTo: hold)
      levels.arm(upTo: start)
    }
  }

  private func probeLift(_ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    let pull = pull(view)
    switch policy.moment {
    case .crossing: break
    case .dwell: if needsFinger { endDwell(&levels, at: view.time) }
    case .release, .bounceBack:
      if pull > 0, mayArm(.dragEnded, view) { levels.arm(upTo: level(pull)) }
      levels.hold(upTo: level(pull + policy.hysteresis))
      if view.releaseVelocity > policy.gates.maximumUpwardRelease { levels.disarm() }
      if policy.moment == .bounceBack { return levels.wait() }
      levels.fire()
      levels.disarm()
    }
  }

  private func endDwell(_ levels: inout ThresholdLevels, at time: Double) {
    guard case .dwell(let duration) = policy.moment else { return }
    levels.dwell = ThresholdLevels.Dwell(time: time, duration: duration, start: -.infinity, hold: -.infinity)
  }
}
