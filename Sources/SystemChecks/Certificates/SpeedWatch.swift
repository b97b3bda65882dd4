/// Watches the energy of one motion: that of a spring, or the speed inside the bounds.
struct SpeedWatch {
  /// How much the speed exceeds its least value before, in points per second, ≥ 0.
  enum Growth: Equatable {
    /// For content inside the bounds.
    case inside(Double)
    /// For a spring, its energy expressed as a speed.
    case spring(Double)
  }

  /// The least speed so far, and its piece; nil if nothing is being watched.
  private var least: (piece: Double, isSpring: Bool, speed: Double)?

  /// The growth at the next moment of the motion.
  mutating func growth(at moment: MotionMoment) -> Growth {
    let isSpring = moment.springSpeed != nil
    guard isSpring || moment.overscroll == 0 else {
      least = nil
      return .inside(0)
    }
    let speed = moment.springSpeed ?? abs(moment.velocity)
    var growth = 0.0
    if let least, least.piece == moment.pieceStart, least.isSpring == isSpring {
      growth = speed.isNaN ? .nan : max(0, speed - least.speed)
      self.least = (moment.pieceStart, isSpring, min(least.speed, speed))
    } else {
      least = (moment.pieceStart, isSpring, speed)
    }
    return isSpring ? .spring(growth) : .inside(growth)
  }
}
