import ScrollPhysics
import Testing

/// Lowest offset 0, highest 6003.
private let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
/// A spring that swings, as later models have.
private let swinging = ScrollTrajectory(
  .spring(
    SpringMotion(spring: Spring(frequency: 12, dampingRatio: 0.15), displacement: -90, velocity: 700),
    about: 10))
private let trajectories = [
  ScrollModel.uikit.trajectory(from: 300, velocity: -2500, in: extent),
  ScrollModel.uikit.trajectory(from: 5900, velocity: 4000, in: extent),
  ScrollModel.uikit.trajectory(from: -130, velocity: -900, in: extent),
  ScrollModel.uikit.trajectory(from: -130, velocity: 2600, in: extent),
  ScrollModel.uikit.trajectory(from: 6100, velocity: 0, in: extent),
  ScrollModel.uikit.trajectory(from: 100, velocity: 700, in: extent),
  ScrollModel.uikit.trajectory(from: 2, velocity: -9, in: extent),
  ScrollTrajectory(.move(EasedMove(from: -60, to: 0, duration: 0.3, easing: .easeInOut))),
  ScrollTrajectory(.rest(12)), swinging,
]

@Suite("Scroll trajectory")
struct ScrollTrajectoryTests {
  @Test("the velocity is the slope of the offset, also across the edge", arguments: trajectories)
  func slope(trajectory: ScrollTrajectory) {
    for time in stride(from: 0.0005, to: 2, by: 0.0131)
    where abs(time - trajectory.change) > 1e-4 && abs(time - 0.3) > 1e-4 {
      let quotient = (trajectory.offset(at: time + 1e-6) - trajectory.offset(at: time - 1e-6)) / 2e-6
      // Rounding of offsets of 6000 pt over 2 µs.
      #expect(abs(trajectory.velocity(at: time) - quotient) < 2e-3)
    }
  }

  @Test("pieces join in offset and velocity", arguments: trajectories.filter { $0.change < .infinity })
  func joint(trajectory: ScrollTrajectory) {
    let edge = trajectory.change
    #expect(abs(trajectory.first.offset(at: edge) - trajectory.offset(at: edge)) < 1e-9)
    #expect(abs(trajectory.first.velocity(at: edge) - trajectory.velocity(at: edge)) < 1e-8)
  }

  @Test("it ends at its limit", arguments: trajectories)
  func limit(trajectory: ScrollTrajectory) {
    #expect(abs(trajectory.offset(at: 60) - trajectory.limit) < 1e-9)
    #expect(trajectory.offset(at: .infinity) == trajectory.limit)
  }

  @Test("times before the start count as the start", arguments: trajectories)
  func before(trajectory: ScrollTrajectory) {
    #expect(trajectory.offset(at: -1) == trajectory.offset(at: 0))
  }

  @Test("it is outside the tolerance just before it settles and never after", arguments: trajectories)
  func settling(trajectory: ScrollTrajectory) {
    let tolerance = Tolerance(distance: 0.5, speed: 10)
    let settled = trajectory.settleTime(tolerance)
    func isInside(_ time: Double) -> Bool {
      abs(trajectory.offset(at: time) - trajectory.limit) <= 0.5 + 1e-9
        && abs(trajectory.velocity(at: time)) <= 10 + 1e-7
    }
    if settled > 0 { #expect(!isInside(settled - 1e-6)) }
    for index in 1...3000 { #expect(isInside(settled + 1e-9 + Double(index) * 1e-3)) }
  }
}

@Suite("Crossings of a trajectory")
struct ScrollTrajectoryCrossingTests {
  /// Where samples of 0.5 ms see the offset pass `level`, each bisected to 1e-10 s.
  private func seen(in offsets: [Double], of trajectory: ScrollTrajectory, _ level: Double, rising: Bool)
    -> [Double]
  {
    func isPast(_ offset: Double) -> Bool { rising ? offset > level : offset < level }
    return offsets.indices.dropLast().filter { !isPast(offsets[$0]) && isPast(offsets[$0 + 1]) }.map {
      index in
      var (low, high) = (Double(index) * step, Double(index + 1) * step)
      while high - low > 1e-10 {
        let middle = (low + high) / 2
        if isPast(trajectory.offset(at: middle)) { high = middle } else { low = middle }
      }
      return high
    }
  }

  private let step = 5e-4
  private func sampled(_ trajectory: ScrollTrajectory) -> [Double] {
    (0...8000).map { trajectory.offset(at: Double($0) * step) }
  }

  @Test("every crossing is found, in order, to 1e-9 s", arguments: trajectories)
  func complete(trajectory: ScrollTrajectory) {
    let offsets = sampled(trajectory)
    let levels = [-150.3, -110, -72.5, -30, -3.3, 4.7, 11.7, 60, 250, 6003.5, 6050, 6120]
    for level in levels {
      for rising in [true, false] {
        var after = 0.0
        for expected in seen(in: offsets, of: trajectory, level, rising: rising) {
          let time = trajectory.firstCrossing(of: level, rising: rising, after: after)
          #expect(abs((time ?? -1) - expected) < 1e-9)
          after = expected + 1e-6
        }
        if after < 4, let time = trajectory.firstCrossing(of: level, rising: rising, after: after) {
          #expect(time > 4)
        }
      }
    }
  }

  @Test("a level at the limit or beyond every turn is never passed")
  func never() {
    let back = ScrollModel.uikit.trajectory(from: -130, velocity: 0, in: extent)
    #expect(back.firstCrossing(of: 0, rising: true, after: 0) == nil)
    #expect(back.firstCrossing(of: -131, rising: false, after: 0) == nil)
    #expect(swinging.firstCrossing(of: 500, rising: true, after: 0) == nil)
    #expect(swinging.firstCrossing(of: 10, rising: true, after: 3) != nil)
    #expect(back.firstCrossing(of: .nan, rising: true, after: 0) == nil)
  }

  @Test("asked again after a crossing, the next one in the other direction is found")
  func alternating() throws {
    let out = ScrollModel.uikit.trajectory(from: -100, velocity: -900, in: extent)
    let down = try #require(out.firstCrossing(of: -110, rising: false, after: 0))
    let up = try #require(out.firstCrossing(of: -110, rising: true, after: down))
    #expect(up > down)
    #expect(out.firstCrossing(of: -110, rising: false, after: up) == nil)
  }

  @Test("lowest and highest offsets are those that dense sampling sees", arguments: trajectories)
  func extremes(trajectory: ScrollTrajectory) {
    for (start, end) in [(0.0, 4.0), (0.05, 0.4), (0.3, 0.9)] {
      let offsets = stride(from: start, through: end, by: step).map { trajectory.offset(at: $0) }
      let (lowest, highest) = (offsets.min() ?? 0, offsets.max() ?? 0)
      // Within 0.5 ms of a turn the offset differs by a·t²/2, at the end of the stretch by v·t.
      #expect(trajectory.lowestOffset(from: start, to: end) > lowest - 2)
      #expect(trajectory.highestOffset(from: start, to: end) < highest + 2)
      #expect(trajectory.lowestOffset(from: start, to: end) <= lowest + 1e-12)
      #expect(trajectory.highestOffset(from: start, to: end) >= highest - 1e-12)
    }
    #expect(trajectory.lowestOffset(from: 0, to: .infinity) <= trajectory.limit)
  }
}
