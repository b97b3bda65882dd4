import TextFormats
import Testing
import TraceReplay

@testable import ReplayExperiments

/// What a bundle expects of an engine: read, and compared with what it does now.
@Suite("Bundle verdict")
struct BundleVerdictTests {
  /// A verdict of one key for each line that a test may change.
  private static let keys: [(key: String, value: String)] = [
    ("expect", #""mrefresh""#), ("model", #""uikit""#), ("triggers", "1"), ("trigger_ms", "433.25"),
    ("trigger_phase", #""contact""#), ("callback_ms", "500"),
    ("findings", #"[{"what":"offset-jump","time_ms":433.25,"size":12.5}]"#),
  ]

  /// The verdict with some values changed; an empty value leaves the key out.
  private func verdict(_ changes: [String: String] = [:]) throws -> BundleVerdict {
    let extra = changes.filter { change in !Self.keys.contains { $0.key == change.key } }
    let all = Self.keys.map { ($0.key, changes[$0.key] ?? $0.value) } + extra.map { ($0.key, $0.value) }
    let text = all.filter { !$0.1.isEmpty }.map { #""\#($0.0)":\#($0.1)"# }.joined(separator: ",")
    return try BundleVerdict(try #require(JSONReader.value(of: Array("{\(text)}".utf8)).object))
  }

  private func differences(_ changes: [String: String]) throws -> [String] {
    try verdict().differences(from: try verdict(changes))
  }

  /// Crossings are solved to a microsecond: 0.001 ms, and the same of every size.
  @Test("a microsecond more or less is the same verdict, two are not")
  func tolerance() throws {
    for value in ["433.2509", "433.2491"] {
      #expect(try differences(["trigger_ms": value]) == [])
    }
    #expect(try differences(["callback_ms": "499.9991"]) == [])
    #expect(
      try differences(["findings": #"[{"what":"offset-jump","time_ms":433.2509,"size":12.5009}]"#]) == [])
    #expect(
      try differences(["trigger_ms": "433.2511", "callback_ms": "499.9989"]) == [
        "trigger: expected 433.250 ms, is 433.251 ms", "callback: expected 500.000 ms, is 499.999 ms",
      ])
    #expect(
      try differences(["findings": #"[{"what":"offset-jump","time_ms":433.25,"size":12.5011}]"#]) == [
        "rule 1: expected offset-jump of 12.500 pt at 433.250 ms, is offset-jump of 12.501 pt at 433.250 ms"
      ])
    #expect(
      try differences(["findings": #"[{"what":"offset-jump","time_ms":433.2489,"size":12.5}]"#]) == [
        "rule 1: expected offset-jump of 12.500 pt at 433.250 ms, is offset-jump of 12.500 pt at 433.249 ms"
      ])
  }

  @Test("every value that changed is one line, in the order of the verdict")
  func lines() throws {
    let found = try differences([
      "triggers": "0", "trigger_ms": "null", "trigger_phase": "null", "callback_ms": "",
      "findings":
        #"[{"what":"velocity-jump","time_ms":433.25,"size":12.5},{"what":"inset-lost","time_ms":7}]"#,
    ])
    #expect(
      found == [
        "triggers: expected 1, is 0", "trigger: expected 433.250 ms, is none",
        "phase: expected contact, is none", "callback: expected 500.000 ms, is none",
        "rule 1: expected offset-jump of 12.500 pt at 433.250 ms, is velocity-jump of 12.500 pt/s at 433.250 ms",
        "rule 2: expected none, is inset-lost at 7.000 ms",
      ])
    #expect(
      try differences(["findings": "[]"]) == [
        "rule 1: expected offset-jump of 12.500 pt at 433.250 ms, is none"
      ])
    #expect(
      try differences(["findings": #"[{"what":"offset-jump","time_ms":433.25}]"#]) == [
        "rule 1: expected offset-jump of 12.500 pt at 433.250 ms, is offset-jump at 433.250 ms"
      ])
  }

  @Test("in words: the trigger with its phase, then the broken rules")
  func words() throws {
    let finding = #"[{"what":"offset-jump","time_ms":433.25,"size":12.5}]"#
    #expect(
      try verdict(["trigger_ms": "500", "findings": finding.replacing("433.25", with: "750.5")]).words
        == "fires at 500.0 ms, contact; offset-jump at 750.5 ms")
  }

  private static let latest = 172_800_000

  @Test(
    "values at their limits are taken",
    arguments: [
      ["triggers": "0"], ["triggers": "1000000"], ["trigger_ms": "\(latest)"], ["callback_ms": "-\(latest)"],
      ["ground": "null"], ["ground": #""native""#], ["trigger_phase": #""settling""#],
    ])
  func taken(_ changes: [String: String]) throws {
    #expect(try verdict(changes).isNative == (changes["ground"] == #""native""#))
    let many = Array(repeating: #"{"what":"inset-lost","time_ms":1}"#, count: BundleVerdict.mostFindings)
    #expect(try verdict(["findings": "[\(many.joined(separator: ","))]"]).findings.count == 1000)
  }

  @Test(
    "what is wrong is said with what must be there",
    arguments: [
      ("expect", "", "expect must be a name"), ("model", "3", "model must be a name"),
      ("ground", #""uikit""#, "ground must be native or left out"),
      ("triggers", "-1", "triggers must be a whole number from 0 to 1000000"),
      ("triggers", "1000001", "triggers must be a whole number from 0 to 1000000"),
      ("triggers", "0.5", "triggers must be a whole number from 0 to 1000000"),
      ("trigger_ms", "\(latest + 1)", "trigger_ms must be a time in milliseconds or null"),
      ("callback_ms", "-\(latest + 1)", "callback_ms must be a time in milliseconds or null"),
      ("trigger_phase", #""lift""#, "trigger_phase must be contact, released, settling or null"),
      ("findings", "null", "findings must be a list of at most 1000"),
      (
        "findings", "[\(Array(repeating: "0", count: 1001).joined(separator: ","))]",
        "findings must be a list of at most 1000"
      ),
      (
        "findings", #"[{"what":"jump","time_ms":1}]"#,
        "a finding's 'what' must be one of " + FindingKind.names.joined(separator: ", ")
      ),
      ("findings", #"[{"what":"inset-lost"}]"#, "a finding's time_ms is missing"),
      (
        "findings", #"[{"what":"inset-lost","time_ms":1,"size":"a"}]"#,
        "a finding's size must be a number or null"
      ),
    ])
  func refused(_ key: String, _ value: String, _ message: String) throws {
    #expect(throws: BundleFault(message)) { try verdict([key: value]) }
  }
}
