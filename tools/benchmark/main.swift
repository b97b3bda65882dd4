import Glibc
import Reference
import ScrollPhysics

/// Samples per round, and rounds of which the best counts.
let (count, rounds) = (1_000_000, 15)

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Best nanoseconds per sample of both, taken in turns so that both see the same machine.
func compare(_ name: String, swift: () -> Void, c: () -> Void) {
  var best = (swift: Double.infinity, c: Double.infinity)
  for _ in 0..<rounds {
    let start = seconds()
    swift()
    let middle = seconds()
    c()
    let end = seconds()
    best = (min(best.swift, middle - start), min(best.c, end - middle))
  }
  let scale = 1e9 / Double(count)
  func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
  print(
    "\(name): Swift \(text(best.swift * scale)) ns, C \(text(best.c * scale)) ns a sample, ratio \(text(best.swift / best.c))"
  )
}

func requireSameBits(_ name: String, _ a: [Double], _ b: [Double]) {
  for index in a.indices where a[index].bitPattern != b[index].bitPattern {
    print(
      "\(name): sample \(index) is \(a[index]) in Swift and \(b[index]) in C; the two are not the same algorithm"
    )
    exit(1)
  }
}

/// Values of a function, one per input.
@inline(__always)
func fill(_ output: inout [Double], from input: [Double], _ value: (Double) -> Double) {
  for index in input.indices { output[index] = value(input[index]) }
}

func compareDrag() {
  let input = (0..<count).map { Double($0) * 0.002 - 1000 }
  var (ours, theirs) = (input, input)
  let band = RubberBand(coefficient: UIKitModel.coefficient, dimension: 667)
  compare(
    "drag  ", swift: { fill(&ours, from: input) { band.offset(forDrag: $0) } },
    c: { reference_drag(input, &theirs, Int32(count), band.coefficient, band.dimension) })
  requireSameBits("drag", ours, theirs)
}

func compareDecay() {
  let input = (0..<count).map { Double($0) * 3e-6 }
  var (ours, theirs) = (input, input)
  let slowing = Deceleration.normal
  let piece = ScrollPiece.decay(slowing, from: 400, velocity: 2000)
  compare(
    "decay ", swift: { fill(&ours, from: input) { piece.offset(at: $0) } },
    c: { reference_decay(input, &theirs, Int32(count), 400, 2000, slowing.perSecond) })
  requireSameBits("decay", ours, theirs)
}

func compareSpring() {
  let input = (0..<count).map { Double($0) * 3e-6 }
  var (ours, theirs) = (input, input)
  let motion = SpringMotion(spring: UIKitModel.spring, displacement: -177, velocity: 1279)
  let piece = ScrollPiece.spring(motion, about: -60)
  compare(
    "spring", swift: { fill(&ours, from: input) { piece.offset(at: $0) } },
    c: { reference_spring(input, &theirs, Int32(count), -60, -177, 1279, motion.spring.frequency) })
  requireSameBits("spring", ours, theirs)
}

compareDrag()
compareDecay()
compareSpring()
