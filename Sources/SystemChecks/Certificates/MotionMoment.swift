import ScrollPhysics

/// The state of a motion at one time, and the law of its movement.
struct MotionMoment {
  /// The offset, in points.
  let offset: Double
  /// The velocity, in points per second.
  let velocity: Double
  /// The distance past an edge, in points, signed.
  let overscroll: Double
  /// When the current piece began, in seconds since the motion's start.
  let pieceStart: Double
  /// The spring that moves the content, and its rest offset; nil for any other law.
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

  /// A spring's energy as the speed it has at the edge, `√(v² + ω²·x²)`, in points per second; nil without a spring.
  var springSpeed: Double? {
    spring.map { spring, edge in
      let pull = spring.frequency * (offset - edge)
      return (velocity * velocity + pull * pull).squareRoot()
    }
  }
}
