import GestureTraces
import TestOutcomes
import TestSamples
import Testing
import TextFormats

@testable import TouchCapture

/// Recordings of every format, whole, in other layouts and damaged: the traces that come of each with their grades, or the whole error. The
/// first outcome of each sample has all of its events.
@Suite("Recordings of every format, whole and damaged")
struct FormatVariationsTests {
  private typealias Sample = FormatSamples.Sample

  private static func short(_ trace: Trace) -> String {
    var header = trace
    (header.events, header.end) = ([], nil)
    let reasons = (trace.end?.reasons ?? []).map { "\n  \($0)" }.joined()
    return
      "\(trace.events.count) events to \(trace.end?.timeMicroseconds ?? -1), \(Outcomes.digest(TraceWriter.bytes(of: header))) \(Outcomes.digest(TraceWriter.bytes(of: trace))), \(trace.end?.grade ?? "-")\(reasons)"
  }

  /// What becomes of a text that is imported in the sample's place.
  private static func outcome(
    _ text: String, _ sample: Sample, isWhole: Bool = false,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> String {
    outcome(Array(text.utf8), sample, isWhole: isWhole, change)
  }

  private static func outcome(
    _ bytes: [UInt8], _ sample: Sample, isWhole: Bool = false,
    _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> String {
    var options = ImportOptions(tool: "test")
    options.isRawOnly = true
    sample.change(&options)
    change(&options)
    let source = RecordingSource(bytes, shownPath: sample.path)
    guard let format = RecordingImport.format(of: source.head, options.layout) else {
      return "no known format"
    }
    let result = Outcomes.result {
      let file = try RecordingImport.traces(of: source, format, options)
      let traces = file.traces.map {
        isWhole
          ? String(decoding: TraceWriter.bytes(of: $0), as: UTF8.self).dropLast().description : short($0)
      }
      let names = file.names.isEmpty ? [] : ["names \(file.names.joined(separator: ", "))"]
      return (names + file.notes.map { "note \($0)" } + traces).joined(separator: "\n")
    }
    return VisibleText.escaped("\(format.rawValue): \(result)", isLines: true)
  }

  /// At most so many of the variations, evenly spread.
  private static func some(_ variations: [TextVariations.Variation], _ most: Int = 20) -> [TextVariations
    .Variation]
  {
    let step = max(1, (variations.count + most - 1) / most)
    return stride(from: 0, to: variations.count, by: step).map { variations[$0] }
  }

  private static let words = ["-1", "0", "x", "", "1e400", "99999999999", "2147483648", "1024", "0.25", "7"]

  private static func report(_ samples: [Sample], _ number: Int) -> String {
    var outcomes = Outcomes()
    for sample in samples {
      outcomes.begin(sample.name)
      outcomes.add("whole", outcome(sample.text, sample, isWhole: true))
      let variations = TextVariations(sample.text)
      for (name, text) in variations.wholes + some(variations.lineChanges) + some(variations.nameChanges)
        + some(variations.numberChanges(words, turn: number))
      {
        outcomes.add(name, outcome(text, sample))
      }
    }
    return outcomes.text
  }

  @Test("recordings of devices")
  func devices() {
    let difference = Golden.difference(of: Self.report(FormatSamples.devices, 1), from: "devices.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("logs")
  func logs() {
    let difference = Golden.difference(of: Self.report(FormatSamples.logs, 2), from: "logs.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("tables, JSON and exported tests")
  func tables() {
    let difference = Golden.difference(of: Self.report(FormatSamples.tables, 3), from: "tables.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  // MARK: Options

  private static let changes: [(name: String, change: @Sendable (inout ImportOptions) -> Void)] = [
    ("a range", { $0.ranges = [SurfaceRange("0,1000,0,500")].compactMap(\.self) }),
    ("a surface in mm", { $0.surface = SurfaceSize("104x63mm") }),
    ("a surface in points", { $0.surface = SurfaceSize("390x844") }),
    ("a surface in pixels", { $0.surface = SurfaceSize("780x1688px") }),
    ("unit pt", { $0.scrolls.unit = .point }), ("unit px", { $0.scrolls.unit = .devicePixel }),
    ("unit px of 3", { ($0.scrolls.unit, $0.scrolls.pointsPerPixel) = (.devicePixel, 1.0 / 3) }),
    ("unit mm", { $0.scrolls.unit = .millimetres(1) }), ("unit %", { $0.scrolls.unit = TableUnit("%") }),
    ("unit fraction", { $0.scrolls.unit = TableUnit("fraction") }),
    ("unit line", { $0.scrolls.unit = .line }), ("unit click", { $0.scrolls.unit = .click }),
    ("unit v120", { $0.scrolls.unit = .v120 }), ("unit degree", { $0.scrolls.unit = .degree }),
    ("unit 40", { $0.scrolls.unit = .points(40) }), ("density", { $0.scrolls.pointsPerPixel = 0.25 }),
    ("contacts end after 10 ms", { $0.contactPause = 10_000 }),
    ("contacts end after 9 s", { $0.contactPause = 9_000_000 }),
    ("scrolls end after 9 ms", { $0.scrolls.pause = 9_000 }), ("60 frames", { $0.frameRate = 60 }),
    ("fingers", { $0.scrolls.source = .finger }), ("a wheel", { $0.scrolls.source = .wheel }),
    ("continuous", { $0.scrolls.source = .continuous }), ("natural", { $0.scrolls.isNatural = true }),
    ("not natural", { $0.scrolls.isNatural = false }),
    ("flipped", { $0.axes.flipsY = true }), ("swapped", { $0.axes.swapsXY = true }),
    ("swapped and flipped", { ($0.axes.swapsXY, $0.axes.flipsY) = (true, true) }),
    ("subjects", { $0.columns.subject = "user" }), ("sessions", { $0.columns.session = "session" }),
    ("labels", { ($0.columns.label, $0.columns.intents) = ("label", ["pull": .pull, "fling": .fling]) }),
    ("an unknown column", { $0.columns.subject = "nobody" }), ("split", { $0.splitsGestures = true }),
    ("missing 10", { $0.layout.missing = ["10"] }),
    ("no names", { $0.layout.hasHeader = false }), ("names", { $0.layout.hasHeader = true }),
    ("times in s", { $0.layout.timeUnit = .seconds }),
    ("times in us", { $0.layout.timeUnit = .microseconds }),
    ("told", { $0.labels = TraceLabels(intent: .tap, subject: "me", note: "n") }),
    ("columns by number", { $0.layout.columns = (try? TableLayout.columns("time=0,x=1,y=2")) ?? [:] }),
    ("words of phases", { $0.layout.phaseWords = (try? TableLayout.phaseWords("down=up,up=down")) ?? [:] }),
    ("a path", { $0.layout.path = JSONPath("[]") }),
  ]

  @Test("each sample with each option of import, stated and changed")
  func options() {
    var outcomes = Outcomes()
    for sample in FormatSamples.devices + FormatSamples.logs + FormatSamples.tables {
      outcomes.begin(sample.name)
      // What comes out without the option is not listed: what the option changes is.
      let usual = Self.outcome(sample.text, sample)
      for (name, change) in Self.changes {
        let outcome = Self.outcome(sample.text, sample, change)
        outcomes.add(name, outcome == usual ? "as without it" : outcome)
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "options.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("an option that is given and cannot have an effect is refused, for each sample")
  func stated() {
    var outcomes = Outcomes()
    for sample in FormatSamples.devices + FormatSamples.logs + FormatSamples.tables {
      outcomes.begin(sample.name)
      for option in ImportOption.allCases {
        outcomes.add(
          option.rawValue,
          String(Self.outcome(sample.text, sample, { $0.stated.insert(option) }).prefix { $0 != "\n" }))
      }
      outcomes.add(
        "scroll-pause and split",
        String(
          Self.outcome(sample.text, sample, { ($0.stated, $0.splitsGestures) = ([.scrollPause], true) })
            .prefix { $0 != "\n" }))
    }
    let difference = Golden.difference(of: outcomes.text, from: "stated-options.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  // MARK: Perfetto's traces

  private static func number(_ field: UInt64, _ value: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    VariableNumber.append(field << 3, to: &bytes)
    VariableNumber.append(value, to: &bytes)
    return bytes
  }

  private static func part(_ field: UInt64, _ inner: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    VariableNumber.append(field << 3 | 2, to: &bytes)
    VariableNumber.append(UInt64(inner.count), to: &bytes)
    return bytes + inner
  }

  private static func double(_ field: UInt64, _ value: Double) -> [UInt8] {
    var bytes: [UInt8] = []
    VariableNumber.append(field << 3 | 1, to: &bytes)
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
  }

  private static func event(_ microseconds: UInt64, _ type: UInt64, _ track: UInt64, _ more: [UInt8] = [])
    -> [UInt8]
  {
    part(
      1, number(8, microseconds * 1000) + number(10, 1) + part(11, number(9, type) + number(11, track) + more)
    )
  }

  private static func track(_ uuid: UInt64, _ name: String, parent: UInt64? = nil) -> [UInt8] {
    part(1, part(60, number(1, uuid) + part(2, Array(name.utf8)) + (parent.map { number(5, $0) } ?? [])))
  }

  @Test("a trace of Perfetto, whole, cut off at each byte, and with each byte changed")
  func perfetto() {
    let begin = [
      Self.track(7, "other"), Self.track(5, "fingers"), Self.track(10, "finger 0", parent: 5),
      Self.track(11, "finger 0 x", parent: 5),
      Self.track(12, "finger 0 y", parent: 5), Self.track(20, "finger 1", parent: 5),
      Self.track(21, "finger 1 x", parent: 5),
      Self.track(22, "finger 1 y", parent: 5), Self.track(30, "finger 2", parent: 7),
    ]
    let events = [
      Self.event(0, 1, 10), Self.event(0, 4, 11, Self.double(44, 100)),
      Self.event(0, 4, 12, Self.double(44, 200)), Self.event(8000, 4, 11, Self.double(44, 101)),
      Self.event(8000, 4, 12, Self.double(44, 210.5)), Self.event(9000, 1, 20),
      Self.event(9000, 4, 21, Self.double(44, 1)), Self.event(9000, 4, 22, Self.double(44, 2)),
      Self.event(12_000, 3, 20, Self.part(23, Array("cancelled".utf8))),
      Self.event(12_000, 4, 22, Self.double(44, 2)), Self.event(16_000, 2, 10),
      Self.event(16_000, 4, 12, Self.double(44, 220)),
      Self.event(17_000, 1, 30), Self.event(18_000, 4, 12, Self.double(44, .nan)),
    ]
    let bytes = (begin + events).flatMap { $0 }
    let sample = Sample(name: "perfetto", text: "", path: "a.pftrace")
    var outcomes = Outcomes()
    outcomes.add("whole", Self.outcome(bytes, sample, isWhole: true))
    outcomes.add("without events", Self.outcome(begin.flatMap { $0 }, sample))
    outcomes.add(
      "without fingers", Self.outcome([begin[0], begin[0]].flatMap { $0 } + events.flatMap { $0 }, sample))
    outcomes.add(
      "other fields", Self.outcome(Self.part(1, [0x0D, 1, 2, 3, 4] + Self.number(99, 5)) + bytes, sample))
    for end in bytes.indices { outcomes.add("cut at \(end)", Self.outcome(Array(bytes[..<end]), sample)) }
    for index in bytes.indices {
      var changed = bytes
      changed[index] &+= index % 2 == 0 ? 1 : 0x80
      outcomes.add("\(index)", Self.outcome(changed, sample))
    }
    let difference = Golden.difference(of: outcomes.text, from: "perfetto.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
