import GestureTraces
import ReplayExperiments
import ReplayReport
import Testing
import TraceReplay

/// Parts count as the whole, whatever their order, where they go together.
@Suite("Partial results merged")
struct PartialMergeTests {
  private static let traces = (0..<60).map { SamplePartial.trace("t/\(10 + $0 * 7 % 60)", seed: UInt64($0)) }
    .sorted { $0.path < $1.path }

  private func merge(_ parts: [[PartialTrace]]) throws -> PartialMerge {
    try PartialMerge(
      parts.enumerated().map { try SamplePartial.file(SamplePartial.bytes($1), name: "\($0).partial") },
      .report,
      program: "overscroll 9")
  }

  private func report(_ merge: PartialMerge) throws -> Report {
    var (merge, report) = (merge, Report(settings: merge.header.settings))
    while let trace = try merge.next() { for scored in trace.scored { report.add(scored) } }
    return report
  }

  @Test(
    "any division in any order gives the report of all traces in order of path", arguments: [1, 2, 3, 16, 60])
  func anyDivision(_ count: Int) throws {
    var whole = Report(settings: SamplePartial.header.settings)
    for trace in Self.traces { for scored in trace.scored { whole.add(scored) } }
    var draws = SeededRandom(seed: UInt64(count))
    var parts = [[PartialTrace]](repeating: [], count: count)
    for trace in Self.traces { parts[Int(draws.next() % UInt64(count))].append(trace) }
    #expect(try report(merge(parts)) == whole)
    #expect(try report(merge(parts.reversed())) == whole)
    #expect(try report(merge(parts)).json == whole.json)
  }

  @Test("a trace in two parts is an error that names it and both")
  func twice() throws {
    var merge = try merge([Array(Self.traces[..<9]), Array(Self.traces[8...])])
    let error = #expect(throws: PartialError.self) { while try merge.next() != nil {} }
    let words = error?.description ?? ""
    #expect(
      words.hasPrefix("\(Self.traces[8].path): is in ") && words.contains("0.partial")
        && words.contains("1.partial"))
  }

  @Test("parts of other settings are refused with both names and what differs")
  func differences() throws {
    func words(
      _ change: (inout ReplayOptions) -> Void = { _ in }, engines: [PartialHeader.Engine]? = nil,
      like: [PartialHeader.Engine]? = nil, grounds: [String]? = nil,
      models: (PartialHeader.Model, PartialHeader.Model)? = nil
    )
      throws -> String?
    {
      var options = ReplayOptions()
      change(&options)
      let sample = SamplePartial.header
      let base = PartialHeader(
        .report, program: sample.program, engines: like ?? sample.engines, grounds: sample.grounds,
        models: models.map { [$0.0] } ?? [], settings: sample.settings)
      let header = PartialHeader(
        .report, program: base.program, engines: engines ?? base.engines, grounds: grounds ?? base.grounds,
        models: models.map { [$0.1] } ?? [], settings: RecordedSettings(options))
      let files = try [("a", base), ("b", header)].map { name, header in
        try SamplePartial.file(SamplePartial.bytes([], header), name: name)
      }
      do { _ = try PartialMerge(files, .report, program: base.program) } catch { return "\(error)" }
      return nil
    }
    #expect(try words() == nil)
    let start = "b: made with other settings than a ("
    let end = "); merge them apart, or make one again"
    #expect(try words { $0.rate = 90 } == "\(start)rate_hz was 60, is 90\(end)")
    #expect(
      try words(engines: [.init(name: "mrefresh")])
        == "\(start)of the engines mrefresh, not mrefresh, mine\(end)")
    #expect(
      try words(engines: [.init(name: "mrefresh"), .init(name: "mine", policy: "{} ")])
        == "\(start)its policy 'mine' is another\(end)")
    #expect(try words(grounds: ["uikit"]) == "\(start)on uikit, not native\(end)")
    let program = { (id: String) in PartialHeader.Engine(name: "mine", id: "program:\(id)") }
    #expect(
      try words(
        engines: [.init(name: "mrefresh"), program("1")], like: [.init(name: "mrefresh"), program("2")])
        == "\(start)its engine 'mine' is another\(end)")
    let model = { (word: String, file: String) in PartialHeader.Model(name: "soft", word: word, file: file) }
    #expect(
      try words(models: (model("a/m.json", "{}"), model("a/m.json", "{} ")))
        == "\(start)its model 'soft' is another\(end)")
    // Where a file lies changes nothing.
    #expect(try words(models: (model("a/m.json", "{}"), model("b/m.json", "{}"))) == nil)
    #expect(
      try words(engines: [.init(name: "mrefresh"), .init(name: "mine", word: "a/m.json", policy: "{}")])
        == nil)
  }

  @Test("parts for another command or by another program are refused")
  func foreign() throws {
    func words(_ kind: PartialHeader.Kind, program: String) throws -> String? {
      let file = try SamplePartial.file(SamplePartial.bytes([]))
      do { _ = try PartialMerge([file], kind, program: program) } catch { return "\(error)" }
      return nil
    }
    #expect(
      try words(.compare, program: "overscroll 9")
        == "a.partial: made by 'overscroll report --partial'; merge it with 'overscroll report --merge'")
    #expect(
      try words(.report, program: "overscroll 10")
        == "a.partial: made by overscroll 9, and this is overscroll 10; make it again with --partial, or merge it with that program"
    )
  }
}
