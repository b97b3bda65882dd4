import PullToRefresh
import TestSamples
import Testing
import TextFormats

@testable import ReplayExperiments

@Suite("Options of engines")
struct EngineOptionTests {
  private static func line(_ option: EngineOption) -> String {
    let standard = option.standard.map(\.text) ?? "none"
    return "  \(option.name): \(standard), \(option.unit.rawValue); \(option.form)\n    \(option.words)\n"
  }

  /// The names, standard values and words are those of the originals' documents, which `EngineOption.options` cites.
  @Test("are these, with these standard values and forms, in this order")
  func all() {
    let systems = RefreshSystem.all.filter { !EngineOption.options(of: $0).isEmpty }
    let pages = systems.map { "\($0.name)\n" + EngineOption.options(of: $0).map(Self.line).joined() }
    #expect(Golden.difference(of: pages.joined(), from: "engine-options.txt") == nil)
  }

  private static func option(_ system: RefreshSystem, _ name: String) throws -> EngineOption {
    try #require(EngineOption.options(of: system).first { $0.name == name })
  }

  /// The value as its text, or nil for one that is refused.
  private static func read(_ option: EngineOption, _ text: String) -> String? {
    option.value(.text(text))?.text
  }

  private static func read(_ option: EngineOption, json: String) throws -> String? {
    option.value(.json(try JSONReader.value(of: Array(json.utf8))))?.text
  }

  @Test("are read up to their limits, from a word and from a file")
  func limits() throws {
    let cases: [(RefreshSystem, String, taken: [String], refused: [String])] = [
      (.mrefresh, "height", ["0", "100000", "0.5"], ["-0.5", "100000.5", "", "x", "inf", "nan", "1 "]),
      (.onpu, "turn-ms", ["0", "600000"], ["-1", "600000.5"]),
      (.mrefresh, "times-smooth", ["0", "10"], ["11", "2.5", "-1"]),
      (.mrefresh, "time", ["0", "1", "0+0.5+1"], ["1.5", "0+", "+", "0+2", "0,1"]),
    ]
    for (system, name, taken, refused) in cases {
      let option = try Self.option(system, name)
      for text in taken { #expect(Self.read(option, text) == text, "\(name) \(text)") }
      for text in refused { #expect(Self.read(option, text) == nil, "\(name) \(text)") }
    }
    let height = try Self.option(.mrefresh, "height")
    #expect(try Self.read(height, json: "60.5") == "60.5" && Self.read(height, json: "\"60.5\"") == nil)
    // −0 is the same as 0.
    #expect(Self.read(height, "-0") == "0")
    let time = try Self.option(.mrefresh, "time")
    #expect(try Self.read(time, json: "[0,0.5]") == "0+0.5" && Self.read(time, json: "0.5") == "0.5")
    #expect(try Self.read(time, json: "[]") == nil && Self.read(time, json: "[0,\"1\"]") == nil)
    let many = Array(repeating: "1", count: 17)
    #expect(Self.read(time, many.dropLast().joined(separator: "+")) != nil)
    #expect(Self.read(time, many.joined(separator: "+")) == nil)
  }

  @Test("that are words are one of their choices, colours six digits, and times those of a day")
  func words() throws {
    let scale = try Self.option(.mrefresh, "scale")
    #expect(["as-first", "each", "Each", ""].map { Self.read(scale, $0) } == ["as-first", "each", nil, nil])
    let colour = try Self.option(.mrefresh, "stroke-color")
    let colours = ["#ff8000", "#FF8000", "ff8000", "#ff800", "#ff80000", "#ff800g", "#ff80é"]
    #expect(colours.map { Self.read(colour, $0) } == ["#ff8000", "#ff8000", nil, nil, nil, nil, nil])
    let clock = try Self.option(.pullview, "clock")
    let times = [
      "10:00", "23:59:59", "00:00", "24:00", "10:60", "10:00:60", "1:00", "10", "10:00:00:00", "1a:00",
      "-1:00",
    ]
    #expect(
      times.map { Self.read(clock, $0) } == [
        "10:00:00", "23:59:59", "00:00:00", nil, nil, nil, nil, nil, nil, nil, nil,
      ])
    // 10·3600 + 20·60 + 30.
    #expect(EngineOption.seconds(ofDay: "10:20:30") == 37_230 && EngineOption.seconds(ofDay: "10:20") == nil)
    #expect(
      EngineOption.seconds(ofDay: "23:59:59") == 86_399 && EngineOption.seconds(ofDay: "24:00:00") == nil)
  }
}
