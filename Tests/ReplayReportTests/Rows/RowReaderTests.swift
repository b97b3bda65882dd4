import Testing
import TraceReplay

@testable import ReplayReport

@Suite("Row reader")
struct RowReaderTests {
  @Test("the shortest row that can be counted is read, and says what it does not say")
  func least() throws {
    let row = try SampleRows.row(SampleRows.line(), number: 12)
    let (label, result) = (row.scored.label, row.scored.result)
    #expect(label.trace == "a.trace" && label.origin == "recorded" && label.name == "a.trace")
    #expect(result.engine == "mine" && result.model == "unknown" && result.triggers == 1)
    #expect(label.device == "unknown" && label.subject == nil && label.intent == nil)
    #expect(row.scored.outcome == .fired && row.location == "rows.jsonl:12")
    #expect(row.scored.rule == .unknown && row.settings.rate == 60)
    for key in ["hash", "intent", "margin_pt", "delay_total_ms", "crossing_ms", "findings"] {
      #expect(row.missing.contains(key), "\(key)")
    }
    for (key, _) in SampleRows.least { #expect(!row.missing.contains(key), "\(key)") }
    #expect(Set(row.missing).count == row.missing.count)
  }

  @Test("how often it fired may stand for whether, and the other way round")
  func fired() throws {
    #expect(try SampleRows.row(SampleRows.line(["fired": nil, "triggers": "3"])).scored.result.triggers == 3)
    #expect(try SampleRows.row(SampleRows.line(["fired": "false"])).scored.result.triggers == 0)
    #expect(try SampleRows.row(SampleRows.line(["triggers": "2"])).scored.result.triggers == 2)
  }

  @Test("how late it was stands in for when, with the trigger's time")
  func latencies() throws {
    let late = SampleRows.line([
      "trigger_ms": "500", "latency_ms": "120", "release_latency_ms": "-40", "callback_delay_ms": "300",
    ])
    let result = try SampleRows.row(late).scored.result
    #expect(result.crossing == 0.38 && result.release == 0.54 && result.callback == 0.8)
    // What says both is taken at its word.
    let both = SampleRows.line(["trigger_ms": "500", "crossing_ms": "400", "latency_ms": "120"])
    #expect(try SampleRows.row(both).scored.result.crossing == 0.4)
    #expect(try SampleRows.row(SampleRows.line(["latency_ms": "120"])).scored.result.crossing == nil)
  }

  @Test("a delay has all its parts, or is none", arguments: ReplayFigure.delayParts + [.delayTotal])
  func delays(_ left: ReplayFigure) throws {
    let whole = SampleRows.line([
      "delay_sample_ms": "0", "delay_delivery_ms": "0", "delay_frame_ms": "0", "delay_policy_ms": "0",
      "delay_callback_ms": "0", "delay_total_ms": "0",
    ])
    #expect(try SampleRows.row(whole).scored.result.delay?.total == 0)
    for other in ["\"other\":0", "\"\(left.key)\":null"] {
      let part = whole.replacing("\"\(left.key)\":0", with: other)
      #expect(part != whole)
      #expect(try SampleRows.row(part).scored.result.delay == nil)
    }
  }

  @Test("the recording's length counts with the first gesture where a row does not say")
  func duration() throws {
    let line = SampleRows.line(["gestures": "3", "duration_ms": "1500"])
    #expect(try SampleRows.row(line).scored.label.carriesDuration)
    #expect(try SampleRows.row(line).scored.label.duration == 1.5)
    let second = SampleRows.line(["gesture": "2", "gestures": "3"])
    #expect(!(try SampleRows.row(second).scored.label.carriesDuration))
  }

  @Test("names are one line, whoever wrote them")
  func names() throws {
    let label = try SampleRows.row(
      SampleRows.line(["trace": #""a\nb""#, "device": #""P\u0007""#, "subject": #""s\r""#])
    ).scored.label
    #expect(label.trace == "a\u{FFFD}b" && label.device == "P\u{FFFD}" && label.subject == "s\u{FFFD}")
  }

  @Test(
    "what is wrong with a row is said with its place and what it must be",
    arguments: [
      (["rate_hz": "0"], "'rate_hz' is 0, but must be above 0, at most 10000"),
      (["rate_hz": "10001"], "'rate_hz' is 10001, but must be above 0, at most 10000"),
      (["hash": #""+1bae85c""#], #"'hash' is "+1bae85c", but must be null or up to 16 hexadecimal digits"#),
      (["hash": #""xyz""#], #"'hash' is "xyz", but must be null or up to 16 hexadecimal digits"#),
      (
        ["hash": #""11112222333344445""#],
        #"'hash' is "11112222333344445", but must be null or up to 16 hexadecimal digits"#
      ),
      (
        ["trigger_phase": #""late""#],
        #"'trigger_phase' is "late", but must be null, contact, released or settling"#
      ),
      (
        ["intent": #""push""#],
        #"'intent' is "push", but must be null or one of pull, pull-cancel, scroll, fling, dither, horizontal, diagonal, tap, pinch, free"#
      ),
      (["settings": #""{""#], #"'settings' is "{", but must be null or a text that holds a JSON object"#),
      (["settings": #""3""#], #"'settings' is "3", but must be null or a text that holds a JSON object"#),
      (
        ["rule": #""never""#],
        #"'rule' is "never", but must be null or one of crossing, release, bounce-back, dwell"#
      ),
      (["measures": "1"], "'measures' is 1, but must be null or one of offset, travel"),
      (["findings": "3"], "'findings' is 3, but must be a list"),
      // Found by tools/fuzz: such a time is no number of nanoseconds, and a row with it was written again without it.
      (
        ["trigger_ms": "1e308"],
        "'trigger_ms' is 1e308, but must be a time of at most 5000000000000 ms, either way"
      ),
      (["margin_pt": "true"], "'margin_pt' is true, but must be a number or null"),
    ] as [(KeyValuePairs<String, String?>, String)])
  func faults(changes: KeyValuePairs<String, String?>, expected: String) {
    #expect(SampleRows.fault(SampleRows.line(changes)) == "rows.jsonl:1: \(expected)")
  }

  @Test("a gesture that its trace has not is said", arguments: [("0", "3"), ("4", "3"), ("1", "0")])
  func gestures(gesture: String, gestures: String) {
    #expect(
      SampleRows.fault(SampleRows.line(["gesture": gesture, "gestures": gestures]))
        == "rows.jsonl:1: 'gesture' is \(gesture) of \(gestures); give each row the number of its gesture, from 1, and in 'gestures' how many its trace has"
    )
  }

  @Test("whether it fired and how often must agree", arguments: [("true", "0"), ("false", "1")])
  func disagreement(fired: String, triggers: String) {
    #expect(
      SampleRows.fault(SampleRows.line(["fired": fired, "triggers": triggers]))
        == "rows.jsonl:1: 'fired' and 'triggers' do not agree; write true with 1 or more, false with 0")
  }

  @Test("a finding without its time or of a rule nobody knows is said, with the rules there are")
  func findings() throws {
    for finding in [#"{"what":"offset-jump"}"#, #"{"time_ms":3,"what":"odd"}"#, "7"] {
      let fault = try #require(SampleRows.fault(SampleRows.line(["findings": "[\(finding)]"])))
      #expect(
        fault
          == "rows.jsonl:1: 'findings' is \(finding), but must be a list of objects with time_ms and what: offset-jump, velocity-jump, inset-lost, second-trigger, trigger-without-finger, trigger-by-cancel, armed-by-inertia, trigger-while-refreshing, indicator-gone, trigger-not-due"
      )
    }
  }

  /// Found by tools/fuzz: such a number was left out, and a row written again without it.
  @Test(
    "a finding of a gesture that is none, or of a size that is no number, is said",
    arguments: [
      ("gesture", "0", "null or a whole number from 1 to 1000000000"),
      ("gesture", "-5", "null or a whole number from 1 to 1000000000"),
      ("gesture", "1.5", "null or a whole number from 1 to 1000000000"),
      ("gesture", "true", "null or a whole number from 1 to 1000000000"),
      ("size", #""busy""#, "a number or null"),
    ])
  func findingOfNone(key: String, value: String, must: String) {
    let finding = #"{"what":"offset-jump","time_ms":3,"\#(key)":\#(value)}"#
    #expect(
      SampleRows.fault(SampleRows.line(["findings": "[\(finding)]"]))
        == "rows.jsonl:1: '\(key)' is \(value), but must be \(must)")
  }

  @Test(
    "each key that a row cannot be counted without is named where it is missing or null",
    arguments: ["trace", "origin", "gestures", "engine", "fired"])
  func required(key: String) {
    for (value, word) in [(nil, "missing"), ("null", "null")] as [(String?, String)] {
      #expect(
        SampleRows.fault(SampleRows.line([key: value]))
          == "rows.jsonl:1: '\(key)' is \(word), and a row cannot be counted without it; write it, or make the rows with 'overscroll replay --json'"
      )
    }
  }

  @Test("a line that was cut off says where, and that it may be one")
  func cut() throws {
    let line = SampleRows.line()
    for length in 1..<line.utf8.count {
      let fault = try #require(SampleRows.fault(String(line.prefix(length))))
      #expect(fault.hasPrefix("rows.jsonl:1:"), "\(fault)")
      #expect(fault.hasSuffix("; a row is one line of 'overscroll replay --json', this one may be cut off"))
    }
  }

  @Test(
    "rows of another version say which",
    arguments: [
      (#"{"schema":"overscroll-replay/1","trace":"a"}"#, #""overscroll-replay/1""#),
      (#"{"schema":3}"#, "the number 3"),
    ])
  func others(line: String, schema: String) {
    #expect(
      SampleRows.fault(line)
        == "rows.jsonl:1: its schema is \(schema), not overscroll-replay/2; make the rows anew with 'overscroll replay --json'"
    )
  }

  @Test("a row without a schema is told which key to write")
  func withoutSchema() {
    #expect(
      SampleRows.fault(#"{"trace":"a"}"#)
        == "rows.jsonl:1: the key 'schema' is missing; write \"schema\":\"overscroll-replay/2\" in every row ('overscroll schema replay' lists the keys)"
    )
  }

  @Test("what is no row is said", arguments: [("[1]", "a list"), ("7", "the number 7")])
  func noRow(line: String, kind: String) {
    #expect(SampleRows.fault(line) == "rows.jsonl:1: a row is a JSON object, this is \(kind)")
  }

  @Test(
    "an outcome that the row's other values do not make is refused with them",
    arguments: [
      (
        ["outcome": #""hit""#, "intent": #""pull""#, "fired": "false"],
        #""hit", and its other values make it "miss" (intent pull, fired false)"#
      ),
      (["outcome": #""hit""#], #""hit", and its other values make it "fired" (no intent, fired true)"#),
      (
        ["outcome": #""false-alarm""#, "intent": #""scroll""#, "busy": "true"],
        #""false-alarm", and its other values make it "busy" (busy true)"#
      ),
      (
        ["outcome": #""miss""#, "intent": #""pull""#, "fired": "false", "grade": #""F""#],
        #""miss", and its other values make it "left-out" (graded F; 'overscroll inspect' says why)"#
      ),
    ] as [(KeyValuePairs<String, String?>, String)])
  func outcomes(_ changes: KeyValuePairs<String, String?>, _ expected: String) {
    #expect(
      SampleRows.fault(SampleRows.line(changes))
        == "rows.jsonl:1: 'outcome' is \(expected); correct them, or leave 'outcome' out")
  }

  @Test("an outcome that is none is refused; one that fits, null and none at all are fine")
  func outcomeWords() {
    #expect(
      SampleRows.fault(SampleRows.line(["outcome": #""correct""#]))
        == "rows.jsonl:1: 'outcome' is \"correct\", but must be null or one of hit, miss, false-alarm,"
        + " correct-rejection, fired, quiet, busy, no-drag, left-out")
    #expect(SampleRows.fault(SampleRows.line(["outcome": #""hit""#, "intent": #""pull""#])) == nil)
    #expect(SampleRows.fault(SampleRows.line(["outcome": "null"])) == nil)
  }
}
