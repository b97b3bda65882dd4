import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

/// The labels of the gestures of one trace.
@Suite("Labels of gestures")
struct GestureLabelsTests {
  /// Three drags of 100 ms, at 0, 1 and 2 s, in a trace that lasts a day.
  private func labels(_ rest: String, unfinished: Bool = false, ended: Bool = true) throws -> [TraceLabel] {
    var script = ScriptedTrace(rest: rest)
    for second in 0..<3 {
      let start = second * 1000
      script.drag(at: start, from: 0, to: [(50, start + 100)], lift: !unfinished || second < 2)
    }
    let trace = try script.trace(ended: ended)
    let track = FingerTrack(of: trace, options: ReplayOptions(), viewport: 667)
    return TraceLabel.gestures(of: trace, path: "a/b.trace", track: track)
  }

  private static let spans =
    #","intent":"scroll","labels":[{"from":0,"to":500000,"intent":"pull"},{"from":2000000,"to":2000000,"intent":"tap"}]"#

  @Test("a label's span decides the intent of the gesture that begins in it, else the trace's")
  func spans() throws {
    #expect(try labels(Self.spans).map(\.intent) == [.pull, .scroll, .tap])
    #expect(
      try labels(#","labels":[{"from":900000,"to":1100000,"intent":"pull"}]"#).map(\.intent) == [
        nil, .pull, nil,
      ])
    #expect(try labels("").map(\.intent) == [nil, nil, nil])
  }

  @Test("a gesture is named by the trace and its number, and one that is alone by the trace")
  func names() throws {
    let labels = try labels(Self.spans)
    #expect(labels.map(\.name) == ["a/b.trace#1", "a/b.trace#2", "a/b.trace#3"])
    #expect(labels.map(\.gesture) == [1, 2, 3] && labels.map(\.gestures) == [3, 3, 3])
    var alone = labels[0]
    alone.gestures = 1
    #expect(alone.name == "a/b.trace")
    (alone.gesture, alone.gestures) = (0, 3)
    #expect(alone.name == "a/b.trace")
  }

  @Test("the recording's length counts with the first gesture of free use alone")
  func exposure() throws {
    #expect(try labels(#","intent":"free""#).map(\.carriesDuration) == [true, false, false])
    let mixed = #","intent":"free","labels":[{"from":0,"to":5,"intent":"pull"}]"#
    #expect(try labels(mixed).map(\.carriesDuration) == [false, true, false])
    #expect(try labels(#","intent":"pull""#).map(\.carriesDuration) == [false, false, false])
    // The scripted trace ends after 86,400 s.
    #expect(try labels(#","intent":"free""#).map(\.duration) == [86_400, 86_400, 86_400])
  }

  @Test("the gesture without an end is left out alone, under its own name")
  func unfinished() throws {
    let labels = try labels(#","intent":"pull""#, unfinished: true)
    #expect(labels.map { $0.reasonToExclude == nil } == [true, true, false])
    #expect(labels[2].nameToExclude == "a/b.trace#3")
    #expect(labels[2].reasonToExclude?.hasPrefix("unfinished") == true)
  }

  @Test("free use that was cut off is left out gesture by gesture, the labelled pull in it is not")
  func cutFreeUse() throws {
    let mixed = #","intent":"free","labels":[{"from":0,"to":5,"intent":"pull"}]"#
    let labels = try labels(mixed, ended: false)
    #expect(labels.map { $0.reasonToExclude?.hasPrefix("cut off") } == [nil, true, true])
    #expect(labels[1].nameToExclude == "a/b.trace#2")
  }

  @Test("each gesture has a hash of its own, the first the trace's")
  func hashes() throws {
    var labels = try labels("")
    for index in labels.indices { labels[index].contentHash = 7 }
    #expect(labels[0].gestureHash == 7 && Set(labels.compactMap(\.gestureHash)).count == 3)
    labels[0].contentHash = nil
    #expect(labels[0].gestureHash == nil)
  }
}
