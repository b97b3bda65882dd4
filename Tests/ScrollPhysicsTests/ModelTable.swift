import ScrollPhysics
import TestSamples

/// Tables of what a model computes from numbers, as lines of a golden file.
enum ModelTable {
  private static let extent = ModelLogTests.extent
  /// Speeds in points per second, among them those that originals compare with; each is tried with its next lower number too.
  private static let speeds = [
    0.5, 1, 4, 5, 8, 10, 15, 20, 24, 25, 30, 40, 50, 60, 75, 80, 100, 120, 125, 150, 180, 200, 250, 300, 400,
    500,
    700, 800, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 9000, 10_000, 12_000, 16_000, 24_000,
  ]

  /// Content dragged past both edges.
  static func drag(_ model: ScrollModel, in extent: ScrollExtent = extent) -> [String] {
    let (low, high) = (extent.lowestOffset, extent.highestOffset)
    let out = [0, 0.3, 1, 9, 40, 60, 120.5, 300, 667, 1500]
    let raws = out.reversed().map { low - $0 } + [500] + [0, 0.4, 7, 97, 500, 1500].map { high + $0 }
    var lines = ["# raw: offset, back, caught, slope; a step of 20 out and of 7 back"]
    for raw in raws {
      let offset = model.offset(forRaw: raw, in: extent)
      let outwards = raw < (low + high) / 2 ? -1.0 : 1
      let numbers = [
        offset, model.raw(forOffset: offset, in: extent), model.raw(forCatchAt: offset, in: extent),
        model.slope(atRaw: raw, in: extent),
        model.offset(from: offset, movedBy: 20 * outwards, in: extent),
        model.offset(from: offset, movedBy: -7 * outwards, in: extent),
      ]
      lines.append("\(raw.golden): \(numbers.map(\.golden).joined(separator: " "))")
    }
    return lines
  }

  /// Fingers released at every speed, and flings of it.
  static func flings(_ model: ScrollModel) -> [String] {
    var lines = [
      "# speed: released inside, after a short travel, slower at the end, outside; distance, seconds, rest"
    ]
    for speed in speeds {
      let (line, below) = (fling(model, speed), fling(model, speed.nextDown))
      lines.append("\(speed.golden): \(line)")
      if below != line { lines.append("below: \(below)") }
    }
    return lines
  }

  private static func fling(_ model: ScrollModel, _ speed: Double) -> String {
    let whole = FingerRelease(velocity: -speed, travel: -90, lastEventVelocity: -speed)
    let short = FingerRelease(velocity: -speed, travel: -9, lastEventVelocity: -speed)
    let slower = FingerRelease(velocity: -speed, travel: -90, lastEventVelocity: -speed / 4)
    let motion = model.trajectory(from: 2000, velocity: speed, in: extent)
    let back = model.trajectory(from: 2000, velocity: -speed, in: extent)
    let numbers = [
      model.releaseVelocity(whole, atRaw: 500, in: extent),
      model.releaseVelocity(short, atRaw: 500, in: extent),
      model.releaseVelocity(slower, atRaw: 500, in: extent),
      model.releaseVelocity(whole, atRaw: -80, in: extent),
      motion.limit - 2000, motion.duration, motion.settleTime(model.tolerance(in: extent)), back.limit - 2000,
    ]
    return numbers.map(\.golden).joined(separator: " ")
  }

  /// Returns from beyond both edges, with every velocity.
  static func returns(_ model: ScrollModel, in extent: ScrollExtent = extent) -> [String] {
    var lines = [
      "# from, velocity: seconds, rest, furthest out, offsets after 1/32, 1/8, 3/8 s; resumed, after 1/8 s"
    ]
    for out in [-150, -41, -8, -0.6, 0.6, 37] {
      let offset = out < 0 ? extent.lowestOffset + out : extent.highestOffset + out
      for velocity in [-1500, -200, -20, 0, 200, 1500.0] {
        let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
        let resumed = model.trajectory(resumedFrom: offset, velocity: velocity, in: extent)
        let farthest =
          out < 0
          ? motion.lowestOffset(from: 0, to: .infinity) : motion.highestOffset(from: 0, to: .infinity)
        let numbers = [
          motion.duration, motion.settleTime(model.tolerance(in: extent)), farthest,
          motion.offset(at: 1.0 / 32),
          motion.offset(at: 0.125), motion.offset(at: 0.375), resumed.offset(at: 0.125),
        ]
        lines.append("\(offset.golden), \(velocity.golden): \(numbers.map(\.golden).joined(separator: " "))")
      }
    }
    return lines
  }
}
