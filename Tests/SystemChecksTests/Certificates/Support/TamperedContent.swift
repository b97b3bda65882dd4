import ScrollPhysics

@testable import SystemChecks

/// A scroller of `uikit` with a planted defect: what a measure is to see.
struct TamperedContent: MeasuredContent {
  /// What is wrong with it.
  enum Defect {
    case none
    /// The finger's way is rounded to whole points event by event.
    case roundsEvents
    /// What is shown depends on the frame rate: by a point at 30 Hz.
    case knowsRate
    /// Content past the bottom edge is shown a point farther.
    case unevenEdges
    /// A catch moves the content by so many points.
    case jumpsAtCatch(Double)
    /// After a catch the content moves twice as far as the finger.
    case doublesAfterCatch
    /// The lift moves the content by so many points.
    case jumpsAtRelease(Double)
    /// In place of its own motion it moves by this one, about the offset at the lift.
    case moves(ScrollTrajectory)
  }

  private var scroller: Scroller
  private let defect: Defect
  private let rate: Double
  private var extra = 0.0
  private var (passed, last) = (0.0, 0.0)
  private var hasMoved = false
  private var planted: (trajectory: ScrollTrajectory, start: Double)?

  /// A subject with a defect.
  static func subject(_ defect: Defect) -> CertificateSubject {
    var subject = CertificateSubject(.uikit)
    subject.content = { TamperedContent(defect, offset: $0, rate: $1) }
    return subject
  }

  init(_ defect: Defect, offset: Double, rate: Double) {
    scroller = Scroller(model: .uikit, extent: CertificateScene.extent, offset: offset, rate: rate)
    (self.defect, self.rate) = (defect, rate)
  }

  var raw: Double { scroller.raw }
  var motion: (trajectory: ScrollTrajectory, start: Double)? { planted ?? scroller.motion }
  var restTime: Double? {
    if let planted {
      planted.start + planted.trajectory.settleTime(Tolerance(distance: 0.5, speed: 10))
    } else {
      scroller.restTime
    }
  }

  func offset(at time: Double) -> Double {
    if let planted { return planted.trajectory.offset(at: time - planted.start) }
    let offset = scroller.offset(at: time) + extra
    switch defect {
    case .knowsRate: return offset + 30 / rate
    case .unevenEdges: return offset > CertificateScene.extent.highestOffset ? offset + 1 : offset
    default: return offset
    }
  }

  func velocity(at time: Double) -> Double {
    if let planted {
      planted.trajectory.velocity(at: time - planted.start)
    } else {
      scroller.velocity(at: time)
    }
  }

  mutating func beginContact(at time: Double) {
    if case .jumpsAtCatch(let jump) = defect, hasMoved { extra += jump }
    scroller.beginContact(at: time)
    (passed, last) = (0, 0)
  }

  mutating func moveFinger(to travel: Double, at time: Double) {
    switch defect {
    case .roundsEvents:
      passed += (travel - last).rounded()
      last = travel
      scroller.moveFinger(to: passed, at: time)
    case .doublesAfterCatch: scroller.moveFinger(to: hasMoved ? 2 * travel : travel, at: time)
    default: scroller.moveFinger(to: travel, at: time)
    }
  }

  mutating func endContact(at time: Double) {
    scroller.endContact(at: time)
    hasMoved = true
    if case .jumpsAtRelease(let jump) = defect { extra += jump }
    if case .moves(let trajectory) = defect { planted = (trajectory, time) }
  }
}
