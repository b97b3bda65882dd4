/// Independence of frame rate and event rate: 30 to 240 Hz compared with 1000 Hz.
///
/// | part | events | frames | what it shows |
/// |---|---|---|---|
/// | pull | at the rate | – | the offset after 200 pt in 200 ms |
/// | motion at an edge | at 125 Hz | at the rate | the motion beyond the edge after a hard fling: same offset and velocity |
/// | motion | at 125 Hz | at the rate | any other motion |
/// | with slop and tracker | at the rate | at the rate | the motion as it depends on slop and velocity tracker |
///
/// Motion is compared just after frames that both rates have, so that a display's holding between frames does not count. Gestures begin at
/// several phases of the frames.
enum RateMeasure {
  /// The tested rates, in events and frames per second.
  static let rates = [30.0, 60, 90, 120, 125, 240]
  /// The rate with which the others are compared, in events and frames per second.
  static let reference = 1000.0
  /// The times at which gestures begin, in milliseconds, to test several positions between two frames.
  static let waits = [0.0, 4, 11, 27]
  /// The flings at 2000 pt/s whose events are evenly spaced at every tested rate.
  static let flings = [
    CertificateScene.pull, CertificateGesture("long fling into the edge", from: 700, .move(to: 400, 200)),
  ]

  /// The findings on the pull, motion at an edge, other motion, and motion with slop and velocity tracker.
  static func findings(of subject: CertificateSubject) -> [CertificateFinding] {
    [
      pull(subject),
      CertificateFinding(.edgeRate, motion(subject, isHard: true), limit: CertificateLimit.exact),
      CertificateFinding(.motionRate, motion(subject, isHard: false), limit: CertificateLimit.exact),
      CertificateFinding(.wholeRate, whole(subject), limit: CertificateLimit.fitted),
    ]
  }

  private static func pull(_ subject: CertificateSubject) -> CertificateFinding {
    var worst = WorstCase()
    var percent = 0.0
    let gesture = CertificateScene.pull
    func end(_ rate: Double) -> Double {
      CertificateRun(gesture, of: subject, fingerRate: rate).shown.last ?? .nan
    }
    let reference = end(Self.reference)
    for rate in rates {
      let offset = end(rate)
      let before = worst.size
      worst.note(
        offset - reference, in: gesture,
        "offset \(WorstCase.text(offset)) pt at \(WorstCase.text(rate)) Hz, \(WorstCase.text(reference)) pt at 1000 Hz"
      )
      if worst.size > before { percent = (offset / reference - 1) * 100 }
    }
    var finding = CertificateFinding(.pullRate, worst, limit: CertificateLimit.exact)
    if !finding.passes { finding.percent = percent }
    return finding
  }

  private static func motion(_ subject: CertificateSubject, isHard: Bool) -> WorstCase {
    var worst = WorstCase()
    let hard = CertificateScene.hardFling
    for gesture in CertificateScene.allGestures where (gesture.name == hard.name) == isHard {
      for wait in waits {
        let gesture = gesture.delayed(by: wait)
        compare({ CertificateRun(gesture, of: subject, frameRate: $0) }, &worst)
      }
    }
    return worst
  }

  private static func whole(_ subject: CertificateSubject) -> WorstCase {
    var worst = WorstCase()
    for gesture in flings + flings.map(\.mirrored) {
      compare({ CertificateRun(gesture, of: subject, fingerRate: $0, frameRate: $0) }, &worst)
    }
    return worst
  }

  /// Compares the motion after a gesture at each frame rate with that at 1000 Hz, at the frames that both have.
  private static func compare(
    _ run: (Double) -> CertificateRun, _ worst: inout WorstCase
  ) {
    let reference = run(Self.reference)
    for rate in rates {
      let run = run(rate)
      let step = 1 / Double(commonDivisor(Int(rate), Int(Self.reference)))
      let first = (run.lift / step).rounded(.down) + 1
      for index in stride(from: first, through: first + CertificateScene.horizon / step, by: 1) {
        let time = index * step + CertificateRun.justAfter
        let (here, there) = (run.free.offset(at: time), reference.free.offset(at: time))
        worst.note(
          here - there, in: run.gesture,
          "\(WorstCase.milliseconds(time - run.lift)) after the release: \(WorstCase.text(here)) pt at \(WorstCase.text(rate)) Hz, \(WorstCase.text(there)) pt at 1000 Hz"
        )
      }
    }
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : commonDivisor(b, a % b) }
}
