import ScrollPhysics

/// Continuity: neither offset nor velocity may jump at the release, at a change of pieces, or at the end of motion.
///
/// | moment | before | after |
/// |---|---|---|
/// | release | the offset under the finger; the finger's velocity times the content's movement per point of finger | the motion's start |
/// | change | the end of one piece | the start of the next |
/// | end | just before the motion's end | the position of rest |
///
/// A motion that waits for its first frame starts there. At the end, the model's own tolerance of rest is allowed, and one pixel for
/// rounded offsets. Motion computed frame by frame reaches an edge anywhere within a frame; flings from 64 distances show nearly the
/// largest jump there.
enum ContinuityMeasure {
  /// The worst jump of offset or velocity at the release, at changes of the law of motion, and at the end of motion.
  struct Jumps {
    var (releaseOffset, releaseVelocity) = (WorstCase(), WorstCase())
    var (changeOffset, changeVelocity) = (WorstCase(), WorstCase())
    var (endOffset, endVelocity) = (WorstCase(), WorstCase())
  }

  /// All findings on jumps: first of offsets, then at catches, then of velocities.
  static func findings(of subject: CertificateSubject) -> [CertificateFinding] {
    var jumps = Jumps()
    for gesture in CertificateScene.changeGestures {
      let run = CertificateRun(gesture, of: subject)
      noteRelease(of: run, subject, &jumps)
      guard let motion = run.free.motion else { continue }
      noteChanges(of: run, motion.trajectory, &jumps)
      noteEnd(of: run, motion.trajectory, &jumps)
    }
    let (exact, speed, pixel) = (CertificateLimit.exact, CertificateLimit.speed, subject.pixel)
    let rest = subject.tolerance
    return [
      CertificateFinding(.releaseOffset, jumps.releaseOffset, limit: exact, allowance: pixel),
      CertificateFinding(.changeOffset, jumps.changeOffset, limit: exact, allowance: pixel),
      CertificateFinding(.endOffset, jumps.endOffset, limit: exact, allowance: max(pixel, rest.distance)),
    ] + CatchMeasure.findings(of: subject) + [
      CertificateFinding(.releaseVelocity, jumps.releaseVelocity, limit: CertificateLimit.difference),
      CertificateFinding(.changeVelocity, jumps.changeVelocity, limit: speed),
      CertificateFinding(.endVelocity, jumps.endVelocity, limit: speed, allowance: rest.speed),
    ]
  }

  private static func noteRelease(
    of run: CertificateRun, _ subject: CertificateSubject, _ jumps: inout Jumps
  ) {
    let (before, after) = (run.held.offset(at: run.lift), run.free.offset(at: run.lift))
    jumps.releaseOffset.note(
      after - before, in: run.gesture,
      "the release: \(WorstCase.text(before)), then \(WorstCase.text(after)) pt")
    let held = run.velocity(of: subject)
    let free = run.free.motion.map { $0.trajectory.velocity(at: $0.trajectory.started) } ?? 0
    jumps.releaseVelocity.note(
      free - held, in: run.gesture,
      "the release: \(WorstCase.text(held)), then \(WorstCase.text(free)) pt/s")
  }

  private static func noteChanges(
    of run: CertificateRun, _ motion: ScrollTrajectory, _ jumps: inout Jumps
  ) {
    for change in motion.pieceChanges {
      let when = "change \(change.number), \(WorstCase.milliseconds(change.time)) after the release"
      jumps.changeOffset.note(
        change.offsets.after - change.offsets.before, in: run.gesture,
        "\(when): \(WorstCase.text(change.offsets.before)), then \(WorstCase.text(change.offsets.after)) pt")
      jumps.changeVelocity.note(
        change.velocities.after - change.velocities.before, in: run.gesture,
        "\(when): \(WorstCase.text(change.velocities.before)), then \(WorstCase.text(change.velocities.after)) pt/s"
      )
    }
  }

  private static func noteEnd(of run: CertificateRun, _ motion: ScrollTrajectory, _ jumps: inout Jumps) {
    guard let end = motion.end else { return }
    let when = "the end, \(WorstCase.milliseconds(end.time)) after the release"
    let (offsets, velocity) = (end.offsets, end.velocities.before)
    jumps.endOffset.note(
      offsets.after - offsets.before, in: run.gesture,
      "\(when): \(WorstCase.text(offsets.before)), then \(WorstCase.text(offsets.after)) pt")
    jumps.endVelocity.note(velocity, in: run.gesture, "\(when): \(WorstCase.text(velocity)) pt/s, then rest")
  }
}
