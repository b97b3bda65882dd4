import ScrollPhysics
import Testing

/// Lowest offset 0, highest 6003.
private let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
private let releases: [(offset: Double, velocity: Double)] = [
  (300, -2500), (5900, 4000), (-9, 0), (-9, -300), (6010, 1200), (-120, 900), (3000, 900),
]
/// Rounding of a sum of times below 10 s at the steepest motion's 1e4 pt/s, and of what a solver stops at.
private let rounding = 1e-9

/// Every motion, and the same motion that begins later, after a rest at its first offset.
@Suite("A motion that begins later")
struct LaterTrajectoryTests {
  static let delay = 0.7

  /// Motions in continuous time, of at most four pieces, and the same later.
  private static func motions(_ model: ScrollModel) -> [(now: ScrollTrajectory, later: ScrollTrajectory)] {
    releases.compactMap { offset, velocity in
      let now = model.trajectory(from: offset, velocity: velocity, in: extent)
      guard now.ticks == nil, now.change(3) == nil else { return nil }
      return (now, ScrollTrajectory(.rest(now.offset(at: 0))).then(now, at: delay))
    }
  }

  @Test("there are such motions of nearly all models")
  func some() {
    let without = ScrollModel.all.filter { Self.motions($0).count < 3 }
    #expect(without.allSatisfy { $0.traits(in: extent).isTickBound || $0 == .qt })
  }

  @Test("it passes each level as much later", arguments: ScrollModel.all)
  func crossings(model: ScrollModel) {
    for (now, later) in Self.motions(model) {
      for level in [-121, -60, -20.2, -9.5, -4.7, -1.3, 60.1, 250.7, 3100, 6004.4, 6040.2] {
        for rising in [true, false] {
          for after in [0, 0.05, 0.31] {
            let first = now.firstCrossing(of: level, rising: rising, after: after)
            let second = later.firstCrossing(of: level, rising: rising, after: after + Self.delay)
            #expect((first == nil) == (second == nil), "\(level) \(rising) \(after)")
            #expect(abs((second ?? 0) - (first ?? 0) - (first == nil ? 0 : Self.delay)) < rounding)
          }
        }
      }
    }
  }

  @Test("its offsets, stretches, extremes and rest are as much later", arguments: ScrollModel.all)
  func others(model: ScrollModel) {
    for (now, later) in Self.motions(model) {
      #expect(
        now.limit == later.limit && abs(now.duration + Self.delay - later.duration) < rounding
          || now.duration == .infinity)
      let tolerance = model.tolerance(in: extent)
      let (rest, laterRest) = (now.settleTime(tolerance), later.settleTime(tolerance))
      #expect(rest == 0 || abs(rest + Self.delay - laterRest) < rounding)
      for time in [0.003, 0.05, 0.31, 0.9] {
        #expect(abs(now.offset(at: time) - later.offset(at: time + Self.delay)) < 1e-6)
        let (end, laterEnd) = (now.stretchEnd(after: time), later.stretchEnd(after: time + Self.delay))
        #expect(end == laterEnd || abs(end + Self.delay - laterEnd) < rounding)
        for last in [time + 0.2, .infinity] {
          let (from, to) = (time + Self.delay, last + Self.delay)
          #expect(abs(now.lowestOffset(from: time, to: last) - later.lowestOffset(from: from, to: to)) < 1e-6)
          #expect(
            abs(now.highestOffset(from: time, to: last) - later.highestOffset(from: from, to: to)) < 1e-6)
        }
      }
    }
  }
}
