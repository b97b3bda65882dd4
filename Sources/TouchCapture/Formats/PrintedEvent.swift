import TextFormats

/// One evdev event in a line that a program printed, with any prefix, recognised by its words:
///
///     Event: time 1539184834.039169, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 189     evtest
///     Event: time 1205240498.404122, type 3 (Absolute), code 0 (X), value 1934                   evtest of old
///     Event: time 1539184834.039270, -------------- EV_SYN ------------                          evtest
///     time 1522193886.65 type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 600                 python -m evdev.evtest
///     event at 1337197425.477827, code 53, type 03, val 600                                      python-evdev, print
///     InputEvent(1337197425, 477827, 3, 53, 600)                                                 python-evdev, repr
///     input event => type: 3 (EV_ABS), code: 57 (ABS_…), value: 1, time: 1716787300.113340       KOReader
///     InputEvent { time: SystemTime { tv_sec: 1, tv_nsec: 2 }, kind: AbsAxis(ABS_X), value: 7 }  Rust, evdev
///     InputEvent { time: TimeVal { tv_sec: 1, tv_usec: 2 }, event_code: EV_ABS(ABS_X), value: 7 } Rust, evdev-rs
///     {Time:{Sec:1 Usec:2} Type:3 Code:53 Value:7}                                               Go
///     12:07:59.474693: EV_ABS ABS_Y 341                                                          input-events
///     1778068264.912164 - EV_ABS    ABS_Y   7638                                                 seconds, without a key
struct PrintedEvent: Equatable {
  /// The time in microseconds since any zero; nil if the line has none.
  private(set) var microseconds: Int64?
  /// True if the time is that of the log line, not the kernel's.
  private(set) var isLogTime = false
  private(set) var type: UInt16
  private(set) var code: UInt16
  /// The event's value; nil if the line has no readable number for it.
  private(set) var value: Int32?

  /// The words of a line, without punctuation. A `String` of at most 15 bytes, as most are, needs no allocation.
  private struct Words {
    let all: [String]

    private static let marks: [Bool] = {
      var marks = Array(repeating: false, count: 256)
      for mark in " \t,;:(){}[]<>\"'=|&".utf8 { marks[Int(mark)] = true }
      return marks
    }()

    init(_ line: ArraySlice<UInt8>) {
      all = line.split { Self.marks[Int($0)] }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The word that follows the first of these keys in the line; nil if the line has none of the keys.
    func after(_ keys: [String]) -> String? {
      guard let found = all.firstIndex(where: keys.contains), found + 1 < all.count else { return nil }
      return all[found + 1]
    }

    func has(_ word: String) -> Bool { all.contains(word) }
  }

  /// Reads the event in a line; nil if the line has none.
  init?(_ line: ArraySlice<UInt8>) {
    // A fast check for lines of other logs: every event contains one of these words.
    guard
      line.holds("EV_") || line.holds("SYN_") || line.holds("type") || line.holds("Type")
        || line.holds("InputEvent")
        || line.holds("ABS_") || line.holds("BTN_") || line.holds("Sync")
    else { return nil }
    let words = Words(line)
    guard !Self.describes(words) else { return nil }
    if let call = Self.call(words) {
      self = call
      return
    }
    guard let event = Self.codes(words) else { return nil }
    (type, code, value) = (event.type, event.code, event.value)
    microseconds = Self.time(words)
    if microseconds == nil, let log = LogTime(line), log.digits >= 3 {
      (microseconds, isLogTime) = (log.microseconds, true)
    }
    if microseconds == nil { microseconds = Self.bareTime(line) }
  }

  /// True for a line of the device description that evtest prints: `Event type 3 (EV_ABS)`, `Event code 0 (SYN_REPORT)`.
  private static func describes(_ words: Words) -> Bool {
    guard let first = words.all.firstIndex(of: "Event"), first + 1 < words.all.count else { return false }
    return ["type", "code"].contains(words.all[first + 1])
  }

  private init(_ microseconds: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) {
    (self.microseconds, self.type, self.code, self.value) = (microseconds, type, code, value)
  }

  /// Reads an event printed as a call, `InputEvent(1337197425, 477827, 3, 53, 600)`; Python 2 appends an `L` to numbers.
  private static func call(_ words: Words) -> PrintedEvent? {
    guard let start = words.all.firstIndex(of: "InputEvent"), words.all.count >= start + 6 else { return nil }
    let numbers = words.all[(start + 1)...(start + 5)].compactMap { word in
      Int64(word.hasSuffix("L") ? String(word.dropLast()) : word)
    }
    guard numbers.count == 5, 0..<1 << 40 ~= numbers[0], 0..<1_000_000 ~= numbers[1],
      let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
      let value = Int32(exactly: numbers[4])
    else { return nil }
    return PrintedEvent(numbers[0] * 1_000_000 + numbers[1], type, code, value)
  }

  // MARK: Type, code and value

  private static let typeKeys = ["type", "type_", "event_type", "ev_type", "Type"]
  private static let codeKeys = ["code", "event_code", "kind", "ev_code", "Code"]
  private static let valueKeys = ["value", "val", "state", "Value"]

  private static func codes(_ words: Words) -> (type: UInt16, code: UInt16, value: Int32?)? {
    if let mark = frameMark(words) { return (EvdevCode.Kind.synchronise, mark, 0) }
    let name = words.all.lazy.compactMap(Self.named).first
    let type =
      words.after(typeKeys).flatMap { UInt16($0) } ?? name?.type
      ?? words.all.lazy.compactMap { EvdevNames.type($0) }.first
    guard let type else { return nil }
    guard let code = words.after(codeKeys).flatMap({ UInt16($0) }) ?? name?.code else { return nil }
    guard let value = value(words) else { return type == EvdevCode.Kind.absolute ? nil : (type, code, nil) }
    return (type, code, value)
  }

