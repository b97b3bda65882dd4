/// A finger's way from rest to the velocity of its lift: a cubic of the time.
struct FingerDrag {
  /// Milliseconds between two events of a touchscreen at 125 Hz.
  static var eventInterval: UInt64 { 8 }

  /// When the finger comes down and when it lifts, in milliseconds.
  let start: UInt64
  let lift: UInt64
  private let way: Double
  private let velocity: Double

  /// 0.1 to 0.6 s over up to 1.2 viewports; an eighth end at rest, the others at up to 12,000 pt/s, more of them slow.
  init(at start: UInt64, side: Double, in viewport: Double, _ random: inout RandomShares) {
    self.start = start
    lift = start + 100 + UInt64(500 * random.next())
    way = side * viewport * (2.4 * random.next() - 1.2)
    let speed = 2 * random.next() - 1
    velocity = random.next() < 0.125 ? 0 : side * 12_000 * speed * abs(speed)
  }

  /// The finger's travel since it came down, in points, downwards positive.
  func travel(atMillisecond millisecond: UInt64) -> Double {
    let seconds = Double(lift - start) / 1000
    let u = Double(millisecond - start) / Double(lift - start)
    return way * (u * u * (3 - 2 * u)) + velocity * seconds * (u * u * (u - 1))
  }
}
