import ScrollPhysics

/// Measures restart invariance: motion that is stopped at a frame and solved anew from its offset and velocity must continue unchanged.
///
/// A scroller does this if an inset changes during motion. It is measured until the motion counts as settled. A return that has crossed its
/// edge is measured separately, because content inside the bounds must decelerate whatever brought it there.
enum RestartMeasure {
  /// The number of frames between restarts: motion is solved anew at every fourth frame.
  private static let stride = 4
  private static let comparison = 8

  /// Two findings: the largest difference between a motion and its restarts in general, and on a return that is back inside the bounds.
  static func findings(of subject: CertificateSubject) -> [CertificateFinding] {
    var (worst, returning) = (WorstCase(), WorstCase())
    for gesture in CertificateScene.allGestures {
      note(CertificateRun(gesture, of: subject), subject, &worst, &returning)
    }
    return [
      CertificateFinding(.restart, worst, limit: CertificateLimit.exact, allowance: subject.pixel),
      CertificateFinding(.returnRestart, returning, limit: CertificateLimit.exact, allowance: subject.pixel),
    ]
  }

  private static func note(
    _ run: CertificateRun, _ subject: CertificateSubject, _ worst: inout WorstCase,
    _ returning: inout WorstCase
  ) {
    guard run.free.motion != nil else { return }
    let frames = run.frames
    var wasOutside = isOutside(run.free, at: run.lift)
    for index in Swift.stride(from: 0, to: frames.count, by: stride) {
      guard frames[index] < run.free.restTime ?? .infinity else { return }
      let outside = isOutside(run.free, at: frames[index])
      if wasOutside, !outside {
        compare(run, frames[index...], subject, &returning)
      } else {
        compare(run, frames[index...], subject, &worst)
      }
      wasOutside = wasOutside || outside
    }
  }

  private static func isOutside(_ content: any MeasuredContent, at time: Double) -> Bool {
    CertificateScene.extent.overscroll(at: content.offset(at: time)) != 0
  }

  /// Compares the motion at some frames with a restart at the first of these frames.
  private static func compare(
    _ run: CertificateRun, _ frames: ArraySlice<Double>, _ subject: CertificateSubject,
    _ worst: inout WorstCase
  ) {
    let now = frames[frames.startIndex]
    let start = isHeld(run.free, at: now) ? now - CertificateRun.justAfter : now
    let again = subject.resumed(
      run.free.offset(at: now), run.free.velocity(at: now),
      FrameTicks(after: start, rate: CertificateScene.frameRate))
    for index in Swift.stride(from: frames.startIndex, to: frames.endIndex, by: comparison) {
      let later = frames[index]
      let (shown, anew) = (run.free.offset(at: later), again.offset(at: later - start))
      worst.note(
        anew - shown, in: run.gesture,
        "stopped \(WorstCase.milliseconds(now - run.lift)) after the release: \(WorstCase.text(anew)) pt in place of \(WorstCase.text(shown)) pt at \(WorstCase.milliseconds(later - run.lift))"
      )
    }
  }

  /// True if the displayed content changes only at frames, so that just after a frame it is as at the frame.
  private static func isHeld(_ content: any MeasuredContent, at time: Double) -> Bool {
    let next = time + CertificateRun.justAfter
    return content.offset(at: time) == content.offset(at: next)
      && content.velocity(at: time) == content.velocity(at: next)
  }
}
