import ScrollPhysics

/// Measures continuity when a finger catches moving content: the touch must not move content, nor the finger move it farther than itself.
enum CatchMeasure {
  /// The number of frames between the tested catches: a finger touches the content at every fourth frame.
  private static let stride = 4
  /// The distance that the finger moves after a catch, in points; both directions are tested.
  private static let movement = 1.0
  /// The time from the catch to the finger's movement, in seconds.
  private static let delay = 0.008

  /// Two findings: the jump of content when a finger touches it, and how much farther than the finger it then moves.
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
