import ScrollPhysics
import Testing

@Suite("What is refused is named, with its value and its range")
struct RequirementTests {
  @Test("a mass below 0")
  func mass() async throws {
    let ended = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Spring(mass: -1.5, stiffness: 100, dampingRatio: 1)
    }
    #expect(text(ended).contains("a spring's mass is -1.5, which must be above 0 and finite"))
  }

  @Test("a damping of 0")
  func damping() async throws {
    let ended = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Spring(frequency: 10, dampingRatio: 0)
    }
    #expect(text(ended).contains("a spring's damping ratio is 0.0, which must be above 0 and finite"))
  }

  @Test("a viewport of 0, by every model")
  func viewport() async throws {
    let ended = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ScrollModel.flutterIOS.offset(forRaw: 0, in: ScrollExtent(contentLength: 1, viewportLength: 0))
    }
    #expect(text(ended).contains("a viewport's length is 0.0, which must be above 0 and finite"))
  }

  @Test("a constant that is not a number, or without end")
  func wild() async throws {
    let nan = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RubberBand(coefficient: .nan, dimension: 600)
    }
    #expect(text(nan).contains("a rubber band's coefficient is nan, which must be above 0 and finite"))
    let infinite = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Spring(mass: 1, stiffness: .infinity, dampingRatio: 1)
    }
    #expect(text(infinite).contains("a spring's stiffness is inf, which must be above 0 and finite"))
  }

  @Test("a slow-down that is none, and one that is without end")
  func slowDown() async throws {
    let none = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Deceleration(rate: 1)
    }
    #expect(text(none).contains("a deceleration rate is 1.0, which must be above 0 and below 1"))
    let endless = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Deceleration(perSecond: .infinity)
    }
    #expect(text(endless).contains("a friction per second is inf, which must be above 0 and finite"))
  }

  @Test("an inset below 0")
  func inset() async throws {
    let ended = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ScrollExtent(contentLength: 1, viewportLength: 1, topInset: -3)
    }
    #expect(text(ended).contains("a top inset is -3.0, which must be at least 0 and finite"))
  }

  private func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }
}