  /// The type and the code that a name such as `ABS_MT_POSITION_X` stands for; nil if the name is unknown.
  private static func named(_ word: String) -> (type: UInt16, code: UInt16)? {
    let type: UInt16
    if word.hasPrefix("ABS_") {
      type = EvdevCode.Kind.absolute
    } else if word.hasPrefix("BTN_") {
      type = EvdevCode.Kind.key
    } else if word.hasPrefix("SYN_") {
      type = EvdevCode.Kind.synchronise
    } else {
      return nil
    }
    return EvdevNames.code(word, type: type).map { (type, $0) }
  }

  private static func value(_ words: Words) -> Int32? {
    if let word = words.after(valueKeys) { return Int32(word) }
    if words.has("pressed") { return 1 }
    if words.has("released") { return 0 }
    // Without a key, the value is the number after the code's name.
    guard let name = words.all.lastIndex(where: { Self.named($0) != nil }), name + 1 < words.all.count else {
      return nil
    }
    return Int32(words.all[name + 1])
  }

  /// The code of the frame mark, such as `SYN_REPORT`, in a line; nil if the line is not a frame mark.
  private static func frameMark(_ words: Words) -> UInt16? {
    if words.has("SYN_MT_REPORT") { return EvdevCode.Synchronise.contact }
    if words.has("SYN_DROPPED") { return EvdevCode.Synchronise.dropped }
    if words.has("SYN_REPORT") { return EvdevCode.Synchronise.report }
    if words.has("Config"), words.has("Sync") { return 1 }
    if words.has("Report"), words.has("Sync") { return EvdevCode.Synchronise.report }
    // A version of evtest that prints the type where others print the code.
    let hasCode = words.after(codeKeys) != nil
    let hasMark = words.all.contains { $0.hasPrefix("--") || $0.hasPrefix("++") }
    guard hasMark, !hasCode else { return nil }
    if words.has("EV_SYN") { return EvdevCode.Synchronise.report }
    return words.has("Event") && words.has("MT") ? EvdevCode.Synchronise.contact : nil
  }

  // MARK: Times

  private static let timeKeys = ["time", "at", "timestamp", "Time", "ts"]
  /// The smallest times without a decimal point that are taken for milliseconds, and for microseconds; smaller ones have another unit.
  private static let (leastMilliseconds, leastMicroseconds): (Int64, Int64) = (
    100_000_000_000, 100_000_000_000_000
  )

  private static func time(_ words: Words) -> Int64? {
    if let seconds = words.after(["tv_sec", "sec", "Sec"]).flatMap({ Int64($0) }), 0..<1 << 40 ~= seconds {
      if let micro = words.after(["tv_usec", "usec", "Usec"]).flatMap({ Int64($0) }), 0..<1_000_000 ~= micro {
        return seconds * 1_000_000 + micro
      }
      if let nano = words.after(["tv_nsec", "nsec", "nanos", "Nsec"]).flatMap({ Int64($0) }),
        0..<1_000_000_000 ~= nano
      {
        return seconds * 1_000_000 + nano / 1000
      }
    }
    return words.all.indices.lazy.compactMap { index -> Int64? in
      guard timeKeys.contains(words.all[index]), index + 1 < words.all.count else { return nil }
      // Programs in Go and Rust print seconds, a point and microseconds without leading zeros: `event at 5.477` is 5.000477 s.
      let isPadded = index == 0 || !["event", "Event"].contains(words.all[index - 1])
      return microseconds(words.all[index + 1], isFraction: isPadded)
    }.first
  }

  /// The fewest decimals of a kernel time; a number with fewer is a version or another figure.
  private static let fewestDigits = 3

  /// The time in a line that does not name it: the first word, in seconds with a point, such as `1778068264.912164` or `[ 12.345678]`.
  private static func bareTime(_ line: ArraySlice<UInt8>) -> Int64? {
    let around: Set<UInt8> = Set(" \t[]()".utf8)
    for word in line.split(whereSeparator: around.contains) {
      let number = word.last == UInt8(ascii: ":") || word.last == UInt8(ascii: ",") ? word.dropLast() : word
      guard let point = number.firstIndex(of: UInt8(ascii: ".")),
        number.endIndex - point > fewestDigits, point > number.startIndex
      else { continue }
      if let time = microseconds(String(decoding: number, as: UTF8.self), isFraction: true) { return time }
    }
    return nil
  }

  /// Converts a time to microseconds: seconds if it has a point, otherwise milliseconds or microseconds, depending on its size.
  private static func microseconds(_ word: String, isFraction: Bool) -> Int64? {
    let parts = Array(word.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy { 0x30...0x39 ~= $0 } }),
      let whole = parts.first.flatMap({ LineScanner.number($0) }).map(Int64.init)
    else { return nil }
    if parts.count == 1 {
      guard whole >= leastMilliseconds, whole < 1 << 50 else { return nil }
      return whole >= leastMicroseconds ? whole : whole * 1000
    }
    guard parts.count == 2, 1...9 ~= parts[1].count, whole < 1 << 40,
      var micro = LineScanner.number(parts[1].prefix(6)).map(Int64.init)
    else { return nil }
    if isFraction { for _ in min(parts[1].count, 6)..<6 { micro *= 10 } }
    return whole * 1_000_000 + micro
  }
}
