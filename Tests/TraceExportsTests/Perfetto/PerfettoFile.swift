/// A reader of Perfetto's format, written by its description and not by the writer: what a test needs of tracks and events.
struct PerfettoFile {
  struct Track { var name = "" }
  struct Event {
    var time: UInt64 = 0
    var type: UInt64 = 0
    var track: UInt64 = 0
    var name = ""
    var value = 0.0
  }
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }
  struct Broken: Error {}

  private(set) var tracks: [UInt64: Track] = [:]
  private(set) var all: [Event] = []

  init(_ bytes: [UInt8]) throws {
    for case (1, .bytes(let packet)) in try Self.fields(bytes[...]) {
      var event: Event?
      var time: UInt64 = 0
      for (field, value) in try Self.fields(packet) {
        switch (field, value) {
        case (8, .number(let number)): time = number
        case (11, .bytes(let body)): event = try Self.event(body)
        case (60, .bytes(let body)): try addTrack(body)
        default: break
        }
      }
      if var event {
        event.time = time
        all.append(event)
      }
    }
  }

  func events(on name: String) -> [Event] { all.filter { tracks[$0.track]?.name == name } }

  private mutating func addTrack(_ body: ArraySlice<UInt8>) throws {
    var (uuid, name): (UInt64, String) = (0, "")
    for (field, value) in try Self.fields(body) {
      if case (1, .number(let number)) = (field, value) { uuid = number }
      if case (2, .bytes(let text)) = (field, value) { name = String(decoding: text, as: UTF8.self) }
    }
    tracks[uuid] = Track(name: name)
  }

  private static func event(_ body: ArraySlice<UInt8>) throws -> Event {
    var event = Event()
    for (field, value) in try fields(body) {
      switch (field, value) {
      case (9, .number(let type)): event.type = type
      case (11, .number(let track)): event.track = track
      case (23, .bytes(let text)): event.name = String(decoding: text, as: UTF8.self)
      case (44, .number(let bits)): event.value = Double(bitPattern: bits)
      default: break
      }
    }
    return event
  }

  private static func fields(_ bytes: ArraySlice<UInt8>) throws -> [(UInt64, Value)] {
    var (rest, found): (ArraySlice<UInt8>, [(UInt64, Value)]) = (bytes, [])
    while !rest.isEmpty {
      let tag = try varint(&rest)
      switch tag & 7 {
      case 0: found.append((tag >> 3, .number(try varint(&rest))))
      case 1:
        guard rest.count >= 8 else { throw Broken() }
        found.append((tag >> 3, .number(rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) })))
        rest = rest.dropFirst(8)
      case 2:
        let count = Int(try varint(&rest))
        guard rest.count >= count else { throw Broken() }
        found.append((tag >> 3, .bytes(rest.prefix(count))))
        rest = rest.dropFirst(count)
      default: throw Broken()
      }
    }
    return found
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) throws -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while let byte = rest.popFirst() {
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw Broken()
  }
}
