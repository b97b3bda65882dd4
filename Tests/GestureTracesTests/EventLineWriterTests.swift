import Testing

@testable import GestureTraces
@testable import TextFormats

@Suite("Lines of events")
struct EventLineWriterTests {
  /// The line by the general writer, member by member as TraceFormat.md lists them.
  private static func line(_ event: TraceEvent) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("type", event.kind.name)
      json.member("t", Int(event.timeMicroseconds))
      if let arrival = event.arrivalMicroseconds { json.member("at", Int(arrival)) }
      if event.layer != .libinput { json.member("layer", event.layer.rawValue) }
      write(event.kind, &json)
      json.members(of: event.others)
    }
    json.endLine()
    return json.bytes
  }

  private static func write(_ kind: TraceEvent.Kind, _ json: inout JSONWriter) {
    switch kind {
    case .down(let slot, let x, let y), .move(let slot, let x, let y):
      json.member("slot", slot)
      json.member("x", x)
      json.member("y", y)
    case .up(let slot), .cancel(let slot): json.member("slot", slot)
    case .scroll(let scroll):
      json.member("axis_source", scroll.source.rawValue)
      if let dx = scroll.dx { json.member("dx", dx) }
      if let dy = scroll.dy { json.member("dy", dy) }
      if let v120 = scroll.v120x { json.member("v120_x", v120) }
      if let v120 = scroll.v120y { json.member("v120_y", v120) }
    case .hold(let fingers): json.member("fingers", fingers)
    case .unhold(let fingers, let cancelled):
      json.member("fingers", fingers)
      json.member("cancelled", cancelled)
    case .gap(let reason): json.member("reason", reason.word)
    case .stop, .unknown: break
    }
  }

  @Test("the line of any event is what the general writer makes of its members")
  func asJSON() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      for event in TraceWriterTests.trace(&random).events {
        #expect(TraceWriter.eventLine(event) == Self.line(event), "seed \(seed)")
      }
    }
  }

  @Test("numbers added to bytes are their canonical text")
  func numbers() {
    var random = SeededRandom(seed: 1)
    var values: [Double] = [
      0, -0.0, 1, -1, 0.1, 1e-6, 1e-7, 123456.789, 1e15, 0x1p53, 1e21, .leastNonzeroMagnitude,
    ]
    for _ in 0..<2000 {
      let drawn = Double(bitPattern: random.next())
      if drawn.isFinite { values += [drawn, random.nextEven(-500, 500), random.nextUnit() * 1e-4] }
      // Of few decimals, with zeros at their end or before them, and neighbours, which have many.
      let whole = Double(random.next() >> (random.next() % 64))
      for power in [1e1, 1e2, 1e3, 1e5, 1e6, 1e7, 1e9] {
        let decimal = whole / power
        values += [decimal, -decimal, decimal.nextUp, decimal.nextDown]
      }
    }
    for value in values {
      var bytes: [UInt8] = []
      JSONNumberText.append(value, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == JSONNumberText.text(of: value))
    }
    for whole in [0, 7, -7, 10, 1_000_000, Int64.max, Int64.min] {
      var bytes = [UInt8(ascii: "x")]
      JSONNumberText.append(whole, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "x\(whole)")
    }
  }
}
