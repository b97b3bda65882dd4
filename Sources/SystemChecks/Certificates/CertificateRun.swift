/// A gesture carried out on scrolling content, with the content's state just before and just after the release.
struct CertificateRun {
  let gesture: CertificateGesture
  /// The state of the content just before the release, under the finger.
  let held: any MeasuredContent
  /// The state of the content just after the release.
  let free: any MeasuredContent
  /// The time at which the finger is released, in seconds.
  let lift: Double
  /// The offsets of the content after each of the finger's events, in points.
  let shown: [Double]
  /// The finger's travel at the release, in points.
  let travel: Double

  /// Carries out a gesture with `fingerRate` events and `frameRate` display frames per second.
  init(
    _ gesture: CertificateGesture, of subject: CertificateSubject,
    fingerRate: Double = CertificateScene.fingerRate, frameRate: Double = CertificateScene.frameRate
  ) {
    self.gesture = gesture
    var content = subject.content(gesture.start, frameRate)
    content.beginContact(at: gesture.wait / 1000)
    let (events, lift) = gesture.events(rate: fingerRate)
    var shown: [Double] = []
    for event in events {
      content.moveFinger(to: event.travel, at: event.time)
      shown.append(content.offset(at: event.time))
    }
    (held, self.shown, self.lift, travel) = (content, shown, lift, events.last?.travel ?? 0)
    content.endContact(at: lift)
    free = content
  }

  /// The times at which motion is examined: frames k / frameRate from the release until half a second after it has settled.
  ///
  /// Each time is slightly after its frame, so that rounding cannot put it before the frame.
  var frames: [Double] {
    let rate = CertificateScene.frameRate
    let settled = (free.restTime ?? lift) + Self.after
    let end = min(settled, lift + CertificateScene.horizon)
    let first = (lift * rate).rounded(.down) + 1
    return stride(from: first, through: (end * rate).rounded(.up), by: 1).map { $0 / rate + Self.justAfter }
  }

  /// The content's velocity under the finger just before the release, in points per second.
  func velocity(of subject: CertificateSubject) -> Double {
    let finger = gesture.velocity
    if finger == 0 { return 0 }
    if let slope = subject.slope { return -finger * slope(held.raw) }
    let step = finger < 0 ? -CertificateLimit.step : CertificateLimit.step
    func moved(by way: Double) -> Double {
      var content = held
      content.moveFinger(to: travel + way, at: lift)
      return content.offset(at: lift)
    }
    // The slope of the parabola through three offsets; its error depends only on the third derivative.
    let slope = (4 * moved(by: step) - moved(by: 2 * step) - 3 * held.offset(at: lift)) / (2 * step)
    return finger * slope
  }

  /// The time for which motion is examined after it has settled, in seconds.
  private static let after = 0.5
  /// The delay from a frame to its examination, in seconds: shorter than any frame, longer than any rounding error.
  static let justAfter = 1e-5
}
