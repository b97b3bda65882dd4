import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments
@testable import ReplayReport

@Suite("Row set")
struct RowSetTests {
  /// The message with which rows are refused; nil where they are taken.
  private func fault(
    _ lines: [String], engines: [String]? = nil, grounds: [String]? = nil, severalThresholds: Bool = false
  ) -> String? {
    do throws(RowError) {
      _ = try RowSet(
        try SampleRows.rows(lines), engines: engines, grounds: grounds, severalThresholds: severalThresholds)
      return nil
    } catch { return error.description }
  }

  private func set(
    _ lines: [String], engines: [String]? = nil, grounds: [String]? = nil, severalThresholds: Bool = false
  ) throws(RowError) -> RowSet {
    try RowSet(
      try SampleRows.rows(lines), engines: engines, grounds: grounds, severalThresholds: severalThresholds)
  }

  private static let engines: [RefreshSystem] = [.mrefresh, .isalternative, .pullview]
  private static let models: [ScrollModel] = [.uikit, .android]

  /// Every row of the sample traces, engines and models in the order of the catalogue.
  private static func all() throws -> [GestureRow] {
    let catalogue = RefreshSystem.all.filter(engines.contains)
    return try SampleRows.traces().sorted { $0.path < $1.path }.flatMap {
      try SampleRows.replayed(
        $0.trace, path: $0.path, catalogue, models: ScrollModel.all.filter(models.contains))
    }
  }

  // MARK: Engines

