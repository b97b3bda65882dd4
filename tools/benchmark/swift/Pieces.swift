import Reference
import ScrollPhysics

/// Seconds of a motion, 0 to 3.
let times = Column { Double($0) * 3 / Double(count) }

/// The closed forms that most models share.
func comparePieces() {
  printHeader("closed form")
  let drags = Column { Double($0) * 0.1 - 1000 }
  let band = RubberBand(coefficient: UIKitModel.coefficient, dimension: 667)
  compare(
    "rubber band", swift: { fill(from: drags) { band.offset(forDrag: $0) } },
    c: { c_band(drags.input, theirs.output, Int32(count), band.coefficient, band.dimension) })
  let slowing = Deceleration.normal
  let decay = ScrollPiece.decay(slowing, from: 400, velocity: 2000)
  compare(
    "decay", swift: { fill(from: times) { decay.offset(at: $0) } },
    c: { c_decay(times.input, theirs.output, Int32(count), 400, 2000, slowing.perSecond) })
  let motion = SpringMotion(spring: UIKitModel.spring, displacement: -177, velocity: 1279)
  let spring = ScrollPiece.spring(motion, about: -60)
  compare(
    "critical spring", swift: { fill(from: times) { spring.offset(at: $0) } },
    c: {
      c_critical_spring(
        times.input, theirs.output, Int32(count), -60, -177, 1279, motion.spring.frequency)
    })
}
