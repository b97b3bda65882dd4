/// Watches the energy of one motion: the energy of its spring, or else the speed inside the bounds.
struct SpeedWatch {
  /// The amount by which the speed exceeds its least earlier value, in points per second, ≥ 0.
  enum Growth: Equatable {
    /// The growth of the speed of content that no spring moves; 0 beyond an edge, where it is not checked.
    case inside(Double)
    /// The growth of a spring's energy, expressed as a speed.
    case spring(Double)
  }

  /// The least speed so far and the start of the law of motion for which it holds; nil if nothing is being watched.
  private var least: (piece: Double, isSpring: Bool, speed: Double)?

  /// How much the speed at the given moment exceeds the least one since the law of motion last changed.
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
