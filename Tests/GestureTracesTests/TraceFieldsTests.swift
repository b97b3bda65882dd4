import GestureTraces
import TestOutcomes
import TestSamples
import Testing
import TextFormats

/// Each value of a header and of every event in turn taken out, or given a value of another kind, at a limit and beyond it: what is read,
/// written again and hashed, or the whole text of the error. The limits are those of `TraceFormat.md`.
@Suite("Values of traces, one after the other")
struct TraceFieldsTests {
  private static let header =
    #"{"format":"overscroll-trace","version":1,"device":{"name":"pad","kind":"touchpad","bus":"usb","vendor":"04f3","product":"30ba","size_mm":[100,60.5],"mine":1},"units":"mm","scale":"told","source":{"origin":"recorded","tool":"t 1","libinput":"1.22","from":{"format":"csv","ranges":"extremes"},"generator":"g","seed":7,"mine":2},"started":"2026-11-30T12:00:00Z","layers":["libinput","evdev"],"settings":{"natural_scroll":true,"scroll_method":"two-finger","scroll_units_per_mm":10.5,"mine":3},"intent":"pull","labels":[{"from":0,"to":1000,"intent":"pull","mine":4},{"from":1001,"to":2000,"intent":"free"}],"subject":"s1","note":"n","scenario":{"start_offset":120,"viewport":667,"content":2000,"inset_top":44,"mine":5},"mine":[1]}"#
  private static let events = [
    #"{"type":"down","t":0,"at":5,"slot":0,"x":1.5,"y":2,"mine":1}"#,
    #"{"type":"move","t":0,"at":5,"layer":"evdev","slot":1023,"x":-1000000,"y":1000000}"#,
    #"{"type":"up","t":0,"slot":0}"#, #"{"type":"cancel","t":0,"layer":"libinput","slot":3}"#,
    #"{"type":"scroll","t":0,"axis_source":"wheel","dx":1,"dy":-2.5,"v120_x":120,"v120_y":-60}"#,
    #"{"type":"stop","t":0}"#, #"{"type":"hold","t":0,"fingers":3}"#,
    #"{"type":"unhold","t":0,"fingers":3,"cancelled":false}"#, #"{"type":"gap","t":0,"reason":"dropped"}"#,
    #"{"type":"tilt","t":0,"angle":3}"#,
    #"{"type":"end","t":2000,"events":0,"grade":"B","reasons":["why"],"mine":1}"#,
  ]

  private static let values: [JSONValue?] = [
    nil, .null, .bool(true), .string(""), .string("evdev"), .string("pull"), .array([]),
    .array([.string("evdev")]),
    .array([JSONValue(0.001), JSONValue(1e6)]), .array([JSONValue(0.0009), JSONValue(1)]),
    .object(JSONObject()), JSONValue(-1),
    JSONValue(0), JSONValue(1), JSONValue(2), JSONValue(1.5), JSONValue(100), JSONValue(101), JSONValue(1023),
    JSONValue(1024),
    JSONValue(1e6), JSONValue(1000001), JSONValue(-1000001), JSONValue(86_400_000_000),
    JSONValue(86_400_000_001), JSONValue(1e19),
  ]

  /// The object with each of its values, and of those in it, replaced in turn by each of `values`.
  private static func changes(_ object: JSONObject, _ path: String = "") -> [(
    name: String, object: JSONObject
  )] {
    object.members.flatMap { member -> [(String, JSONObject)] in
      var found = values.map { value in
        var changed = object
        changed[member.key] = value
        return ("\(path)\(member.key) is \(value.map(shown) ?? "absent")", changed)
      }
      if let inner = member.value.object {
        found += changes(inner, "\(member.key).").map { name, inner in
          var changed = object
          changed[member.key] = .object(inner)
          return (name, changed)
        }
      }
      if let list = member.value.array {
        for (index, element) in list.enumerated() {
          guard let inner = element.object else { continue }
          found += changes(inner, "\(member.key)[\(index)].").map { name, inner in
            var (changed, elements) = (object, list)
            elements[index] = .object(inner)
            changed[member.key] = .array(elements)
            return (name, changed)
          }
        }
      }
      return found
    }
  }

