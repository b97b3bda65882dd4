import TextFormats

/// Reads the lines that a trace is mostly made of, contacts and scrolls, straight from their bytes.
///
/// It takes a line only in the canonical form, which is what `EventLineWriter` writes: keys in their order, no spaces, no
/// escapes, nothing out of range, a line feed at the end. For every other line it gives nil, and `TraceEvent(type:_:)`
/// reads it or says what is wrong; so this reader needs no messages, and must give the same event as that one wherever it
/// gives any.
struct EventLineReader {
  private let literals = LineLiterals.all

  /// The longest line it takes, in bytes: four times that of the longest numbers.
  private static let longest = 512
  /// Digits of a number that a Double holds whatever they are: its quotient by a power of ten is rounded once.
  private static let mostDigits = 15

  /// The event of the line that begins at `position`, which is then behind its line feed.
  ///
  /// - Parameters:
  ///   - bytes: Lines.
  ///   - position: The start of a line; stays as it is where there is no event.
  /// - Returns: The event; nil for a line that is unusual, wrong, or not there as a whole.
  @inline(__always)
  func event(in bytes: Span<UInt8>, at position: inout Int) -> TraceEvent? {
    var next = position
    guard take(literals.type, bytes, &next), let word = Self.eight(bytes, next) else { return nil }
    let event: TraceEvent?
    if word == literals.move.first.bits {
      event = contact(literals.move, bytes, &next) { .move(slot: $0, x: $1, y: $2) }
    } else if word == literals.scroll.first.bits {
      event = scroll(bytes, &next)
    } else if word == literals.down.first.bits {
      event = contact(literals.down, bytes, &next) { .down(slot: $0, x: $1, y: $2) }
    } else if word == literals.up.first.bits {
      event = end(literals.up, bytes, &next) { .up(slot: $0) }
    } else if word == literals.cancel.first.bits {
      event = end(literals.cancel, bytes, &next) { .cancel(slot: $0) }
    } else {
      return nil
    }
    guard let event, next + 2 <= bytes.count, bytes[next] == UInt8(ascii: "}"),
      bytes[next + 1] == UInt8(ascii: "\n"), next - position < Self.longest
    else { return nil }
    position = next + 2
    return event
  }

  // MARK: Kinds

  @inline(__always)
  private func contact(
    _ type: LineLiterals.LongPart, _ bytes: Span<UInt8>, _ position: inout Int,
    _ kind: (Int, Double, Double) -> TraceEvent.Kind
  ) -> TraceEvent? {
    guard let stamp = stamp(type, bytes, &position), let slot = slot(bytes, &position),
      take(literals.x, bytes, &position), let x = Self.number(bytes, &position),
      take(literals.y, bytes, &position), let y = Self.number(bytes, &position)
    else { return nil }
    return stamp.event(kind(slot, x, y))
  }

  @inline(__always)
  private func end(
    _ type: LineLiterals.LongPart, _ bytes: Span<UInt8>, _ position: inout Int,
    _ kind: (Int) -> TraceEvent.Kind
  ) -> TraceEvent? {
    guard let stamp = stamp(type, bytes, &position), let slot = slot(bytes, &position) else { return nil }
    return stamp.event(kind(slot))
  }

  private func scroll(_ bytes: Span<UInt8>, _ position: inout Int) -> TraceEvent? {
    guard let stamp = stamp(literals.scroll, bytes, &position), take(literals.source, bytes, &position) else {
      return nil
    }
    var scroll: TraceScroll
    if take(literals.finger, bytes, &position) {
      scroll = TraceScroll(source: .finger)
    } else if take(literals.wheel, bytes, &position) {
      scroll = TraceScroll(source: .wheel)
    } else if take(literals.continuous, bytes, &position) {
      scroll = TraceScroll(source: .continuous)
    } else {
      return nil
    }
    guard delta(take(literals.dx, bytes, &position), in: &scroll.dx, bytes, &position),
      delta(take(literals.dy, bytes, &position), in: &scroll.dy, bytes, &position),
      delta(take(literals.v120x, bytes, &position), in: &scroll.v120x, bytes, &position),
      delta(take(literals.v120y, bytes, &position), in: &scroll.v120y, bytes, &position)
    else { return nil }
    return stamp.event(.scroll(scroll))
  }

  /// Reads the number after a key, if the key stood here; false where the number is missing.
  @inline(__always)
  private func delta(_ hasKey: Bool, in value: inout Double?, _ bytes: Span<UInt8>, _ position: inout Int)
    -> Bool
  {
    guard hasKey else { return true }
    value = Self.number(bytes, &position)
    return value != nil
  }

