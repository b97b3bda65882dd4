import ScrollPhysics

/// The state of a motion at a moment, and the law it moves by.
struct MotionMoment {
  /// The offset, in points.
  let offset: Double
  /// The velocity, in points per second.
  let velocity: Double
  /// The distance past an edge, in points, signed.
  let overscroll: Double
  /// The time at which the present piece took over, in seconds since the motion's start.
  let pieceStart: Double
  /// The spring that moves the content, and the offset of its rest; nil for any other law.
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

  /// `√(v² + ω²·x²)` of a spring, in points per second: its energy as the speed it has at the edge; nil without one.
  var springSpeed: Double? {
    spring.map { spring, edge in
      let pull = spring.frequency * (offset - edge)
      return (velocity * velocity + pull * pull).squareRoot()
    }
  }
}
