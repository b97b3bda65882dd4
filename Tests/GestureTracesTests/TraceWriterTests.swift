import Testing

@testable import GestureTraces
@testable import TextFormats

@Suite("Trace writer")
struct TraceWriterTests {
  /// A trace of anything the format has, from a seed.
  static func trace(_ random: inout SeededRandom) -> Trace {
    var device = TraceDevice(kind: pick(TraceDevice.Kind.allCases, &random))
    device.name = flip(&random) ? "Töuch \"pad\" \u{1}😀" : nil
    device.size = [nil, .unknown, .millimetres(random.nextEven(1, 300), 63.2)][Int(random.next() % 3)]
    var source = TraceSource(origin: pick(TraceSource.Origin.allCases, &random))
    source.seed = flip(&random) ? random.next() : nil
    var header = TraceHeader(device: device, source: source)
    header.statedUnits = flip(&random) ? pick(TraceUnits.allCases, &random) : nil
    header.statedLayers = flip(&random) ? TraceLayer.allCases : nil
    header.intent = flip(&random) ? pick(Intent.allCases, &random) : nil
    header.labels = flip(&random) ? labels(&random) : nil
    header.others["later"] = flip(&random) ? .array([.null, JSONValue(random.nextEven(-1, 1))]) : nil
    var (times, events): ([TraceLayer: Int64], [TraceEvent]) = ([:], [])
    for _ in 0..<Int(random.next() % 60) { events.append(event(&times, &random)) }
    let end = TraceEnd(
      timeMicroseconds: 86_400_000_000, events: events.count, grade: "C", reasons: ["a\tb", ""])
    return Trace(path: "a.trace", header: header, events: events, end: flip(&random) ? end : nil)
  }

  /// Up to three labels, each some time after the one before.
  static func labels(_ random: inout SeededRandom) -> [LabelledSpan] {
    var (labels, time): ([LabelledSpan], Int64) = ([], 0)
    for _ in 0..<Int(random.next() % 4) {
      let from = time + Int64(random.next() % 1000)
      time = from + Int64(random.next() % 1000)
      var label = LabelledSpan(from: from, to: time, intent: pick(Intent.allCases, &random))
      label.others["sure"] = flip(&random) ? .bool(false) : nil
      labels.append(label)
      time += 1
    }
    return labels
  }

  static func flip(_ random: inout SeededRandom) -> Bool { random.next() % 2 == 0 }
  static func pick<Item>(_ items: [Item], _ random: inout SeededRandom) -> Item {
    items[Int(random.next() % UInt64(items.count))]
  }

  static func event(_ times: inout [TraceLayer: Int64], _ random: inout SeededRandom) -> TraceEvent {
    let layer = pick(TraceLayer.allCases, &random)
    let time = times[layer, default: 0] + Int64(random.next() % 20_000)
    times[layer] = time
    let slot = Int(random.next() % 12)
    let (x, y) = (random.nextEven(-1e3, 1e3), random.nextUnit() * 1e-9)
    let kinds: [TraceEvent.Kind] = [
      .down(slot: slot, x: x, y: y), .move(slot: slot, x: x, y: y), .up(slot: slot), .cancel(slot: slot),
      .scroll(TraceScroll(source: pick(AxisSource.allCases, &random), dx: flip(&random) ? x : nil, dy: -0.0)),
      .scroll(TraceScroll(source: .wheel, dy: y, v120x: -120, v120y: 40)), .stop, .hold(fingers: 2),
      .unhold(fingers: 3, cancelled: flip(&random)),
      .gap(pick([.dropped, .unplugged, .other("é\n")], &random)),
    ]
    var event = TraceEvent(timeMicroseconds: time, layer: layer, kind: pick(kinds, &random))
    event.arrivalMicroseconds = flip(&random) ? time + 7 : nil
    event.others["pressure"] = random.next() % 5 == 0 ? JSONValue(3) : nil
    return event
  }

  @Test("any trace reads back as itself, and writes the same bytes again")
  func roundTrip() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let trace = Self.trace(&random)
      let bytes = TraceWriter.bytes(of: trace)
      var read = try TraceReader.trace(of: bytes, path: "a.trace")
      #expect(read.isTruncated == (trace.end == nil), "seed \(seed)")
      read.warnings = []
      #expect(read == trace, "seed \(seed)")
      #expect(TraceWriter.bytes(of: read) == bytes, "seed \(seed)")
    }
  }

  @Test("any other spelling gives the canonical form, once and for all")
  func canonicalForm() throws {
    // Written by hand from TraceFormat.md: its key order, no spaces, shortest numbers, escapes only where demanded.
    let loose = """
      { "source" : {"seed":7, "origin":"synthetic"}, "later":"\\u00e9", "device":{"zz":1,"kind":"touchpad","name":"a\\/b"},\
       "version":1.0, "intent":"pull", "format":"overscroll-trace" }\r
      {"y":2.50,"x":1e0,"slot":0,"pressure":0.10,"layer":"libinput","t":0,"type":"down"}\r
      {"t":3e0,"cancelled":true,"fingers":2,"type":"unhold","at":4}
      {"reasons":[],"events":2,"t":9,"type":"end"}
      """
    let canonical = """
      {"format":"overscroll-trace","version":1,"device":{"name":"a/b","kind":"touchpad","zz":1},\
      "source":{"origin":"synthetic","seed":7},"intent":"pull","later":"é"}
      {"type":"down","t":0,"slot":0,"x":1,"y":2.5,"pressure":0.1}
      {"type":"unhold","t":3,"at":4,"fingers":2,"cancelled":true}
      {"type":"end","t":9,"events":2,"reasons":[]}

      """
    for text in [loose, canonical] {
      let trace = try TraceReader.trace(of: Array(text.utf8), path: "a.trace")
      #expect(String(decoding: TraceWriter.bytes(of: trace), as: UTF8.self) == canonical)
    }
  }
}
