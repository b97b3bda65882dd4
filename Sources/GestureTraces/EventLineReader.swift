/// Reads the lines that a trace is mostly made of, contacts and scrolls, straight from their bytes.
///
/// It takes a line only if nothing about it is unusual: the known keys once each in any order, no spaces, no escapes, nothing
/// out of range. For every other line it gives nil, and `TraceEvent(type:_:)` reads it or says what is wrong; so this
/// reader needs no messages, and must give the same event as that one wherever it gives any.
struct EventLineReader {
  private var words: LineWords { LineWords.all }
  private var position = 0
  private var found: Found = []

  private var type: UInt128 = 0
  private var source: UInt128 = 0
  private var layer: UInt128 = 0
  private var time = 0
  private var arrival = 0
  private var slot = 0
  private var (x, y) = (0.0, 0.0)
  private var (dx, dy) = (0.0, 0.0)
  private var (v120x, v120y) = (0.0, 0.0)

  private init() {}

  /// Which keys stand in the line.
  private struct Found: OptionSet {
    let rawValue: UInt16
    static let type = Found(rawValue: 1 << 0)
    static let time = Found(rawValue: 1 << 1)
    static let arrival = Found(rawValue: 1 << 2)
    static let layer = Found(rawValue: 1 << 3)
    static let slot = Found(rawValue: 1 << 4)
    static let x = Found(rawValue: 1 << 5)
    static let y = Found(rawValue: 1 << 6)
    static let source = Found(rawValue: 1 << 7)
    static let dx = Found(rawValue: 1 << 8)
    static let dy = Found(rawValue: 1 << 9)
    static let v120x = Found(rawValue: 1 << 10)
    static let v120y = Found(rawValue: 1 << 11)

    static let always: Found = [.type, .time]
    static let optional: Found = [.arrival, .layer]
  }

  /// The event of a line without its line feed; nil for a line that is unusual or wrong.
  static func event(_ line: Span<UInt8>) -> TraceEvent? {
    var reader = EventLineReader()
    guard reader.readMembers(line), let kind = reader.kind, let layer = reader.eventLayer else { return nil }
    return TraceEvent(
      timeMicroseconds: Int64(reader.time),
      arrivalMicroseconds: reader.found.contains(.arrival) ? Int64(reader.arrival) : nil, layer: layer,
      kind: kind)
  }

  // MARK: Meaning

  private var kind: TraceEvent.Kind? {
    switch type {
    case words.move: has([.slot, .x, .y]) ? .move(slot: slot, x: x, y: y) : nil
    case words.down: has([.slot, .x, .y]) ? .down(slot: slot, x: x, y: y) : nil
    case words.up: has(.slot) ? .up(slot: slot) : nil
    case words.cancel: has(.slot) ? .cancel(slot: slot) : nil
    case words.scroll: has(.source, or: [.dx, .dy, .v120x, .v120y]) ? scroll.map { .scroll($0) } : nil
    default: nil
    }
  }

  private func has(_ needed: Found, or allowed: Found = []) -> Bool {
    let required = needed.union(.always)
    return found.isSuperset(of: required)
      && found.subtracting(required).subtracting(.optional).subtracting(allowed).isEmpty
  }

  private var scroll: TraceScroll? {
    let axisSource: AxisSource
    switch source {
    case words.finger: axisSource = .finger
    case words.wheel: axisSource = .wheel
    case words.continuous: axisSource = .continuous
    default: return nil
    }
    return TraceScroll(
      source: axisSource, dx: found.contains(.dx) ? dx : nil, dy: found.contains(.dy) ? dy : nil,
      v120x: found.contains(.v120x) ? v120x : nil, v120y: found.contains(.v120y) ? v120y : nil)
  }

  private var eventLayer: TraceLayer? {
    if !found.contains(.layer) { return .libinput }
    return layer == words.evdev ? .evdev : nil
  }

  // MARK: Members

  private mutating func readMembers(_ line: Span<UInt8>) -> Bool {
    guard take(UInt8(ascii: "{"), line) else { return false }
    repeat {
      guard let key = word(line), take(UInt8(ascii: ":"), line), readValue(of: key, line) else {
        return false
      }
    } while take(UInt8(ascii: ","), line)
    return take(UInt8(ascii: "}"), line) && position == line.count
  }

  private mutating func readValue(of key: UInt128, _ line: Span<UInt8>) -> Bool {
    switch key {
    case words.type: isNew(.type) && Self.keep(word(line), in: &type)
    case words.time: isNew(.time) && Self.keep(whole(line, to: Int(TraceReader.longestTime)), in: &time)
    case words.slot: isNew(.slot) && Self.keep(whole(line, to: TraceEvent.mostSlots), in: &slot)
    case words.x: isNew(.x) && Self.keep(number(line), in: &x)
    case words.y: isNew(.y) && Self.keep(number(line), in: &y)
    case words.arrival:
      isNew(.arrival) && Self.keep(whole(line, to: Int(TraceReader.longestTime)), in: &arrival)
    case words.layer: isNew(.layer) && Self.keep(word(line), in: &layer)
    case words.source: isNew(.source) && Self.keep(word(line), in: &source)
    case words.dx: isNew(.dx) && Self.keep(number(line), in: &dx)
    case words.dy: isNew(.dy) && Self.keep(number(line), in: &dy)
    case words.v120x: isNew(.v120x) && Self.keep(number(line), in: &v120x)
    case words.v120y: isNew(.v120y) && Self.keep(number(line), in: &v120y)
    default: false
    }
  }

  /// Whether a key stands here for the first time.
  private mutating func isNew(_ key: Found) -> Bool { found.insert(key).inserted }

  private static func keep<Value>(_ value: Value?, in place: inout Value) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  // MARK: Parts

  private mutating func take(_ byte: UInt8, _ line: Span<UInt8>) -> Bool {
    guard position < line.count, line[position] == byte else { return false }
    position += 1
    return true
  }

  /// A short text of ASCII without escapes, as one number.
  private mutating func word(_ line: Span<UInt8>) -> UInt128? {
    guard take(UInt8(ascii: "\""), line) else { return nil }
    var number: UInt128 = 0
    let start = position
    while position < line.count, position - start <= LineWords.longest {
      let byte = line[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return number }
      guard byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return nil }
      number = number << 8 | UInt128(byte)
    }
    return nil
  }

  /// A whole number without sign, point or exponent.
  private mutating func whole(_ line: Span<UInt8>, to most: Int) -> Int? {
    let start = position
    var number = 0
    while position < line.count {
      let digit = line[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      number = number * 10 + Int(digit)
      guard number <= most else { return nil }
      position += 1
    }
    guard position > start, line[start] != UInt8(ascii: "0") || position == start + 1 else { return nil }
    return number
  }

  /// A place or a delta.
  private mutating func number(_ line: Span<UInt8>) -> Double? {
    var reader = JSONNumberReader(start: position)
    guard let value = reader.readDouble(line), abs(value) <= TraceEvent.furthest else { return nil }
    position = reader.position
    return value
  }
}
