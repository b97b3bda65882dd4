import GestureTraces
import Testing

@testable import PromptedCapture
@testable import TextFormats
@testable import ScrollPhysics

@Suite("Protocol files")
struct CaptureProtocolTests {
  private func parse(_ text: String) throws(ProtocolError) -> CaptureProtocol {
    try CaptureProtocol(bytes: Array(text.utf8), path: "p.json")
  }

  /// What is wrong with a protocol of one prompt; empty where nothing is.
  private func complaint(_ prompt: String) -> String {
    do throws(ProtocolError) {
      _ = try parse(#"{"schema":"overscroll-protocol/1","name":"n","prompts":["# + prompt + "]}")
      return ""
    } catch {
      return error.description
    }
  }

  @Test("an entry is the product of its intents, directions and speeds, each as often as it says")
  func product() throws {
    let known = try parse(
      """
      {"schema":"overscroll-protocol/1","name":"n","prompts":[
      {"intent":"horizontal","direction":["left","right"],"speed":["slow","fast"],"repeat":2},
      {"intent":["pull","scroll"]}]}
      """)
    #expect(
      known.prompts.map(\.name) == [
        "horizontal-left-slow", "horizontal-left-slow", "horizontal-left-fast", "horizontal-left-fast",
        "horizontal-right-slow", "horizontal-right-slow", "horizontal-right-fast", "horizontal-right-fast",
        "pull-down", "scroll-down",
      ])
    #expect(known.name == "n" && !known.isShuffled)
  }

  @Test("scenario, limits, words and seconds reach the prompt, in base units")
  func details() throws {
    let known = try parse(
      """
      {"schema":"overscroll-protocol/1","name":"n","prompts":[{"intent":"scroll","instruction":"Go.",
      "scenario":{"start_offset":300,"viewport":844,"content":5000,"inset_top":88},
      "limits":{"travel_pt":[10,500],"duration_ms":[100,900],"speed_pt_s":[1,2],"idle_ms":250}},
      {"intent":"free","seconds":90}]}
      """)
    let prompt = known.prompts[0]
    #expect(prompt.words(on: .touchpad) == "Go.")
    #expect(prompt.effectiveScenario?.startOffset == 300 && prompt.effectiveScenario?.viewport == 844)
    #expect(prompt.effectiveScenario?.content == 5000 && prompt.effectiveScenario?.topInset == 88)
    #expect(prompt.limits.travel == 10...500 && prompt.limits.duration == 0.1...0.9)
    #expect(prompt.limits.speed == 1...2 && prompt.idle == 0.25)
    #expect(known.prompts[1].leastLength == 90)
  }

  @Test(
    "what is wrong is named with its place, its value, and what it must be",
    arguments: [
      (
        #"{"intnet":"pull"}"#,
        "p.json: no key 'prompts[0].intnet'; the keys there are intent, direction, speed, repeat, instruction,"
          + " scenario, limits, seconds"
      ),
      (
        #"{"intent":"pull","speed":"quick"}"#,
        #"p.json: prompts[0].speed is "quick"; it must be one of "slow", "normal", "fast", or a list of some"#
      ),
      (
        #"{"intent":"pull","direction":"left"}"#,
        #"p.json: prompts[0].direction is "left"; it must be "down" with intent pull"#
      ),
      (
        #"{"intent":"tap","speed":"slow"}"#,
        #"p.json: prompts[0].speed is "slow"; it must be left out with intent tap"#
      ),
      (
        #"{"intent":"dither","direction":"down"}"#,
        #"p.json: prompts[0].direction is "down"; it must be left out with intent dither"#
      ),
      (
        #"{"intent":"fling","speed":["fast","slow"]}"#,
        #"p.json: prompts[0].speed is ["fast","slow"]; it must be "normal" or "fast" with intent fling"#
      ),
      (
        #"{"intent":"pull","seconds":9}"#,
        "p.json: prompts[0].seconds is 9; it must be left out unless the intent is free"
      ),
      (
        #"{"intent":"pull","repeat":0}"#,
        "p.json: prompts[0].repeat is 0; it must be a whole number from 1 to 1000"
      ),
      (
        #"{"intent":"pull","scenario":{"start":1}}"#,
        "p.json: no key 'prompts[0].scenario.start'; the keys there are start_offset, viewport, content, inset_top"
      ),
      (
        #"{"intent":"pull","limits":{"travel_pt":[9,1]}}"#,
        "p.json: prompts[0].limits.travel_pt is [9,1]; it must be [least, most], two numbers from 0 to 1000000"
      ),
      (#""pull""#, "p.json: prompts[0] is a text; it must be an object of keys and values, in braces"),
      (
        #"{"speed":"slow"}"#,
        #"p.json: prompts[0].intent is missing; it must be one of "pull", "pull-cancel", "scroll", "fling", "dither", "horizontal", "diagonal", "tap", "pinch", "free""#
      ),
    ])
  func mistakes(prompt: String, message: String) {
    #expect(complaint(prompt) == message)
  }

  @Test("a file that is no protocol says so, with line and column where it is no JSON")
  func noProtocol() {
    #expect(throws: ProtocolError("p.json", #"schema is null; it must be "overscroll-protocol/1""#)) {
      try parse("{}")
    }
    #expect(throws: ProtocolError("p.json", "prompts is missing; it must be a list of prompts")) {
      try parse(#"{"schema":"overscroll-protocol/1","name":"n"}"#)
    }
    #expect(throws: ProtocolError("p.json", "prompts is []; it must be a list that is not empty")) {
      try parse(#"{"schema":"overscroll-protocol/1","name":"n","prompts":[]}"#)
    }
    do throws(ProtocolError) {
      _ = try parse("{\n \"schema\" 1}")
      Issue.record("read")
    } catch {
      #expect(error.location == "p.json:2:11")
    }
  }

