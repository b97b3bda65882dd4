import GestureTraces
import TextFormats
import Testing
import TraceReplay

@testable import ReplayExperiments

/// Each option of a replay: what it reads, what it sets, and what results record of it.
@Suite("Options of a replay")
struct MotionSettingTests {
  private static func setting(_ name: String) throws -> MotionSetting {
    try #require(MotionSetting.all.first { $0.name == name })
  }

  /// All records of all options, as results have them.
  private static func records(_ options: ReplayOptions) -> String {
    var json = JSONObject()
    for record in MotionSetting.all.flatMap(\.records) { json[record.key] = record.value(options) }
    var writer = JSONWriter()
    writer.value(.object(json))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static let untouched =
    #"{"rate_hz":60,"frames_phase":0,"frames_drop":0,"frames_late":0,"frames_updates":0,"frames_seed":null,"arrival":false,"#
    + #""work_ms":[2000],"seed":null,"end_again_ms":null,"begin_ms":[],"inset_change_ms_pt":[],"slop_pt":null,"#
    + #""points_per_mm":6.42,"points_per_unit":1,"wheel_step_pt":53,"layer":null,"traditional":false,"viewport_pt":null,"#
    + #""content_pt":null,"inset_top_pt":null,"inset_bottom_pt":null,"start_offset_pt":null}"#

  @Test("with nothing given, results record what the help names as usual")
  func usual() throws {
    #expect(Self.records(ReplayOptions()) == Self.untouched)
    for setting in MotionSetting.all {
      guard let usual = setting.usual else { continue }
      var options = ReplayOptions()
      try setting.read(usual, &options)
      #expect(Self.records(options) == Self.untouched, "\(setting.name)")
    }
  }

  /// Key and value of what changes, as a text.
  @Test(
    "a value changes its own record and no other",
    arguments: [
      ("rate", "120", #""rate_hz":60"#, #""rate_hz":120"#),
      ("arrival", "true", #""arrival":false"#, #""arrival":true"#),
      (
        "frames", "phase=0.25,drop=0.5,late=0.75,updates=3,seed=9",
        #""frames_phase":0,"frames_drop":0,"frames_late":0,"frames_updates":0,"frames_seed":null"#,
        #""frames_phase":0.25,"frames_drop":0.5,"frames_late":0.75,"frames_updates":3,"frames_seed":9"#
      ),
      ("work", "never", "[2000]", #""never""#), ("work", "1,2.5", "[2000]", "[1,2.5]"),
      (
        "work", "uniform:200-300", #"[2000],"seed":null"#, #"["uniform",200,300],"seed":1"#
      ),
      ("work", "normal:200,30", #"[2000],"seed":null"#, #"["normal",200,30],"seed":1"#),
      ("work", "lognormal:200,0.5", #"[2000],"seed":null"#, #"["lognormal",200,0.5],"seed":1"#),
      // Without anything random a seed says nothing.
      ("seed", "7", "", ""), ("end-again", "2s", #""end_again_ms":null"#, #""end_again_ms":2000"#),
      ("begin", "0.5s", #""begin_ms":[]"#, #""begin_ms":[500]"#),
      ("inset-change", "2s=64.5", #"ms_pt":[]"#, #"ms_pt":[[2000,64.5]]"#),
      ("slop", "8", #""slop_pt":null"#, #""slop_pt":8"#),
      ("viewport", "300", #""viewport_pt":null"#, #""viewport_pt":300"#),
      ("points-per-mm", "5", "6.42", "5"), ("points-per-unit", "2", #"unit":1"#, #"unit":2"#),
      ("wheel-step", "40", "53", "40"), ("layer", "evdev", #""layer":null"#, #""layer":"evdev""#),
      ("traditional", "true", #""traditional":false"#, #""traditional":true"#),
      ("content", "0", #""content_pt":null"#, #""content_pt":0"#),
      ("inset-top", "44", #""inset_top_pt":null"#, #""inset_top_pt":44"#),
      ("start-offset", "100", #""start_offset_pt":null"#, #""start_offset_pt":100"#),
    ])
  func changes(_ name: String, _ word: String, _ old: String, _ new: String) throws {
    var options = ReplayOptions()
    try Self.setting(name).read(word, &options)
    #expect(
      Self.records(options) == (old.isEmpty ? Self.untouched : Self.untouched.replacing(old, with: new)))
  }

  @Test("what may be given more than once is recorded in order of time, at one time as given")
  func repeated() throws {
    var options = ReplayOptions()
    for word in ["3000", "500", "1s"] { try Self.setting("begin").read(word, &options) }
    for word in ["9=1", "5=3", "5=2"] { try Self.setting("inset-change").read(word, &options) }
    let records = Self.records(options)
    #expect(records.contains(#""begin_ms":[500,1000,3000],"inset_change_ms_pt":[[5,3],[5,2],[9,1]]"#))
    #expect(MotionSetting.all.filter(\.isRepeatable).map(\.name) == ["begin", "inset-change"])
  }

  @Test(
    "each limit is taken, and what is past it is refused with it",
    arguments: [
      ("rate", "1", "10000", "0.999", "10000.1", "a number from 1 to 10000"),
      ("slop", "0", "1000000", "-0.1", "1000000.1", "a number from 0 to 1000000"),
      ("viewport", "1", "1000000", "0.9", "1000000.1", "a number from 1 to 1000000"),
      ("content", "0", "1000000", "-1", "1000001", "a number from 0 to 1000000"),
      ("inset-top", "0", "1000000", "-1", "1000001", "a number from 0 to 1000000"),
      ("start-offset", "0", "1000000", "-1", "1000001", "a number from 0 to 1000000"),
      ("points-per-mm", "0.001", "1000", "0.0009", "1000.1", "a number from 0.001 to 1000"),
      ("points-per-unit", "0.001", "1000", "0.0009", "1000.1", "a number from 0.001 to 1000"),
      ("wheel-step", "0", "1000000", "-1", "1000001", "a number from 0 to 1000000"),
      ("begin", "0", "24h", "-1", "86400001", "ms from 0 to 86400000"),
      ("end-again", "0", "86400000", "-1", "86400001", "ms from 0 to 86400000"),
      ("seed", "0", "9223372036854775807", "-1", "-2", "a whole number of 0 or more"),
    ])
  func limits(_ name: String, low: String, high: String, below: String, above: String, range: String) throws {
    var options = ReplayOptions()
    let setting = try Self.setting(name)
    for word in [low, high] { #expect(throws: Never.self, "\(word)") { try setting.read(word, &options) } }
    for word in [below, above] {
      let fault = #expect(throws: ValueFault.self) { try setting.read(word, &options) }
      #expect(fault?.words == "\(word) is out of range; give \(range)")
    }
  }

  @Test(
    "a change of the inset says which of its parts is wrong",
    arguments: [
      ("1500", "'1500' is not MS=PT; give a time and an inset, such as 1500=64"),
      ("1=2=3", "'1=2=3' is not MS=PT; give a time and an inset, such as 1500=64"),
      (
        "a=2",
        "time 'a' is not a time; give ms from 0 to 86400000, or with a unit, such as 250ms, 5s or 2m"
      ), ("1=a", "inset 'a' is not a number; give one from 0 to 1000000"),
      ("86400001=1", "time 86400001 is out of range; give ms from 0 to 86400000"),
      ("1=1000001", "inset 1000001 is out of range; give a number from 0 to 1000000"),
    ])
  func insetChange(_ word: String, _ message: String) {
    let fault = #expect(throws: ValueFault.self) { try InsetChangeText.read(word) }
    #expect(fault?.words == message)
  }
}
