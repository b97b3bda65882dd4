import ScrollPhysics

/// The state of a moving content at one time: offset, velocity, overscroll, and the spring that moves it.
struct MotionMoment {
  /// The offset of the content, in points.
  let offset: Double
  /// The velocity of the content, in points per second.
  let velocity: Double
  /// The content's distance past an edge, in points: negative past the start, positive past the end, 0 inside.
  let overscroll: Double
  /// The time at which the current law of motion began to apply, in seconds since the motion's start.
  let pieceStart: Double
  /// The spring that moves the content, and the offset at which it rests; nil if no spring does.
  let spring: (spring: Spring, edge: Double)?

  init(_ content: any MeasuredContent, _ motion: ScrollTrajectory, since start: Double, at time: Double) {
    (offset, velocity) = (content.offset(at: time), content.velocity(at: time))
    overscroll = CertificateScene.extent.overscroll(at: offset)
    let (piece, since) = motion.piece(at: time - start)
    pieceStart = since
    spring =
      switch piece {
      case .spring(let motion, let edge): (motion.spring, edge)
      case .flutterReturn(let back): (back.motion.spring, back.edge)
      default: nil
      }
  }

  /// The energy of the spring as the speed that content would have at the edge, `√(v² + ω²·x²)` in pt/s; nil without a spring.
  var springSpeed: Double? {
    spring.map { spring, edge in
      let pull = spring.frequency * (offset - edge)
      return (velocity * velocity + pull * pull).squareRoot()
    }
  }
}
