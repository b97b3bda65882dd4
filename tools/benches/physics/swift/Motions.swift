import Reference
import ScrollPhysics

/// Samples of a motion, over the seconds in which the slowest comes to rest; as many motions as fill a column.
let (samples, longest) = (200, 3.0)
let releases = count / samples
/// Close together at first, when most happens: the squares of even steps.
let moments = Column {
  let share = Double($0 % samples) / Double(samples)
  return longest * share * share
}

/// Where content is let go: half of them inside the page, a quarter beyond either edge.
let starts = Column { spread($0, 0.618_033_988_749_895, from: -700, to: 2000) }
/// How fast: to either side, up to a hard fling.
let velocities = Column { spread($0, 0.754_877_666_246_693, from: -6000, to: 6000) }

/// Values between two bounds, in no order: multiples of an irrational share of the way.
func spread(_ index: Int, _ share: Double, from low: Double, to high: Double) -> Double {
  low + (high - low) * (Double(index) * share).truncatingRemainder(dividingBy: 1)
}

/// The offsets of all releases at all moments, each motion made once.
func compareMotions() {
  printHeader("motion")
  for model in models {
    let (c, page) = (peers(of: model).motion, page)
    compare(
      title(model), swift: { move(model, in: page) },
      c: {
        c(
          starts.input, velocities.input, Int32(releases), moments.input, Int32(samples), theirs.output,
          pageInC)
      })
  }
}

func move(_ model: ScrollModel, in page: ScrollExtent) {
  let (starts, velocities, moments, output) = (
    starts.values, velocities.values, moments.values, ours.values
  )
  for index in 0..<releases {
    let motion = model.trajectory(from: starts[index], velocity: velocities[index], in: page)
    for sample in 0..<samples { output[index * samples + sample] = motion.offset(at: moments[sample]) }
  }
}
