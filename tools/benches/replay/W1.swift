import GestureTraces

/// The gestures of reference work W1, as the head of c/w1.c tells them: the same bits as in C.
struct W1 {
  /// Every gesture's seed is this and its number, through SplitMix64.
  private static let seed: UInt64 = 20_261_121
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let samples = 125
  private static let lift: Int64 = 1_004_000
  /// The viewport's length, in points.
  static let viewport = 800.0
  /// Least reach of each of the ten kinds, and how much more it may be, in points.
  private static let base: [Double] = [180, 180, 180, 180, 180, 180, 150, 150, 200, 5]
  private static let span: [Double] = [520, 520, 520, 520, 520, 520, 500, 500, 400, 60]

  private static func jerk(_ q: Double) -> Double { q * q * q * (10 - 15 * q + 6 * q * q) }

  private static func path(_ kind: Int, _ reach: Double, _ b: Double, _ s: Double) -> Double {
    switch kind {
    case 0...3, 6, 7: return reach * jerk(min(s / (0.7 + 0.3 * b), 1))
    case 4, 5: return s < 0.5 ? reach * jerk(2 * s) : reach * (1 - (0.8 - 0.3 * b) * jerk(min(2 * s - 1, 1)))
    case 8: return reach * s * s * s
    default:
      let q = (4 * s).truncatingRemainder(dividingBy: 2)
      return reach * jerk(1 - abs(1 - q))
    }
  }

  /// The gesture of this number as a trace.
  static func trace(_ number: Int) -> Trace {
    var random = SeededRandom(seed: seed &+ UInt64(number + 1) &* golden)
    let kind = Int(10 * random.nextUnit())
    let (a, b, c) = (random.nextUnit(), random.nextUnit(), random.nextUnit())
    let reach = base[kind] + span[kind] * a
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .synthetic))
    header.statedUnits = .points
    var scene = TraceScenario()
    scene.viewport = viewport
    scene.startOffset = kind == 8 ? 200 + 600 * c : kind == 6 || kind == 7 ? 100 + 300 * c : 0
    header.scenario = scene
    var events = [TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 0, y: 0))]
    for index in 1...samples {
      let time = 8000 * Int64(index) + Int64(((random.nextUnit() - 0.5) * 800).rounded(.down))
      let place = path(kind, reach, b, Double(time) / 1e6) + (random.nextUnit() - 0.5) / 2
      let finger = (place * 64 + 0.5).rounded(.down) / 64
      events.append(TraceEvent(timeMicroseconds: time, kind: .move(slot: 0, x: 0, y: finger)))
    }
    events.append(TraceEvent(timeMicroseconds: lift, kind: .up(slot: 0)))
    let end = TraceEnd(timeMicroseconds: lift, events: events.count, grade: "A", reasons: [])
    return Trace(path: "w1-\(number).trace", header: header, events: events, end: end)
  }
}
