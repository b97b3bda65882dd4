import ScrollPhysics

/// Continuity at a catch: a finger that touches moving content must not move it, and then moves it no farther than itself.
enum CatchMeasure {
  /// A finger touches the content at every fourth frame.
  private static let stride = 4
  /// The finger's movement after a catch, in points, tested in both directions.
  private static let movement = 1.0
  /// The time of that movement after the catch, in seconds.
  private static let delay = 0.008

  /// The jump when the finger touches, and how much farther than the finger the content then moves.
  static func findings(of subject: CertificateSubject) -> [CertificateFinding] {
    var (jump, gain) = (WorstCase(), WorstCase())
    for gesture in CertificateScene.allGestures {
      let run = CertificateRun(gesture, of: subject)
      for time in Swift.stride(from: 0, to: run.frames.count, by: stride).map({ run.frames[$0] }) {
        note(run, at: time, &jump, &gain)
      }
    }
    return [
      CertificateFinding(.catchOffset, jump, limit: CertificateLimit.exact, allowance: subject.pixel),
      CertificateFinding(.catchGain, gain, limit: CertificateLimit.exact, allowance: subject.pixel),
    ]
  }

  private static func note(
    _ run: CertificateRun, at time: Double, _ jump: inout WorstCase, _ gain: inout WorstCase
  ) {
    let before = run.free.offset(at: time)
    var caught = run.free
    caught.beginContact(at: time)
    let held = caught.offset(at: time)
    let when = "a catch \(WorstCase.milliseconds(time - run.lift)) after the release"
    jump.note(
      held - before, in: run.gesture,
      "\(when): \(WorstCase.text(before)), then \(WorstCase.text(held)) pt")
    for way in [movement, -movement] {
      var moved = caught
      moved.moveFinger(to: way, at: time + delay)
      let moves = moved.offset(at: time + delay) - held
      gain.note(
        max(0, moves.isNaN ? .nan : abs(moves) - abs(way)), in: run.gesture,
        "\(when): the finger's \(WorstCase.text(way)) pt move the content by \(WorstCase.text(moves)) pt")
    }
  }
}
