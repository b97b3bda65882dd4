#if Capture
  import GestureTraces
  import Testing

  @testable import TouchCapture

  @Suite("Synthetic takes as evdev")
  struct SyntheticStreamTests {
    @Test("a touchscreen's contacts come through libinput where the take has them, to the unit")
    func touchscreen() throws {
      let surface = SyntheticSurface.touchscreen
      let take = SyntheticTake(intent: .pull, surface: surface, hand: SyntheticHand(number: 1), seed: 7)
      let traces = try VirtualRecording.record(
        EvdevRecording(take), source: TraceSource(origin: .synthetic))
      let trace = try #require(traces.first)
      let first = try #require(take.frames.first?.contacts.first)
      let scale = Double(surface.resolution)
      #expect(
        trace.events.first?.kind == .down(slot: 0, x: Double(first.x) / scale, y: Double(first.y) / scale))
      #expect(trace.events.last?.kind == .up(slot: 0))
      #expect(trace.events.last?.timeMicroseconds == take.frames.last?.timeMicroseconds)
      #expect(trace.end?.grade == "A")
    }

    @Test("every intent of either surface gives a whole trace", arguments: Intent.allCases)
    func intents(_ intent: Intent) throws {
      for surface in [SyntheticSurface.touchscreen, .touchpad]
      where SyntheticTake.intents(on: surface).contains(intent) {
        let take = SyntheticTake(intent: intent, surface: surface, hand: SyntheticHand(number: 1), seed: 11)
        let traces = try VirtualRecording.record(
          EvdevRecording(take), source: TraceSource(origin: .synthetic))
        #expect(traces.count == 1, "\(surface.kind) \(intent)")
        #expect(traces.first?.end?.grade == "A", "\(surface.kind) \(intent)")
      }
    }
  }
#endif
