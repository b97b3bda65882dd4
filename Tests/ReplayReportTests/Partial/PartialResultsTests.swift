import TraceReplay
import Testing

@testable import ReplayExperiments
@testable import ReplayReport

/// Nothing that is counted is left out of a partial result: what is new in a result, a label or a sweep must be written too.
@Suite("What a partial result holds")
struct PartialResultsTests {
  /// The properties of a value that are as in a new one.
  private static func unset(_ value: Any, like new: Any) -> [String] {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: new).children)
      .filter { "\($0.value)" == "\($1.value)" }.map { $0.0.label ?? "" }
  }

  @Test("a result comes back with every property but those that no report, comparison and baseline counts")
  func results() throws {
    var scored = try #require(SamplePartial.trace("a", seed: 3).scored.last)
    (scored.label.gestures, scored.label.gesture) = (1, 1)
    (scored.label.isUnfinished, scored.label.isTruncated) = (true, true)
    (scored.result.gestures, scored.result.gesture, scored.result.peakOverscroll) = (1, 1, 33.3)
    (scored.result.isUnfinished, scored.result.isTruncated) = (true, true)
    #expect(
      Self.unset(scored.result, like: ReplayResult()) == [
        "changes", "crossings", "end", "isInsetConserved", "states",
      ])
    var writer = PartialWriter()
    PartialResults.write([scored], to: &writer)
    var reader = PartialReader(writer.bytes)
    #expect(try PartialResults.read("a", from: &reader, rate: 60) == [scored])
    #expect(reader.isAtEnd)
  }

  /// Found by `tools/fuzz partial`: such a trace was read, and ended the program that wrote it again.
  @Test("labels that are not one for each gesture, and a trace without a result, are refused")
  func missing() throws {
    var label = TraceLabel()
    (label.trace, label.gestures) = ("a", 3)
    var short = PartialWriter()
    PartialLabels.write([label], to: &short)
    short.put(0)
    label.gestures = 1
    var empty = PartialWriter()
    PartialLabels.write([label], to: &empty)
    empty.put(0)
    for (writer, words) in [(short, "3 gestures and 1 labels"), (empty, "no result")] {
      var reader = PartialReader(writer.bytes)
      let fault = #expect(throws: PartialFault.self) {
        try PartialResults.read("a", from: &reader, rate: 60)
      }
      #expect(fault?.words.hasSuffix(words) == true)
    }
  }

  @Test("a label comes back with every property")
  func labels() throws {
    var label = TraceLabel()
    (label.trace, label.gesture, label.gestures, label.intent) = ("a", 2, 3, .pull)
    (label.origin, label.device, label.source) = ("imported-remade", "Pad", "wheel")
    (label.units, label.subject, label.grade, label.layer) = (.points, "s01", "C", .evdev)
    (label.scale, label.fault) = (.assumed, .wentBack)
    (label.isLayerMissing, label.isTruncated, label.isUnfinished) = (true, true, true)
    (label.duration, label.carriesDuration, label.contentHash) = (1.0 / 3, false, .max)
    #expect(Self.unset(label, like: TraceLabel()).isEmpty)
    var bare = TraceLabel()
    bare.trace = "a"
    for labels in [[label], [bare]] {
      var writer = PartialWriter()
      PartialLabels.write(labels, to: &writer)
      var reader = PartialReader(writer.bytes)
      #expect(try PartialLabels.read("a", from: &reader) == labels)
      #expect(reader.isAtEnd)
    }
  }

  @Test("a gesture under thresholds comes back with every property but that it is of no rows")
  func thresholds() throws {
    var (label, replay) = (TraceLabel(), SweptReplay())
    label.trace = "a"
    (replay.engine, replay.model, replay.method, replay.reason) = ("sv", "uikit", .replay, "runs")
    (replay.grid, replay.own, replay.firesAtOwn) = ([40.1, 1.0 / 3], 60.5, true)
    (replay.critical, replay.triggersAtOwn, replay.triggers, replay.isBusy) = (-.infinity, 2, [nil, 7], true)
    #expect(Self.unset(replay, like: SweptReplay()) == ["isOfRows"])
    let gestures = [SweptTrace.Gesture(label: label, replays: [replay])]
    var writer = PartialWriter()
    PartialThresholds.write(gestures, to: &writer)
    var reader = PartialReader(writer.bytes)
    let row = PartialHeader.Row(engine: "sv", model: "uikit", grid: replay.grid)
    let read = try PartialThresholds.read("a", from: &reader, [row])
    #expect(read.map(\.label) == [label] && read.map(\.replays) == [[replay]])
    #expect(reader.isAtEnd)
  }
}
