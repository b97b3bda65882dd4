import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Scripted finger")
struct FingerTrackScriptTests {
  private func track(_ script: String, rate: Double = 125) throws -> FingerTrack {
    FingerTrack(of: try FingerScript(script), rate: rate)
  }

  private func positions(_ gesture: FingerGesture) -> [FingerSample] {
    gesture.samples.filter(\.carriesPosition)
  }

  @Test("a move has a sample every period from its beginning, and one at its end, on its straight way")
  func move() throws {
    let gesture = try #require(try track("wait 3; down; move 100 20; release").gestures.first)
    // 125 Hz is 8 ms: at 0, 8, 16 and 20 ms of 20, by hand.
    #expect(positions(gesture).map(\.timeMicroseconds) == [3000, 11_000, 19_000, 23_000])
    #expect(positions(gesture).map(\.travel) == [0, 40, 80, 100])
    #expect(gesture.beganMicroseconds == 3000 && gesture.endedMicroseconds == 23_000)
    #expect(gesture.end == .lift)
  }

  @Test("a finger at rest sends nothing; its end is a sample where the finger goes on")
  func hold() throws {
    let still = try #require(try track("down; move 8 8; hold 500; cancel").gestures.first)
    #expect(positions(still).map(\.timeMicroseconds) == [0, 8000])
    #expect(still.endedMicroseconds == 508_000 && still.end == .cancel)
    let on = try #require(try track("down; move 8 8; hold 50; hold 50; move 0 8; release").gestures.first)
    #expect(positions(on).map(\.timeMicroseconds) == [0, 8000, 108_000, 116_000])
    #expect(positions(on).map(\.travel) == [0, 8, 8, 0])
  }

  @Test("whatever the rate of reports, the path is the script's", arguments: [1, 7, 60, 125, 997.5, 10_000])
  func path(rate: Double) throws {
    let gesture = try #require(
      try track("down; move 30 20; hold 33; move -10 25; hold 100; move 0 30; release", rate: rate).gestures
        .first)
    let path = FingerPath(of: gesture, slop: 0)
    // The corners of the script; a report every second leaves only those. Moves of at most 40 ms are straight.
    let corners = [(0.0, 0.0), (0.02, 30), (0.053, 30), (0.078, -10), (0.178, -10), (0.208, 0)]
    for (corner, next) in zip(corners, corners.dropFirst()) {
      let velocity = (next.1 - corner.1) / (next.0 - corner.0)
      let middle = path.velocity(after: (corner.0 + next.0) / 2)
      // Rounding of times to a microsecond, of 100 µs between two reports at the highest rate.
      #expect(abs(middle - velocity) <= abs(velocity) * 0.01, "\(corner)")
    }
  }

  @Test("positions count from where the finger came down, each time")
  func again() throws {
    let track = try track("down; move 50 8; release; wait 10; down; move 5 8")
    #expect(track.gestures.count == 2)
    #expect(track.gestures[1].samples.map(\.travel) == [0, 5])
    #expect(track.gestures[1].beganMicroseconds == 18_000)
    #expect(track.gestures[1].end == .unfinished && track.gestures[1].endedMicroseconds == 26_000)
  }

  @Test("the last event is the end of the script")
  func end() throws {
    #expect(try track("down; release; wait 70").lastEvent == 0.07)
    #expect(try track("down; hold 30").lastEvent == 0.03)
  }

  @Test("it is the finger that a trace of the same events holds")
  func trace() throws {
    var trace = ScriptedTrace()
    trace.add(#"{"type":"down","t":5000,"slot":0,"x":0,"y":100}"#)
    for step in 1...10 {
      trace.add(#"{"type":"move","t":\#(5000 + step * 8000),"slot":0,"x":0,"y":\#(100 + step * 3)}"#)
    }
    trace.add(#"{"type":"up","t":85000,"slot":0}"#)
    trace.add(#"{"type":"down","t":95000,"slot":0,"x":0,"y":7}"#)
    trace.add(#"{"type":"up","t":96000,"slot":0}"#)
    let scripted = try track("wait 5; down; move 30 80; release; wait 10; down; hold 1; release")
    #expect(scripted == (try trace.track()))
  }
}
