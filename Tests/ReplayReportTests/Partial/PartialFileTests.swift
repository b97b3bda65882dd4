import ReplayExperiments
import ReplayReport
import Testing

/// A partial result that was written is read again, and nothing that was not.
@Suite("A partial result as a file")
struct PartialFileTests {
  @Test("traces come back with every figure to the bit")
  func roundTrip() throws {
    let traces = (0..<40).map { SamplePartial.trace("t/\(10 + $0)", seed: UInt64($0)) }
    let read = try all(SamplePartial.file(SamplePartial.bytes(traces)))
    #expect(read.map(\.path) == traces.map(\.path))
    #expect(read.map(\.warnings) == traces.map(\.warnings))
    for (one, other) in zip(read, traces) { #expect(one.scored == other.scored) }
    // Also where == takes two bit patterns for the same.
    #expect(SamplePartial.bytes(read) == SamplePartial.bytes(traces))
  }

  @Test("frames are closed as they fill: what is written of many traces need not be kept")
  func frames() throws {
    var stream = PartialStream(SamplePartial.header)
    // A frame is full from 64 KiB on; a trace of two gestures and two engines takes less than 1 KiB.
    let pieces = (0..<1000).map { stream.add(SamplePartial.trace("t/\(1000 + $0)", seed: UInt64($0))).count }
    #expect(pieces.count { $0 > 0 } > 2)
    #expect(pieces.allSatisfy { $0 < 70_000 })
  }

  @Test("what could not be read keeps its line, and thresholds keep theirs")
  func otherContents() throws {
    var replay = SweptReplay()
    (replay.engine, replay.model, replay.grid) = ("mrefresh", "uikit", [10.1, 20])
    (replay.reason, replay.own, replay.firesAtOwn) = ("runs", 60, true)
    (replay.critical, replay.triggersAtOwn, replay.triggers) = (-.infinity, 2, [nil, 3])
    var label = TraceLabel()
    (label.trace, label.intent) = ("b", .free)
    let header = PartialHeader(
      .sweep, program: "p", engines: [.init(name: "mrefresh")], grounds: ["uikit"],
      settings: SamplePartial.header.settings, unit: .millimetres,
      rows: [.init(engine: "mrefresh", model: "uikit", grid: [10.1, 20])], namesThresholds: true)
    let file = try SamplePartial.file(
      SamplePartial.bytes(
        [
          PartialTrace(path: "a", .failed("a: no such file")),
          PartialTrace(path: "b", .swept(reason: nil, [SweptTrace.Gesture(label: label, replays: [replay])])),
          PartialTrace(path: "c", .swept(reason: "no lengths", [])),
        ], header))
    #expect(file.header == header)
    let traces = try all(file)
    guard case .failed("a: no such file") = traces[0].content,
      case .swept(nil, let gestures) = traces[1].content,
      case .swept("no lengths", let none) = traces[2].content
    else {
      Issue.record("other contents")
      return
    }
    #expect(gestures.map(\.label) == [label] && gestures.map(\.replays) == [[replay]] && none.isEmpty)
  }

  @Test("a file that was cut off anywhere is refused, and named")
  func cutOff() throws {
    let whole = SamplePartial.bytes([SamplePartial.trace("a", seed: 1), SamplePartial.trace("b", seed: 2)])
    for count in 0..<whole.count {
      let error = #expect(throws: PartialError.self, "\(count)") {
        _ = try all(SamplePartial.file(Array(whole.prefix(count))))
      }
      #expect(error?.description.hasPrefix("a.partial: ") == true)
    }
  }

  @Test("a file with any byte changed is refused, and named")
  func damaged() throws {
    let whole = SamplePartial.bytes([SamplePartial.trace("a", seed: 1), SamplePartial.trace("b", seed: 2)])
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x10
      let error = #expect(throws: PartialError.self, "\(index)") { _ = try all(SamplePartial.file(bytes)) }
      #expect(error?.description.hasPrefix("a.partial: ") == true)
    }
  }

  @Test("a file that is none, one of another version and one that goes on are told apart")
  func others() {
    func words(_ bytes: [UInt8]) -> String? {
      do { _ = try all(SamplePartial.file(bytes)) } catch { return "\(error)" }
      return nil
    }
    #expect(words(Array("{}".utf8)) == "a.partial: no partial result; name files that --partial wrote")
    #expect(
      words(Array("overscroll-partial/7\n".utf8))
        == "a.partial: is of overscroll-partial/7, and this program reads overscroll-partial/2; make it again with --partial"
    )
    #expect(
      words(SamplePartial.bytes([]) + [0]) == "a.partial: goes on after its end; make it again with --partial"
    )
    #expect(words(SamplePartial.bytes([])) == nil)
  }
}
