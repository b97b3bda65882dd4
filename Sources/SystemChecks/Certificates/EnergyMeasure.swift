import ScrollPhysics

/// Energy: after the release nothing drives the motion, so its energy must not grow.
///
/// | where | what must not grow |
/// |---|---|
/// | a spring at an edge | `v² + ω²·x²` with the spring's own ω, given as a speed `√(v² + ω²·x²)` |
/// | any other motion inside the bounds | the speed |
/// | any other motion beyond an edge | the overscroll once it has turned back; a second bounce counts in full |
/// | a change of pieces | the speed |
///
/// Other motion beyond an edge has no potential energy of its own, so its speed means nothing there; it must fall towards the edge. A
/// damped spring satisfies all four, whatever its damping.
enum EnergyMeasure {
  /// The findings on overscroll, speed inside the bounds, springs, and changes of the law of motion.
  static func findings(of subject: CertificateSubject) -> [CertificateFinding] {
    var (inside, spring, bounce, change) = (WorstCase(), WorstCase(), WorstCase(), WorstCase())
    for gesture in CertificateScene.allGestures {
      let run = CertificateRun(gesture, of: subject)
      guard let motion = run.free.motion else { continue }
      var (speeds, bounces) = (SpeedWatch(), BounceWatch())
      for time in run.frames {
        let moment = MotionMoment(run.free, motion.trajectory, since: motion.start, at: time)
        let when = "\(WorstCase.milliseconds(time - run.lift)) after the release"
        bounce.note(bounces.growth(at: moment), in: gesture, when)
        switch speeds.growth(at: moment) {
        case .inside(let growth): inside.note(growth, in: gesture, when)
        case .spring(let growth): spring.note(growth, in: gesture, when)
        }
      }
    }
    for gesture in CertificateScene.changeGestures {
      note(CertificateRun(gesture, of: subject), &change)
    }
    return [
      CertificateFinding(.secondBounce, bounce, limit: CertificateLimit.exact, allowance: subject.pixel),
      CertificateFinding(.speedInside, inside, limit: CertificateLimit.speed),
      CertificateFinding(.springEnergy, spring, limit: CertificateLimit.speed),
      CertificateFinding(.speedAtChange, change, limit: CertificateLimit.speed),
    ]
  }

  private static func note(_ run: CertificateRun, _ worst: inout WorstCase) {
    for change in run.free.motion?.trajectory.pieceChanges ?? [] {
      let (before, after) = change.velocities
      worst.note(
        max(0, abs(after) - abs(before)), in: run.gesture,
        "change \(change.number), \(WorstCase.milliseconds(change.time)) after the release: \(WorstCase.text(before)), then \(WorstCase.text(after)) pt/s"
      )
    }
  }
}