  @Test(
    "rows of two engines of one name are refused, whichever traces they are of; who says nothing is taken")
  func oneName() {
    let first = SampleRows.line(["engine_id": #""program:00ff""#])
    for id in [#""program:00fe""#, #""policy:00ff""#, #""built-in""#] {
      let other = SampleRows.line(["trace": #""b.trace""#, "engine_id": id])
      let words = id.dropFirst().dropLast()
      #expect(
        fault([first, other])
          == "rows.jsonl:2: 'mine' is another engine (\(words)) than at rows.jsonl:1 (program:00ff); give one of them another name, or count their rows apart"
      )
    }
    for id in ["null", nil, #""program:00ff""#] {
      #expect(fault([first, SampleRows.line(["trace": #""b.trace""#, "engine_id": id])]) == nil)
    }
  }

  @Test("rows of two models of one name are refused, whichever traces they are of; who says nothing is taken")
  func oneModelName() {
    let first = SampleRows.line(["model": #""soft""#, "model_id": #""model:00ff""#])
    for id in [#""model:00fe""#, #""built-in""#] {
      for trace in ["a", "b"] {
        let other = SampleRows.line(["trace": "\"\(trace).trace\"", "model": #""soft""#, "model_id": id])
        #expect(
          fault([first, other])
            == "rows.jsonl:2: 'soft' is another model (\(id.dropFirst().dropLast())) than at rows.jsonl:1 (model:00ff); change the \"name\" in one of their files and make its rows anew, or count their rows apart"
        )
      }
    }
    for id in ["null", nil, #""model:00ff""#] {
      let other = SampleRows.line(["trace": #""b.trace""#, "model": #""soft""#, "model_id": id])
      #expect(fault([first, other]) == nil)
    }
    let hard = SampleRows.line(["trace": #""b.trace""#, "model": #""hard""#, "model_id": #""model:00fe""#])
    #expect(fault([first, hard]) == nil)
  }

  @Test("of rows of several thresholds each threshold may be a policy of its own")
  func policiesOfThresholds() {
    let lines = [(60, "aa"), (80, "bb")].map {
      SampleRows.line(["threshold_pt": "\($0)", "engine_id": "\"policy:\($1)\""])
    }
    #expect(fault(lines, severalThresholds: true) == nil)
    #expect(fault(lines) != nil)
  }

  @Test("policies of one name that fire by two rules are two engines under two thresholds too")
  func policiesOfTwoRules() {
    let line = { (threshold: Int, id: String, rule: String) in
      SampleRows.line([
        "threshold_pt": "\(threshold)", "engine_id": "\"\(id)\"", "rule": "\"\(rule)\"", "strict": "true",
        "measures": #""offset""#,
      ])
    }
    let lines = [line(60, "policy:aa", "release"), line(80, "policy:bb", "crossing")]
    for severalThresholds in [true, false] {
      #expect(
        fault(lines, severalThresholds: severalThresholds)
          == "rows.jsonl:2: 'mine' is another engine (policy:bb) than at rows.jsonl:1 (policy:aa); give one of them another name, or count their rows apart"
      )
    }
    #expect(
      fault([lines[0], line(80, "policy:bb", "release")], severalThresholds: true) == nil)
    #expect(
      fault([lines[0], line(80, "program:bb", "release")], severalThresholds: true)?.contains(
        "another engine")
        == true)
  }

  @Test("two engines of one name on one gesture are not called a repetition")
  func oneNameOnOneGesture() {
    let lines = ["aa", "bb"].map { SampleRows.line(["engine_id": "\"policy:\($0)\""]) }
    for severalThresholds in [true, false] {
      #expect(fault(lines, severalThresholds: severalThresholds)?.contains("another engine") == true)
    }
    #expect(fault([lines[0], lines[0]])?.hasSuffix("already; leave one out") == true)
  }

  // MARK: Order

  @Test("rows have the order in which traces are replayed, however they were shuffled")
  func order() throws {
    let rows = try Self.all()
    for seed in UInt64(1)...10 {
      var random = SeededRandom(seed: seed)
      var lines = rows.map(\.json)
      for index in lines.indices.reversed() {
        lines.swapAt(index, Int(random.nextUnit() * Double(index + 1)))
      }
      let set = try set(lines)
      #expect(
        set.rows.map { GestureRow($0.scored, settings: $0.settings).cells } == rows.map(\.cells),
        "seed \(seed)")
      #expect(set.missing.isEmpty)
    }
  }

  @Test("a report from shuffled rows is the report from the traces, to the byte")
  func reports() throws {
    let rows = try Self.all()
    var own = Report(settings: rows[0].settings)
    for row in rows { own.add(row.scored) }
    var random = SeededRandom(seed: 3)
    var lines = rows.map(\.json)
    for index in lines.indices.reversed() { lines.swapAt(index, Int(random.nextUnit() * Double(index + 1))) }
    let set = try set(lines)
    var report = Report(settings: set.settings)
    for row in set.rows { report.add(row.scored) }
    #expect(report.json == own.json)
    #expect(report.table(width: 80, metrics: .all) == own.table(width: 80, metrics: .all))
  }

  @Test("engines and models have the order they are named in, others are left out")
  func named() throws {
    let lines = ["b", "a", "c"].map { SampleRows.line(["engine": "\"\($0)\"", "model": #""m""#]) }
    #expect(try set(lines, engines: ["c", "b"]).engines == ["c", "b"])
    #expect(try set(lines).engines == ["a", "b", "c"])
    #expect(
      fault(lines, engines: ["d"])
        == "no row is of the engines and models that are named; leave --engine and --model out")
    #expect(fault(lines, grounds: ["uikit"]) != nil)
  }

  @Test("known engines come in the order of the catalogue, those nobody knows after them by name")
  func catalogue() throws {
    let lines = ["zebra", "mrefresh", "apple", "uirefreshcontrol"].map {
      SampleRows.line(["engine": "\"\($0)\""])
    }
    let known = RefreshSystem.all.map { "\($0.name)" }.filter {
      ["mrefresh", "uirefreshcontrol"].contains($0)
    }
    #expect(try set(lines).engines == known + ["apple", "zebra"])
  }

  @Test("rows that say the order of their call have it; a row without it comes after them")
  func callOrder() throws {
    let places = [("mrefresh", "3"), ("apple", "1"), ("uirefreshcontrol", "2"), ("mj", "null")]
    let lines = places.map { SampleRows.line(["engine": "\"\($0.0)\"", "call_order": $0.1]) }
    for lines in [lines, lines.reversed()] {
      #expect(try set(lines).engines == ["apple", "uirefreshcontrol", "mrefresh", "mj"])
      #expect(try set(lines, engines: ["mj", "mrefresh"]).engines == ["mj", "mrefresh"])
    }
  }

  // MARK: What is refused

  @Test("rows of other settings are refused with both places and what differs")
  func settings() {
    let lines = [SampleRows.line(), SampleRows.line(["engine": #""b""#, "settings": #""{\"slop_pt\":8}""#])]
    #expect(
      fault(lines)
        == "rows.jsonl:2: of other settings than rows.jsonl:1 (slop_pt was not given, is 8); count them apart"
    )
    #expect(
      fault([SampleRows.line(), SampleRows.line(["engine": #""b""#, "rate_hz": "120"])])
        == "rows.jsonl:2: of other settings than rows.jsonl:1 (rate_hz was 60, is 120); count them apart")
  }

  @Test("the same gesture twice with one engine is refused with both places")
  func twice() {
    #expect(
      fault([SampleRows.line(["model": #""uikit""#]), SampleRows.line(["model": #""uikit""#])])
        == "rows.jsonl:2: mine on uikit, a.trace stands at rows.jsonl:1 already; leave one out")
    let second = SampleRows.line(["gesture": "2", "gestures": "2"])
    #expect(
      fault([second, SampleRows.line(["engine": #""b""#]), second])
        == "rows.jsonl:3: mine on unknown, a.trace#2 stands at rows.jsonl:1 already; leave one out")
    for (key, value) in [("trace", #""b""#), ("engine", #""b""#), ("model", #""b""#)] {
      #expect(fault([SampleRows.line(), SampleRows.line([key: value])]) == nil, "\(key)")
    }
  }

  @Test("rows of one gesture say the same of it, and those of one trace of that; both places are named")
  func agreement() {
    for (key, one, other) in [
      ("intent", #""scroll""#, #""pull""#), ("subject", #""s1""#, #""s2""#),
      ("device", #""Pad""#, #""Glass""#),
      ("grade", #""A""#, #""C""#), ("gestures", "2", "3"),
    ] {
      // In order of the engines' names, whatever the lines' order.
      let lines = [
        SampleRows.line(["engine": #""b""#, key: other]), SampleRows.line(["engine": #""a""#, key: one]),
      ]
      #expect(
        fault(lines)?.hasPrefix("rows.jsonl:1: '\(key)' of a.trace") == true
          && fault(lines)?.contains("is another than at rows.jsonl:2; both are about one gesture") == true,
        "\(key)")
    }
    #expect(fault([SampleRows.line(["subject": #""s1""#]), SampleRows.line(["engine": #""b""#])]) == nil)
    let hashes = [
      SampleRows.line(["hash": #""00000000000000aa""#]),
      SampleRows.line(["engine": #""b""#, "hash": #""00000000000000bb""#]),
    ]
    #expect(fault(hashes)?.contains("'hash' of a.trace is another than") == true)
  }

  @Test("gestures without a row and a trace under two names are told, and counted all the same")
  func warnings() throws {
    let cut = [("1", "a"), ("3", "a"), ("1", "b"), ("2", "b"), ("3", "b")].map { gesture, engine in
      SampleRows.line(["gesture": gesture, "gestures": "3", "engine": "\"\(engine)\""])
    }
    #expect(
      try set(cut).warnings == [
        "rows.jsonl:1: a.trace has 3 gestures, and a on unknown 2 rows; the others are not counted"
      ])
    let copies = ["a.trace", "b.trace"].map {
      SampleRows.line(["trace": "\"\($0)\"", "hash": #""00000000000000aa""#])
    }
    #expect(
      try set(copies).warnings == [
        "rows.jsonl:2: a.trace and b.trace hold the same; a copy counts a second time, and makes intervals too narrow: leave one out"
      ])
    #expect(try set([SampleRows.line()]).warnings.isEmpty)
  }

  @Test("with another threshold it is twice too, but for a sweep")
  func thresholds() throws {
    let lines = [SampleRows.line(["threshold_pt": "60"]), SampleRows.line(["threshold_pt": "90"])]
    #expect(
      fault(lines)
        == "rows.jsonl:2: mine on unknown, a.trace stands at rows.jsonl:1 already, with another threshold; 'overscroll sweep --rows' counts those"
    )
    #expect(
      try set(lines.reversed(), severalThresholds: true).rows.map(\.scored.result.threshold) == [60, 90])
    #expect(
      fault([lines[0], lines[0]], severalThresholds: true)?.hasSuffix("already; leave one out") == true)
  }

  @Test("no row at all says how to make some")
  func none() {
    #expect(
      fault([]) == "no row in the files; make some with 'overscroll replay --json TRACE… > rows.jsonl'")
  }

  @Test("keys that rows lack are counted by name")
  func missing() throws {
    let set = try set([
      SampleRows.line(["model": #""uikit""#, "subject": "null"]),
      SampleRows.line(["engine": #""b""#, "subject": #""s""#]), SampleRows.line(["engine": #""c""#]),
    ])
    let counts = Dictionary(uniqueKeysWithValues: set.missing.map { ($0.key, $0.rows) })
    #expect(counts["model"] == 2 && counts["subject"] == 1 && counts["margin_pt"] == 3)
    #expect(counts["trace"] == nil && counts["fired"] == nil)
    #expect(set.missing.map(\.key) == set.missing.map(\.key).sorted())
  }

  // MARK: Experiments

  @Test("gestures to compare are those that a comparison of the traces has")
  func compared() throws {
    let settings = ReplaySettings(
      engines: [.builtIn(.pullview), .builtIn(.mrefresh)], grounds: [.model(.uikit), .model(.android)])
    var (own, rows): ([ComparedTrace.Gesture], [String]) = ([], [])
    for (path, trace) in try SampleRows.traces().sorted(by: { $0.path < $1.path }) {
      own += try ComparedTrace(of: trace, path: path, settings).gestures
      rows += try SampleRows.replayed(trace, path: path, [.pullview, .mrefresh], models: [.uikit, .android])
        .map(
          \.json)
    }
    let names = ["pullview", "mrefresh"]
    let gestures = try set(rows.reversed(), engines: names, grounds: ["uikit", "android"]).compared(
      engines: names)
    #expect(gestures.map(\.label.name) == own.map(\.label.name))
    for (gesture, one) in zip(gestures, own) {
      #expect(gesture.results.map(\.rule) == one.results.map(\.rule))
      #expect(gesture.results.map(\.result.trigger) == one.results.map(\.result.trigger))
      #expect(gesture.results.map(\.result.margin) == one.results.map(\.result.margin))
    }
  }

  @Test("a gesture without a row of one engine is said, with the engine")
  func lacksEngine() throws {
    let lines = [
      SampleRows.line(), SampleRows.line(["engine": #""b""#]), SampleRows.line(["trace": #""z.trace""#]),
    ]
    let set = try set(lines)
    #expect(
      throws: RowError(
        "rows.jsonl:3: z.trace on unknown has no row of b; give the rows of both, or leave its other rows out"
      )
    ) { try set.compared(engines: ["mine", "b"]) }
  }

  @Test("a sweep of rows has the thresholds that they have, in order")
  func swept() throws {
    var lines: [String] = []
    for (trace, fires) in [("a", [true, true, false]), ("b", [true, false, false])] {
      for (threshold, fired) in zip([60, 90, 120], fires) {
        lines.append(
          SampleRows.line(["trace": "\"\(trace)\"", "threshold_pt": "\(threshold)", "fired": "\(fired)"]))
      }
    }
    let swept = try set(lines.reversed(), severalThresholds: true).swept()
    #expect(swept.map(\.label.trace) == ["a", "b"])
    #expect(swept.map { $0.replays.map(\.grid) } == [[[60, 90, 120]], [[60, 90, 120]]])
    #expect(swept.map { $0.replays.map(\.triggers) } == [[[1, 1, 0]], [[1, 0, 0]]])
    #expect(
      swept.allSatisfy { $0.replays[0].isOfRows && $0.replays[0].own == nil && $0.replays[0].critical == nil }
    )
  }

  @Test("the first row of a gesture that lacks a threshold is named, not its last")
  func lacksThresholdBetween() throws {
    let lines =
      ["60", "90", "120"].map { SampleRows.line(["threshold_pt": $0]) }
      + ["60", "120"].map { SampleRows.line(["trace": #""z""#, "threshold_pt": $0]) }
    let set = try set(lines, severalThresholds: true)
    let error = #expect(throws: RowError.self) { try set.swept() }
    #expect("\(try #require(error))".hasPrefix("rows.jsonl:4: z has no row of mine with threshold_pt 90.0,"))
  }

  @Test("a cell of a column of truths or numbers is no other text")
  func cells() {
    #expect(RowShape.mayBe("true", for: "fired") && !RowShape.mayBe("maybe", for: "fired"))
    #expect(RowShape.mayBe("1.5", for: "threshold_pt") && !RowShape.mayBe("far", for: "threshold_pt"))
    #expect(RowShape.mayBe("maybe", for: "engine"))
  }

  @Test("a gesture that lacks a row with a threshold others have is said")
  func lacksThreshold() throws {
    let lines = [
      SampleRows.line(["threshold_pt": "60"]), SampleRows.line(["threshold_pt": "90"]),
      SampleRows.line(["trace": #""z""#, "threshold_pt": "60"]),
    ]
    let set = try set(lines, severalThresholds: true)
    #expect(
      throws: RowError(
        "rows.jsonl:3: z has no row of mine with threshold_pt 90.0, which other gestures have; give it, or leave theirs out"
      )
    ) { try set.swept() }
  }
}