  @Test("quick is two minutes and full is fifteen, within a tenth, on both kinds of surface")
  func lengths() throws {
    for kind in [TraceDevice.Kind.touchscreen, .touchpad] {
      let quick = try #require(CaptureProtocol(named: "quick")).plan(on: kind, seed: 1).expectedSeconds
      let full = try #require(CaptureProtocol(named: "full")).plan(on: kind, seed: 1).expectedSeconds
      #expect((108...132).contains(quick), "\(kind): \(quick)")
      #expect((810...990).contains(full), "\(kind): \(full)")
    }
  }

  @Test("a touchpad is asked for no tap and no pinch")
  func touchpad() throws {
    let plan = try #require(CaptureProtocol(named: "full")).plan(on: .touchpad, seed: 3)
    #expect(!plan.contains { $0.intent == .tap || $0.intent == .pinch })
  }

  @Test("an order holds every prompt once, is the same for a seed, and another for another")
  func order() throws {
    let full = try #require(CaptureProtocol(named: "full"))
    let (one, again, two) = (
      full.plan(on: .touchscreen, seed: 1), full.plan(on: .touchscreen, seed: 1),
      full.plan(on: .touchscreen, seed: 2)
    )
    #expect(one == again && one != two)
    #expect(one.map(\.name).sorted() == full.prompts.map(\.name).sorted())
  }

  // FNV-1a 64 of "s01" and "", mod 10^6, by a Python three-liner.
  @Test("each subject has a seed of their own")
  func seeds() {
    #expect(CaptureProtocol.seed(for: "s01") == 69_189)
    #expect(CaptureProtocol.seed(for: nil) == 656_037)
  }

  @Test("what a manifest keeps of a protocol reads back as the same protocol", arguments: ["quick", "full"])
  func content(name: String) throws {
    let known = try #require(CaptureProtocol(named: name))
    #expect(try CaptureProtocol(known.content, path: "again") == known)
  }

  @Test(
    "a file cut off at any byte is refused with a place, and one with any byte changed never crashes",
    arguments: ["quick", "full"])
  func damaged(name: String) throws {
    var json = JSONWriter()
    json.value(try #require(CaptureProtocol(named: name)).content)
    for end in json.bytes.indices {
      #expect(throws: ProtocolError.self) { try CaptureProtocol(bytes: Array(json.bytes[..<end]), path: "p") }
    }
    var random = SeededRandom(seed: 7)
    for index in json.bytes.indices {
      var bytes = json.bytes
      bytes[index] = UInt8(truncatingIfNeeded: random.next())
      _ = try? CaptureProtocol(bytes: bytes, path: "p")
    }
  }
}
