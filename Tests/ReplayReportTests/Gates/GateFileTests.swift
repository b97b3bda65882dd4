import Testing

@testable import ReplayReport

@Suite("Gate files")
struct GateFileTests {
  private func gates(_ text: String) throws -> [Gate] { try GateFile.gates(of: text, path: "g.txt") }

  private func error(_ text: String) -> String {
    do throws(GateError) {
      _ = try GateFile.gates(of: text, path: "g.txt")
      return ""
    } catch {
      return error.description
    }
  }

  @Test("a line says whose figure must be what; comments and empty lines say nothing")
  func lines() throws {
    let gates = try gates("# all\n\nengine mrefresh: recall low >= 0.95 # why\n  engine *:n>10\r\n")
    #expect(gates.map(\.location) == ["g.txt:3", "g.txt:4"])
    #expect(gates[0].text == "engine mrefresh: recall low >= 0.95")
    #expect(gates[0].engine == "mrefresh" && gates[0].figure == .estimate(.recall, .low))
    #expect(gates[0].comparison == .atLeast && gates[0].limit == 0.95)
    #expect(gates[1].engine == nil && gates[1].figure == .count(.total) && gates[1].comparison == .above)
  }

  @Test("lines may end as on other systems, and a comment ends with its line")
  func lineEnds() throws {
    let gates = try gates("engine a: fp <= 100 # why\r\nengine a: recall >= 0.95\r\n")
    #expect(gates.map(\.location) == ["g.txt:1", "g.txt:2"])
  }

  @Test(
    "every kind of figure",
    arguments: [
      ("precision", GateFigure.estimate(.precision, .value)), ("mcc high", .estimate(.mcc, .high)),
      ("balanced_accuracy low", .estimate(.balancedAccuracy, .low)),
      ("false_accepts_per_hour high", .falseAccepts(.high)), ("violations", .violations(nil)),
      ("violations inset-lost", .violations(.insetLost)), ("latency p95", .metric(.latency, "p95")),
      ("latency_ms max", .metric(.latency, "max")),
      ("velocity_jump n", .metric(.named("velocity_jump_pt_s"), "n")),
      ("triggers_per_gesture", .triggersPerGesture(isMean: false)),
      ("triggers_per_gesture mean", .triggersPerGesture(isMean: true)), ("fp", .count(.falsePositives)),
    ])
  func figures(text: String, figure: GateFigure) throws {
    #expect(try gates("engine *: \(text) <= 1")[0].figure == figure)
  }

