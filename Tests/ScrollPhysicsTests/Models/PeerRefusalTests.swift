import ScrollPhysics
import Testing

/// Parameters are a caller's mistake where they cannot be: each ends the process when the value is made.
@Suite("What the models of GTK, Qt, Slint, iced, Android and the web refuse")
struct PeerRefusalTests {
  @Test("a viewport of 0, NaN or without end")
  func viewports() async {
    await #expect(processExitsWith: .failure) {
      _ = GTKModel(ScrollExtent(contentLength: 1, viewportLength: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = QtModel(ScrollExtent(contentLength: 1, viewportLength: .nan))
    }
    await #expect(processExitsWith: .failure) {
      _ = AdwaitaModel(ScrollExtent(contentLength: 1, viewportLength: .infinity))
    }
    await #expect(processExitsWith: .failure) {
      _ = FramerInertiaModel(ScrollExtent(contentLength: 1, viewportLength: -1))
    }
    await #expect(processExitsWith: .failure) {
      _ = AndroidStretchModel(ScrollExtent(contentLength: 1, viewportLength: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollMechanicsModel(ScrollExtent(contentLength: 1, viewportLength: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = SlintModel(ScrollExtent(contentLength: 1, viewportLength: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = IcedModel(ScrollExtent(contentLength: 1, viewportLength: -1))
    }
    await #expect(processExitsWith: .failure) {
      _ = LenisModel(ScrollExtent(contentLength: 1, viewportLength: .nan))
    }
  }

  @Test("crossed bounds, a negative coefficient, and a filter that is no share")
  func rules() async {
    await #expect(processExitsWith: .failure) { _ = UseGestureModel(lower: 1, upper: 0) }
    await #expect(processExitsWith: .failure) { _ = UseGestureModel(lower: 0, upper: 1, coefficient: -1) }
    await #expect(processExitsWith: .failure) { _ = IncrementFilter(factor: 1.5) }
    await #expect(processExitsWith: .failure) { _ = GTKKinetic(from: 0, velocity: 0, lower: 1, upper: 0) }
  }

  @Test("a deceleration, duration, density or pixel that is 0, negative or without end")
  func motions() async {
    await #expect(processExitsWith: .failure) { _ = Braking(from: 0, velocity: 1, deceleration: 0) }
    await #expect(processExitsWith: .failure) {
      _ = EasedMove(from: 0, to: 1, duration: .nan, easing: .outQuartic)
    }
    await #expect(processExitsWith: .failure) { _ = Deceleration(perSecond: -4) }
    await #expect(processExitsWith: .failure) { _ = SplineFling(from: 0, velocity: 1, pixel: -1) }
    await #expect(processExitsWith: .failure) {
      _ = AndroidModel(ScrollExtent(contentLength: 1, viewportLength: 1), density: 0)
    }
  }

  @Test("a spring without stiffness or damping, a time constant of 0")
  func inertia() async {
    await #expect(processExitsWith: .failure) {
      var constants = FramerInertia.Constants()
      constants.bounceStiffness = 0
      _ = FramerInertia(from: 0, velocity: 1, constants: constants)
    }
    await #expect(processExitsWith: .failure) {
      var constants = FramerInertia.Constants()
      constants.bounceDamping = 0
      _ = FramerInertia(from: 0, velocity: 1, constants: constants)
    }
    await #expect(processExitsWith: .failure) {
      var constants = FramerInertia.Constants()
      constants.timeConstant = .infinity
      _ = FramerInertia(from: 0, velocity: 1, constants: constants)
    }
    await #expect(processExitsWith: .failure) {
      var momentum = BetterScrollModel.Momentum()
      momentum.deceleration = 0
      _ = BetterScrollModel(ScrollExtent(contentLength: 1, viewportLength: 1), momentum: momentum)
    }
  }
}
