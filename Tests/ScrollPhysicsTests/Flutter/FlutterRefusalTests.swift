import ScrollPhysics
import Testing

/// Parameters are a caller's mistake where they cannot be: each ends the process when the value is made.
@Suite("What Flutter's types refuse")
struct FlutterRefusalTests {
  @Test("a drag of 0 or NaN, and a negative or endless deceleration")
  func friction() async {
    await #expect(processExitsWith: .failure) { _ = FlutterFriction(from: 0, velocity: 1, drag: 0) }
    await #expect(processExitsWith: .failure) { _ = FlutterFriction(from: 0, velocity: 1, drag: .nan) }
    await #expect(processExitsWith: .failure) {
      _ = FlutterFriction(from: 0, velocity: 1, constantDeceleration: .infinity)
    }
  }

  @Test("a viewport or pixel ratio of 0")
  func models() async {
    await #expect(processExitsWith: .failure) {
      _ = FlutterBouncingModel(ScrollExtent(contentLength: 1, viewportLength: 0), .ios)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlutterClampingModel(ScrollExtent(contentLength: 1, viewportLength: 1), devicePixelRatio: 0)
    }
  }

  @Test("a gain, friction or threshold of 0, and crossed bounds")
  func rules() async {
    await #expect(processExitsWith: .failure) { _ = FlutterDrag(gain: 0, easesRigidly: false) }
    await #expect(processExitsWith: .failure) { _ = FlutterClampingFling(from: 0, velocity: 1, friction: 0) }
    await #expect(processExitsWith: .failure) { _ = FlutterDragThreshold(distance: 0, at: 0) }
    await #expect(processExitsWith: .failure) {
      _ = FlutterBounce(
        from: 0, velocity: 0, lowest: 1, highest: 0, spring: Spring(frequency: 1, dampingRatio: 1))
    }
  }
}
