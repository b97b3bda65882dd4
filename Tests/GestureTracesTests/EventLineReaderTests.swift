import Testing

@testable import GestureTraces
@testable import TextFormats

@Suite("Event lines, read directly")
struct EventLineReaderTests {
  /// The event by the other way, which checks every rule and keeps unknown keys.
  static func slowly(_ line: [UInt8]) -> TraceEvent? {
    guard let object = try? JSONReader.value(of: line).object, let type = object["type"]?.string else {
      return nil
    }
    return try? TraceEvent(type: type, object)
  }

  /// The event of a line alone in its bytes.
  static func event(_ line: [UInt8]) -> TraceEvent? {
    let bytes = line + [UInt8(ascii: "\n")]
    let (events, count) = events(bytes)
    #expect(count == (events.isEmpty ? 0 : bytes.count))
    return events.first
  }

  /// The events of lines up to the first that is none, and the bytes that they take.
  static func events(_ bytes: [UInt8]) -> (events: [TraceEvent], count: Int) {
    let room = bytes + [UInt8](repeating: 0, count: EventLineReader.reach)
    return room.withUnsafeBytes { room in
      guard let base = room.baseAddress else { return ([], 0) }
      var (events, line) = ([TraceEvent](), base)
      while true {
        var next = line
        guard line - base < bytes.count, let event = EventLineReader().event(at: &next) else { break }
        events.append(event)
        line = next
      }
      return (events, line - base)
    }
  }

  static let plain = [
    #"{"type":"move","t":8333,"at":8400,"slot":2,"x":56.65615751722809,"y":-0.5}"#,
    #"{"type":"down","t":0,"slot":0,"x":12345.678,"y":-0}"#,
    #"{"type":"up","t":86400000000,"layer":"evdev","slot":1023}"#,
    #"{"type":"cancel","t":5,"slot":1}"#,
    #"{"type":"scroll","t":5,"axis_source":"wheel","dx":1,"dy":-15,"v120_x":0,"v120_y":-120}"#,
    #"{"type":"scroll","t":5,"axis_source":"finger"}"#,
    #"{"type":"scroll","t":5,"axis_source":"continuous","dy":-0.30000000000000004}"#,
    #"{"type":"stop","t":412000,"at":412190}"#, #"{"type":"hold","t":0,"fingers":2}"#,
    #"{"type":"unhold","t":48000,"at":48210,"layer":"evdev","fingers":100,"cancelled":true}"#,
    #"{"type":"unhold","t":1,"fingers":1,"cancelled":false}"#,
  ]

  @Test("common lines are read, and as the general reader reads them", arguments: plain)
  func common(_ line: String) {
    let event = Self.event(Array(line.utf8))
    #expect(event != nil && event == Self.slowly(Array(line.utf8)))
  }

  @Test(
    "what is unusual or wrong is left to the general reader",
    arguments: [
      #"{"type":"move","t":1,"slot":0,"x":1}"#, #"{"type":"up","t":1,"slot":0,"x":1}"#,
      #"{"type":"move","t":1,"slot":0,"x":1,"y":2,"pressure":3}"#, #"{"type":"wink","t":1}"#,
      #"{"type":"move","t":1,"t":1,"slot":0,"x":1,"y":2}"#, #"{"type":"move","t":01,"slot":0,"x":1,"y":2}"#,
      #"{"type":"move","t":86400000001,"slot":0,"x":1,"y":2}"#,
      #"{"type":"move","t":1,"slot":1024,"x":1,"y":2}"#,
      #"{"type":"move","t":1.5,"slot":0,"x":1,"y":2}"#, #"{"type":"move","t":-1,"slot":0,"x":1,"y":2}"#,
      #"{"type":"move","t":1,"slot":0,"x":1e999,"y":2}"#, #"{"type":"move","t":1,"slot":0,"x":1,"y":2} "#,
      #"{"type":"move","t":1,"slot":0,"x":1,"y":2"#,
      #"{"type":"move","t":1,"layer":"third","slot":0,"x":1,"y":2}"#,
      #"{"type":"move","t":99999999999999999999,"slot":0,"x":1,"y":2}"#, "", "{}", "{\"\":1}",
      #"{"typeaxis_source_":1}"#, #"{"slot":0,"type":"up","t":1}"#,
      #"{"type":"move","t":1,"slot":0,"y":1,"x":2}"#,
      #"{"type":"scroll","t":5,"axis_source":"finger","dx":}"#,
      #"{"type":"scroll","t":5,"axis_source":"hand"}"#, #"{"type":"hold","t":0,"fingers":0}"#,
      #"{"type":"hold","t":0,"fingers":101}"#, #"{"type":"unhold","t":0,"fingers":1,"cancelled":1}"#,
      #"{"type":"gap","t":1,"reason":"dropped"}"#, #"{"type":"move","t":5,"at":4,"slot":0,"x":1,"y":2}"#,
      #"{"type":"down","t":0,"slot":0,"x":1e-7,"y":0}"#,
    ])
  func unusual(_ line: String) {
    #expect(Self.event(Array(line.utf8)) == nil)
  }

  @Test("lines that follow one another are read one by one, and a cut one is left")
  func lines() {
    let text =
      #"{"type":"up","t":1,"slot":0}\#n{"type":"move","t":2,"slot":0,"x":1,"y":2}\#n{"type":"up","t"#
    let (events, count) = Self.events(Array(text.utf8))
    #expect(events.map(\.kind) == [.up(slot: 0), .move(slot: 0, x: 1, y: 2)])
    #expect(events.map(\.timeMicroseconds) == [1, 2])
    #expect(count == text.utf8.count - #"{"type":"up","t"#.utf8.count)
  }

  @Test("wherever it gives an event, the general reader gives the same one")
  func agreement() {
    var random = SeededRandom(seed: 21)
    var read = 0
    for round in 0..<20_000 {
      var line = Array(Self.plain[round % Self.plain.count].utf8)
      for _ in 0...Int(random.next() % 2) {
        let index = Int(random.next() % UInt64(line.count))
        switch random.next() % 4 {
        case 0: line[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: line[index] = UInt8(ascii: "0") + UInt8(random.next() % 10)
        case 2: line.remove(at: index)
        default: line.insert(line[Int(random.next() % UInt64(line.count))], at: index)
        }
      }
      guard let event = Self.event(line) else { continue }
      read += 1
      #expect(event == Self.slowly(line), "seed 21: \(String(decoding: line, as: UTF8.self))")
    }
    #expect(read > 600)
  }
}
