import ScrollPhysics
import Testing
import TraceReplay

@Suite("Motion along a content path")
struct ContentPathMotionTests {
  private static let script = "down; move 200 400; hold 100; release; wait 50; down; hold 20; release"

  private func path(
    _ model: ScrollModel = .uikit, _ script: String = Self.script, start: Double = 0, slop: Double = 0
  ) throws -> ContentPath {
    var overrides = SceneOverrides()
    overrides.startOffset = start
    return ContentPath(
      of: FingerTrack(of: try FingerScript(script), rate: 125),
      scene: Scene(scenario: nil, overrides: overrides), model: model, slop: slop, rate: 60)
  }

  @Test("phases follow one another as in a scroller")
  func phases() throws {
    let path = try path()
    let expected: [(Double, ScrollPhase)] = [
      (0, .tracking), (0.001, .dragging), (0.45, .dragging), (0.5, .bouncing), (0.5499, .bouncing),
      (0.55, .tracking), (0.5699, .tracking), (0.57, .bouncing), (30, .idle),
    ]
    for (time, phase) in expected { #expect(path.phase(at: time) == phase, "\(time)") }
    let fling = try self.path(.uikit, "wait 10; down; move -200 100; release")
    #expect(fling.phase(at: 0.005) == .idle && fling.phase(at: 0.2) == .decelerating)
  }

  @Test("slop keeps the phase at tracking until it is used up")
  func slop() throws {
    // 20 of 200 pt, evenly in 400 ms: through at 40 ms, a corner of the path.
    let path = try path(slop: 20)
    #expect(path.phase(at: 0.039) == .tracking && path.phase(at: 0.041) == .dragging)
    #expect(path.finger(at: 0.4) == 180)
  }

  @Test("the finger is there from contact to lift")
  func finger() throws {
    let path = try path()
    #expect(path.finger(at: 0) == 0 && path.finger(at: 0.2) == 100 && path.finger(at: 0.499) == 200)
    #expect(path.finger(at: 0.5) == nil && path.finger(at: 0.55) == 0 && path.finger(at: 5) == nil)
  }

  @Test("at rest and under a resting finger the velocity is 0; at the edge it has the band's first slope")
  func velocity() throws {
    let path = try path()
    // 500 pt/s of finger at slope 0.55.
    #expect(path.velocity(at: 0) == -275)
    #expect(path.velocity(at: 0.45) == 0 && path.velocity(at: 0.56) == 0)
    #expect(try self.path(.uikit, "wait 9; down; release").velocity(at: 0.001) == 0)
  }

  @Test("the velocity is the offset's rate of change, on every model", arguments: ScrollModel.all)
  func derivative(model: ScrollModel) throws {
    // Offsets in whole pixels or points have no rate of change; nor have frames.
    let rounds: [ScrollModel] = [.uikitMeasured, .chromium, .chromiumExp, .chromiumBezier]
    guard !rounds.contains(model), !model.isTickBound else { return }
    let path = try path(model, "down; move 200 400; hold 100; release", start: 50)
    // A step small against the times over which motion changes and large against rounding.
    let step = 1e-6
    for index in 0..<160 {
      // Off the corners at whole milliseconds.
      let time = 0.0034 + Double(index) * 0.008
      // Flutter's spring snaps to the edge once settled, and its velocity does not know of it.
      if path.phase(at: time) == .idle { break }
      let quotient = (path.offset(at: time + step) - path.offset(at: time - step)) / (2 * step)
      #expect(abs(path.velocity(at: time) - quotient) < 0.02, "\(time): \(quotient)")
    }
  }

  @Test("peak and settle time are those of hand calculation")
  func figures() throws {
    let path = try path(.uikit, "down; move 200 400; hold 100; release")
    // 667·(1 − 1/(1 + 0.55·200/667)) = 667·110/777.
    let peak = 667.0 * 110 / 777
    #expect(abs(path.peakOverscroll - peak) < 1e-9)
    // Critically damped at 10/s from rest: p·(1 + 10t)·e^(−10t) is 0.5 pt at 0.736504 s, by bisection;
    // there its speed is p·100t·e^(−10t) = 4.4 pt/s.
    let settle = try #require(path.settle)
    let left = ScrollModel.uikit.trajectory(from: -peak, velocity: 0, in: path.extent).offset(at: settle)
    #expect(abs(left + 0.5) < 1e-6 && abs(settle - 0.736504) < 1e-6)
    #expect(try self.path(.uikit, "down; move 200 400").settle == nil)
    #expect(try self.path(.uikit, "down; release").settle == 0)
  }

  @Test("overscroll past the bottom edge counts as well")
  func bottom() throws {
    let path = try path(.uikit, "down; move -200 400; hold 100; release", start: 1e9)
    #expect(abs(path.peakOverscroll - 667.0 * 110 / 777) < 1e-9)
  }

  @Test("content is at rest for good when its last motion is settled, and never under a finger")
  func rest() throws {
    let path = try path(.uikit, "down; move 200 400; hold 100; release")
    let rest = path.restTime
    #expect(path.phase(at: rest.nextDown) == .bouncing && path.phase(at: rest) == .idle)
    #expect(try self.path(.uikit, "down; hold 5").restTime == .infinity)
    #expect(try self.path(.uikit, "down; hold 5; release").restTime == 0.005)
  }
}