  // MARK: Parts

  /// The times and the layer that every event has.
  private struct Stamp {
    let time: Int64
    let arrival: Int64?
    let layer: TraceLayer

    @inline(__always)
    func event(_ kind: TraceEvent.Kind) -> TraceEvent {
      TraceEvent(
        timeMicroseconds: Int64(time), arrivalMicroseconds: arrival, layer: layer, kind: kind)
    }
  }

  @inline(__always)
  private func stamp(
    _ type: LineLiterals.LongPart, _ bytes: Span<UInt8>, _ position: inout Int
  ) -> Stamp? {
    position += type.first.count
    guard take(type.second, bytes, &position),
      let time = Self.whole(bytes, &position, to: TraceReader.longestTime)
    else { return nil }
    var arrival: Int64?
    if take(literals.arrival, bytes, &position) {
      arrival = Self.whole(bytes, &position, to: TraceReader.longestTime)
      guard arrival != nil else { return nil }
    }
    return Stamp(
      time: time, arrival: arrival, layer: take(literals.evdev, bytes, &position) ? .evdev : .libinput)
  }

  @inline(__always)
  private func slot(_ bytes: Span<UInt8>, _ position: inout Int) -> Int? {
    take(literals.slot, bytes, &position)
      ? Self.whole(bytes, &position, to: Int64(TraceEvent.mostSlots)).map(Int.init) : nil
  }

  @inline(__always)
  private func take(_ part: LineLiterals.Part, _ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
    guard let word = Self.eight(bytes, position), word & part.mask == part.bits else { return false }
    position += part.count
    return true
  }

  @inline(__always)
  private func take(_ part: LineLiterals.LongPart, _ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
    guard let word = Self.eight(bytes, position), word == part.first.bits,
      let next = Self.eight(bytes, position + 8), next & part.second.mask == part.second.bits
    else { return false }
    position += 8 + part.second.count
    return true
  }

  /// The eight bytes at a position, the first in the lowest bits; nil where fewer are left: no part of a line
  /// but its last bytes is that near to the end.
  @inline(__always)
  private static func eight(_ bytes: Span<UInt8>, _ position: Int) -> UInt64? {
    guard position + 8 <= bytes.count else { return nil }
    return UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  // MARK: Numbers

  /// A whole number without sign, point or exponent.
  @inline(__always)
  private static func whole(_ bytes: Span<UInt8>, _ position: inout Int, to most: Int64) -> Int64? {
    var number: UInt64 = 0
    let count = digits(bytes, &position, into: &number)
    guard 1...mostDigits ~= count, number <= UInt64(most) else { return nil }
    return count > 1 && bytes[position - count] == UInt8(ascii: "0") ? nil : Int64(number)
  }

  /// A position or a delta.
  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, _ position: inout Int) -> Double? {
    let start = position
    var mantissa: UInt64 = 0
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    let whole = digits(bytes, &position, into: &mantissa)
    var share = 0
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      share = digits(bytes, &position, into: &mantissa)
      if share == 0 { return nil }
    }
    guard whole > 0, whole == 1 || bytes[first] != UInt8(ascii: "0"), position < bytes.count else {
      return nil
    }
    if whole + share > mostDigits || bytes[position] | 0x20 == UInt8(ascii: "e") {
      position = start
      return longNumber(bytes, &position)
    }
    let value = Double(Int64(bitPattern: mantissa)) / powerOfTen(share)
    guard value <= TraceEvent.furthest else { return nil }
    return isNegative ? -value : value
  }

  /// A number of many digits, or with an exponent.
  @inline(never)
  private static func longNumber(_ bytes: Span<UInt8>, _ position: inout Int) -> Double? {
    var reader = JSONNumberReader(start: position)
    guard let value = reader.readDouble(bytes), abs(value) <= TraceEvent.furthest else { return nil }
    position = reader.position
    return value
  }

  /// Reads digits to their end; `number` is garbage where they are more than 19.
  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ position: inout Int, into number: inout UInt64) -> Int {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      number = number &* 10 &+ UInt64(digit)
      position += 1
    }
    return position - start
  }

  /// `10^count` for 0 to ``mostDigits``, which a Double holds exactly.
  @inline(__always)
  private static func powerOfTen(_ count: Int) -> Double {
    switch count {
    case 0: 1
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    case 9: 1e9
    case 10: 1e10
    case 11: 1e11
    case 12: 1e12
    case 13: 1e13
    case 14: 1e14
    default: 1e15
    }
  }
}