  @Test("a share may be in per cent, a time in ms, a name in quotes")
  func units() throws {
    #expect(try gates("engine *: recall >= 95 %")[0].limit == 0.95)
    #expect(try gates("engine *: recall >= 95%")[0].limit == 0.95)
    #expect(try gates("engine *: settle p50 <= 900 ms")[0].limit == 900)
    let gate = try gates(#"device "Pad #1: left" origin recorded: fp == 0"#)[0]
    #expect(gate.part?.by == .device && gate.part?.name == "Pad #1: left" && gate.origin == "recorded")
  }

  @Test("commas between names, and a byte order mark, are passed over")
  func commas() throws {
    let gate = try gates("\u{FEFF}engine *, intent scroll , origin recorded: fp == 0")[0]
    #expect(gate.engine == nil && gate.part?.name == "scroll" && gate.origin == "recorded")
    let named = try gates(#"engine a,b device "Pad,": fp == 0"#)[0]
    #expect(named.engine == "a,b" && named.part?.name == "Pad,")
  }

  // By hand: 0.2 s and 200 000 µs are 200 ms.
  @Test(
    "a time may have a unit of its own", arguments: ["200", "200 ms", "200ms", "0.2s", "0.2 s", "200000us"])
  func times(limit: String) throws {
    #expect(try gates("engine a: latency p95 <= \(limit)")[0].limit == 200)
  }

  @Test("a long word is cut, and what no terminal should get is shown as a mark")
  func longWords() {
    let message = error("engine a: " + String(repeating: "\0", count: 300_000))
    #expect(message.hasPrefix("g.txt:1:11: there is no figure '\u{FFFD}") && message.count < 1000)
    #expect(message.contains("\u{FFFD}…'; write"))
  }

  @Test(
    "what is wrong is said with its place",
    arguments: [
      ("engine a: recal >= 1", "g.txt:1:11: there is no figure 'recal'; did you mean 'recall'?"),
      ("engine a: xyzzy >= 1", "g.txt:1:11: there is no figure 'xyzzy'; write one of n, tp,"),
      (
        "enigne a: recall >= 1", "g.txt:1:1: 'enigne' says not whose figure it is; did you mean 'engine'?"
      ),
      (
        "engine a: violations insert-lost == 0",
        "g.txt:1:22: 'insert-lost' cannot be used here; did you mean 'inset-lost'?"
      ),
      ("engine a: latency p95 <= 5 pt", "g.txt:1:28: 'pt' cannot follow the number; us, ms, s, m, h may"),
      ("engine a: recall >= 1s", "g.txt:1:22: 's' cannot follow the number; % may"),
      (
        "\nengine a recall >= 1",
        "g.txt:2:10: 'recall' says not whose figure it is; write one of engine, model,"
      ),
      ("engine a: recall => 1", "g.txt:1:18: '=>' does not compare; write one of >= <= > < =="),
      ("engine a: recall != 1", "g.txt:1:18: '!=' does not compare; write one of >= <= > < =="),
      ("engine a: recall ≥ 1", "g.txt:1:18: '≥' does not compare; write one of >= <= > < =="),
      ("engine a: recall >= 95", "g.txt:1:21: '95' is more than 100 %; write '95 %'"),
      ("engine a: recall >= 150 %", "g.txt:1:21: '150' is more than 100 %; write at most 100 %"),
      ("engine , intent pull: n > 1", "g.txt:1:8: the name of the engine is missing"),
      ("engine a: recall >= much", "g.txt:1:21: 'much' is not a number; write one as 0.95"),
      ("engine a: n >= 0x7f", "g.txt:1:16: '0x7f' is not a number; write one as 0.95"),
      ("engine a: latency p95 <= 1e308s", "g.txt:1:26: '1e308s' is not a number; write one as 0.95"),
      ("engine a: recall >= 1 ms", "g.txt:1:23: 'ms' cannot follow the number; % may"),
      ("engine a: n >= 1 %", "g.txt:1:18: '%' cannot follow the number; nothing may"),
      (
        "engine a: latency >= 1",
        "g.txt:1:19: one of n, min, mean, p50, p95, p99, max is missing after the figure"
      ),
      ("engine a: latency p90 >= 1", "g.txt:1:19: 'p90' is none of n, min, mean, p50, p95, p99, max"),
      (
        "engine a intent pull: violations == 0",
        "g.txt:1:23: only whole groups have this figure; leave 'intent' out"
      ),
      (
        "intent pull source touchpad: n > 1",
        "g.txt:1:13: counts are kept by intent or by source, not by both"
      ),
      ("engine a engine b: n > 1", "g.txt:1:10: engine is given twice"),
      ("engine", "g.txt:1:7: the name of the engine is missing"),
      ("engine \"a: n > 1", "g.txt:1:8: a quote has no end"),
      ("engine a: n > 1 2 3", "g.txt:1:17: '2' cannot follow"),
      ("engine a: tp", "g.txt:1:13: one of >= <= > < == is missing"),
      ("engine a: tp >", "g.txt:1:15: a number is missing"), ("engine a", "g.txt:1:9: a colon is missing"),
      (
        "# nothing\n", "g.txt:1:1: the file holds no gate; write one as 'engine mrefresh: recall low >= 0.95'"
      ),
    ])
  func errors(text: String, start: String) {
    #expect(error(text).hasPrefix(start), "\(error(text))")
  }
}