  private static func shown(_ value: JSONValue) -> String {
    var json = JSONWriter()
    json.value(value)
    return json.text
  }

  private static func object(_ line: String) throws -> JSONObject {
    try #require(try JSONReader.value(of: Array(line.utf8)).object)
  }

  /// What becomes of a trace with these lines.
  private static func outcome(_ lines: [String]) -> String {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    return Outcomes.result {
      let trace = try TraceReader.trace(of: bytes, path: "a")
      let written = TraceWriter.bytes(of: trace)
      let isSame = written == bytes ? "the same" : "other bytes \(Outcomes.digest(written))"
      return
        (["\(isSame), hash \(String(trace.hashOfContents, radix: 16)), \(trace.statedGrade ?? "no grade")"]
        + trace.warnings)
        .joined(separator: "\n")
    }
  }

  @Test("each value of a header: what is read, written and hashed, or the error")
  func headers() throws {
    var outcomes = Outcomes()
    outcomes.add(
      "as it stands",
      Self.outcome([Self.header, #"{"type":"end","t":2000,"events":0,"grade":"A","reasons":[]}"#]))
    for (name, object) in Self.changes(try Self.object(Self.header)) {
      outcomes.add(name, Self.outcome([Self.shown(.object(object)), #"{"type":"end","t":2000,"events":0}"#]))
    }
    let difference = Golden.difference(of: outcomes.text, from: "header-values.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("each value of every event: what is read, written and hashed, or the error")
  func events() throws {
    var outcomes = Outcomes()
    for line in Self.events {
      outcomes.begin(line)
      outcomes.add("as it stands", Self.outcome([Self.header, line]))
      for (name, object) in Self.changes(try Self.object(line)) {
        outcomes.add(name, Self.outcome([Self.header, Self.shown(.object(object))]))
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "event-values.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private static let short =
    #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"points","source":{"origin":"imported"}}"#

  @Test("whole traces as other programs write them, and as copies damage them")
  func texts() {
    let lines =
      [Self.short]
      + Self.events.prefix(10).enumerated().map { $1.replacing(#""t":0"#, with: #""t":\#($0 * 10)"#) }
    let text = (lines + [#"{"type":"end","t":100,"events":10,"grade":"A","reasons":[]}"#, ""]).joined(
      separator: "\n")
    var outcomes = Outcomes()
    let variations = TextVariations(text)
    for (name, text) in variations.wholes + variations.lineChanges + variations.nameChanges
      + variations.numberChanges(["7", "-1", "x", "", "1e3", "00", "12345678901234567890", "0.5"])
    {
      let bytes = Array(text.utf8)
      let outcome = Outcomes.result {
        let trace = try TraceReader.trace(of: bytes, path: "a b.log")
        let digest = Outcomes.digest(TraceWriter.bytes(of: trace))
        return
          (["\(trace.events.count) events, \(digest), \(trace.isTruncated ? "no end" : "whole")"]
          + trace.warnings)
          .joined(separator: "\n")
      }
      outcomes.add(name, outcome)
    }
    let difference = Golden.difference(of: outcomes.text, from: "trace-texts.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("takes as the page saves them, whole and damaged")
  func takes() {
    let take =
      Self.short + "\n" + Self.events[0] + "\n" + #"{"type":"end","t":9,"events":1,"grade":"A","reasons":[]}"#
      + "\n"
    let text =
      #"{"format":"overscroll-takes","version":1,"takes":2}"# + "\n" + #"{"take":"01-pull"}"# + "\n" + take
      + #"{"take":"02-fling_b.x"}"# + "\n" + take
    var outcomes = Outcomes()
    let variations = TextVariations(text)
    let names = [
      "", ".x", "a b", "a/b", String(repeating: "n", count: 100), String(repeating: "n", count: 101),
      "AZ09-_.", "é",
    ]
    let renamed = names.map { ("a take called '\($0)'", text.replacing("01-pull", with: $0)) }
    for (name, text) in variations.wholes + variations.lineChanges + renamed
      + variations.numberChanges(["2", "-1", "x", "0", "1.5"])
    {
      outcomes.add(name, Self.read(text))
    }
    let difference = Golden.difference(of: outcomes.text, from: "takes.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// The takes of a text: in one piece and in pieces of 50 bytes, which must agree.
  private static func read(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let (whole, pieces) = (takes(bytes, by: max(1, bytes.count)), takes(bytes, by: 50))
    return whole == pieces ? whole : "\(whole)\nin pieces: \(pieces)"
  }

  private static func takes(_ bytes: [UInt8], by count: Int) -> String {
    var (reader, lines): (TakesReader, [String]) = (
      TakesReader(), [TakesReader.recognises(bytes) ? "known" : "unknown"]
    )
    do throws(TakesReader.Fault) {
      for start in stride(from: 0, to: max(1, bytes.count), by: count) {
        let part = Array(bytes[start..<min(start + count, bytes.count)])
        reader.append(part, isLast: start + count >= bytes.count)
        while let take = try reader.next() { lines.append("\(take.name): \(take.trace.events.count) events") }
      }
    } catch { lines.append("line \(error.line): \(error.message)") }
    return lines.joined(separator: "\n")
  }

  @Test("generated takes: each intent on each surface by three hands")
  func synthesis() {
    var text = ""
    for surface in [SyntheticSurface.touchscreen, .touchpad] {
      for number in [1, 9, 10] {
        let hand = SyntheticHand(number: number)
        text +=
          "\(surface.name), hand \(hand.subject): reach \(hand.reach), pace \(hand.pace), sway \(hand.sway)\n"
        for intent in SyntheticTake.intents(on: surface) {
          for seed in [3, 4, 5] as [UInt64] {
            let take = SyntheticTake(intent: intent, surface: surface, hand: hand, seed: seed)
            let places = take.frames.flatMap { frame in
              [Int(frame.timeMicroseconds)] + frame.contacts.flatMap { [$0.slot, $0.x, $0.y] }
            }
            let digest = Outcomes.digest(places.flatMap { Array("\($0) ".utf8) })
            let first = take.frames.first?.contacts.map { "\($0.x),\($0.y)" }.joined(separator: " ") ?? "-"
            text +=
              "  \(intent) \(seed): from \(take.startOffset), \(take.frames.count) frames to \(take.frames.last?.timeMicroseconds ?? 0) µs, at \(first), \(digest)\n"
          }
        }
      }
    }
    let difference = Golden.difference(of: text, from: "synthetic.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("damaged traces at random: what is read, or the error with its line")
  func damaged() {
    let lines =
      [Self.short]
      + Self.events.prefix(9).enumerated().map { $1.replacing(#""t":0"#, with: #""t":\#($0 * 10)"#) }
    let text = (lines + [#"{"type":"end","t":100,"events":9,"grade":"A","reasons":[]}"#, ""]).joined(
      separator: "\n")
    let damage = TraceDamage(Array(text.utf8))
    var (random, outcomes) = (SeededRandom(seed: 45), Outcomes())
    for number in 0..<400 {
      let bytes = damage.text(&random)
      let outcome = Outcomes.result {
        let trace = try TraceReader.trace(of: bytes, path: "a")
        return
          (["\(trace.events.count) events, \(Outcomes.digest(TraceWriter.bytes(of: trace)))"] + trace.warnings)
          .joined(separator: "\n")
      }
      outcomes.add("\(number)", outcome)
    }
    let difference = Golden.difference(of: outcomes.text, from: "damaged.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
