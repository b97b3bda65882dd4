import ScrollPhysics
import Testing

@Suite("Flutter's clamping fling")
struct FlutterClampingFlingTests {
  @Test("2000 pt/s go as far as on Android, somewhat faster")
  func android() {
    let fling = FlutterClampingFling(from: 10, velocity: 2000)
    // Android's own distance and duration, μP·e^(K·l/(K−1)) and e^(l/(K−1)), by Python's decimal with 40 digits.
    #expect(abs(fling.distance - 647.3987783959531) < 1e-10)
    #expect(abs(fling.duration - 0.763348487258938) < 1e-13)
    #expect(abs(fling.offset(at: 1) - 657.3987783959531) < 1e-10 && fling.velocity(at: 1) == 0)
  }

  @Test("the velocity is the slope of the offset")
  func slope() {
    let fling = FlutterClampingFling(from: 0, velocity: -3000)
    for time in stride(from: 0.05, to: 0.9, by: 0.05) {
      let slope = (fling.offset(at: time + 1e-6) - fling.offset(at: time - 1e-6)) / 2e-6
      #expect(abs(fling.velocity(at: time) - slope) < 1e-3)
    }
  }

  @Test("started anew anywhere it goes on the same way", arguments: [100.0, 1500, -8000])
  func restart(velocity: Double) {
    let whole = FlutterClampingFling(from: 0, velocity: velocity)
    for share in [0.1, 0.5, 0.9] {
      let time = whole.duration * share
      let part = FlutterClampingFling(from: whole.offset(at: time), velocity: whole.velocity(at: time))
      #expect(abs(part.duration + time - whole.duration) < 1e-10)
      for later in stride(from: 0.0, through: 1, by: 0.1) {
        #expect(abs(part.offset(at: later) - whole.offset(at: time + later)) < 1e-9)
      }
    }
  }

  @Test("an offset on its way is reached when it is there, others never")
  func crossing() throws {
    let fling = FlutterClampingFling(from: 100, velocity: -2000)
    for target in [99.0, 0, -300, -547] {
      let time = try #require(fling.time(toReach: target))
      #expect(abs(fling.offset(at: time) - target) < 1e-9)
    }
    #expect(
      fling.time(toReach: 100) == 0 && fling.time(toReach: 101) == nil && fling.time(toReach: -548) == nil)
  }

  @Test("without velocity it stays, and mirrored it is mirrored")
  func symmetry() {
    let still = FlutterClampingFling(from: 3, velocity: 0)
    #expect(still.offset(at: 0) == 3 && still.offset(at: 1) == 3 && still.velocity(at: 0) == 0)
    let (up, down) = (
      FlutterClampingFling(from: 0, velocity: 900), FlutterClampingFling(from: 0, velocity: -900)
    )
    for time in [0.0, 0.1, 0.3] { #expect(up.offset(at: time) == -down.offset(at: time)) }
    #expect(FlutterClampingFling(from: 0, velocity: .nan).offset(at: 0.1).isNaN)
  }
}
