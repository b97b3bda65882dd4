import ScrollPhysics
import Testing

@Suite("Gecko desktop fling")
struct GeckoDesktopFlingTests {
  /// The original's loop: threshold, friction, move.
  private func sampled(_ velocity: Double, frame: Double) -> (frames: Int, way: Double) {
    var (v, way, frames) = (velocity, 0.0, 0)
    let kept = Elementary.exp(1000 * frame * Elementary.log(0.998))
    while abs(v) > 10 {
      v *= kept
      way += v * frame
      frames += 1
    }
    return (frames, way)
  }

  @Test("frames, way and end are the original loop's", arguments: [30.0, 60, 120, 240])
  func loop(rate: Double) {
    for velocity in [600.0, -2000, 7000] {
      let fling = GeckoDesktopFling(velocity: velocity, frame: 1 / rate)
      let (frames, way) = sampled(velocity, frame: 1 / rate)
      #expect(fling.movingFrames == Double(frames))
      #expect(abs(fling.distance - way) < 1e-8)
      #expect(fling.velocity(at: fling.duration + 1e-9) == 0)
    }
  }

  @Test("how far it goes depends on the frame rate; the continuous form is what it comes to")
  func frames() {
    func distance(_ rate: Double) -> Double { GeckoDesktopFling(velocity: 2000, frame: 1 / rate).distance }
    // A Python loop of the original.
    #expect(abs(distance(60) - 977.5478) < 1e-3)
    #expect(abs(distance(240) - 989.8992) < 1e-3)
    let smooth = GeckoDesktopFling(velocity: 2000, frame: 1).continuous.distance(velocity: 2000, downTo: 10)
    #expect(abs(distance(1e6) - smooth) < 0.01)
  }

  @Test("the way made at a time is that of the last frame")
  func steps() {
    let fling = GeckoDesktopFling(velocity: 2000, frame: 0.01)
    #expect(fling.displacement(at: 0.0099) == 0)
    // By hand: 2000 · 0.998¹⁰ = 1960.36 pt/s for 10 ms.
    #expect(abs(fling.displacement(at: 0.0101) - 19.6036) < 1e-4)
    #expect(fling.displacement(at: 0.0101) == fling.displacement(at: 0.0199))
  }

  @Test("it passes a way with the velocity of the frame that does, whatever a frame's time rounds to")
  func arrival() {
    for rate in [30.0, 60, 90, 120, 144, 240] {
      let fling = GeckoDesktopFling(velocity: 2000, frame: 1 / rate)
      for way in stride(from: 5.0, to: 900, by: 7) {
        let frames = (1...10_000).first { fling.displacement(afterFrames: Double($0)) >= way }
        let arrival = fling.arrival(toTravel: way)
        #expect(arrival?.velocity == frames.map { fling.velocity(afterFrames: Double($0)) })
      }
    }
  }

  @Test("no faster than the threshold it does not move")
  func slow() {
    let fling = GeckoDesktopFling(velocity: 10, frame: 0.01)
    #expect(fling.duration == 0 && fling.distance == 0)
  }
}
