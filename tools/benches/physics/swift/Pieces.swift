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
  compare(
    "decay", swift: { fill(from: times) { 400 + slowing.displacement(velocity: 2000, at: $0) } },
    c: { c_decay(times.input, theirs.output, Int32(count), 400, 2000, slowing.perSecond) })
  let motion = SpringMotion(spring: UIKitModel.spring, displacement: -177, velocity: 1279)
  compare(
    "critical spring", swift: { fill(from: times) { -60 + motion.displacement(at: $0) } },
    c: {
      c_critical_spring(
        times.input, theirs.output, Int32(count), -60, -177, 1279, motion.spring.frequency)
    })
}
