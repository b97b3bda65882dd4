import GestureTraces
import TextFormats

/// Reads the output of `ts_print`, `ts_print_raw` and `ts_print_mt` of tslib: seconds, x, y and pressure; with slots for several contacts.
///
///     1455655154.272601:    161    181    254
///     1586629995.927558: (slot 0)    105    919    100
///     sample 0 - 1586629995.927558 - (slot 0)    105    919    100
///
/// A pressure of 0 is a lift. Positions are in pixels of the panel, whose size the log does not give. A sample that jumps away and back is
/// left out, because resistive panels produce such samples at low pressure.
enum TslibReader {
  /// The values in one line of the log: time, slot, position in pixels, and pressure.
  struct Sample: Equatable {
    let microseconds: Int64
    let slot: Int
    let x: Int
    let y: Int
    let pressure: Int
  }

  /// The least distance of a jump, in pixels and as a ratio: a sample jumps if it is at least this many pixels from both neighbours, and at
  /// least this many times as far as the neighbours are apart.
  private static let leastJump = 50.0
  private static let jumpRatio = 4.0

  /// Reads the samples of a log as a table.
  ///
  /// - Parameters:
  ///   - bytes: The log's text.
  ///   - file: The log's name, for errors.
  /// - Returns: The samples as rows of `time_us`, `x`, `y`, `slot` and `phase`.
  static func table(_ bytes: [UInt8], file: String) -> RecordTable {
    var table = RecordTable(format: "tslib", file: file)
    table.names = ["time_us", "x", "y", "slot", "phase"]
    table.device = "tslib"
    var samples: [(sample: Sample, line: Int)] = []
    for (index, line) in RecordingText(bytes, file: file).lines.enumerated() {
      if let sample = sample(line) { samples.append((sample, index + 1)) }
    }
    let jumps = jumps(samples.map(\.sample))
    var down: Set<Int> = []
    for (number, (sample, line)) in samples.enumerated() where !jumps.contains(number) {
      let isDown = down.contains(sample.slot)
      if sample.pressure > 0 { down.insert(sample.slot) } else { down.remove(sample.slot) }
      let phase = sample.pressure > 0 ? (isDown ? "move" : "down") : "up"
      guard sample.pressure > 0 || isDown else { continue }
      table.rows.append(
        RecordTable.Row(
          line: line,
          cells: [
            .number(Double(sample.microseconds)), .number(Double(sample.x)), .number(Double(sample.y)),
            .number(Double(sample.slot)), .text(phase),
          ]))
    }
    if let first = jumps.min() {
      table.findings = TraceGrade(
        .c,
        "\(Counted.text(jumps.count, "sample")) left out that \(jumps.count == 1 ? "jumps" : "jump") away and back, as panels give them at low pressure, the first at line \(samples[first].line)"
      )
    }
    return table
  }

  /// True if the text has at least two lines in the format of tslib.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    RecordingText(bytes, file: "").lines.lazy.filter { sample($0) != nil }.prefix(2).count == 2
  }

  /// Reads the sample in a line; nil for any other line.
  static func sample(_ line: ArraySlice<UInt8>) -> Sample? {
    let between = Array(" \t()".utf8)
    var words = line.split { between.contains($0) }
    // The time is the first word with a decimal point; `sample 0 -` may precede it.
    guard let start = words.prefix(4).firstIndex(where: { time($0) != nil }), let time = time(words[start])
    else { return nil }
    words = Array(words[(start + 1)...])
    if words.first?.elementsEqual("-".utf8) == true { words.removeFirst() }
    var slot = 0
    if words.count > 1, words[0].elementsEqual("slot".utf8) {
      guard let number = LineScanner.number(words[1]), 0...TraceEvent.mostSlots ~= number else { return nil }
      slot = number
      words.removeFirst(2)
    }
    guard words.count == 3 else { return nil }
    let numbers = words.compactMap { LineScanner.number($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0.magnitude < 1 << 31 }) else { return nil }
    return Sample(microseconds: time, slot: slot, x: numbers[0], y: numbers[1], pressure: numbers[2])
  }

  /// Reads a time such as `1455655154.272601:` as microseconds: six decimals, then a colon or nothing.
  private static func time(_ word: ArraySlice<UInt8>) -> Int64? {
    let digits = word.last == UInt8(ascii: ":") ? word.dropLast() : word
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, parts.allSatisfy({ $0.allSatisfy { 0x30...0x39 ~= $0 } }),
      let seconds = LineScanner.number(parts[0]), let micro = LineScanner.number(parts[1]), seconds < 1 << 40
    else { return nil }
    return Int64(seconds) * 1_000_000 + Int64(micro)
  }

  /// The indices of samples that jump away from the samples before and after, which lie near each other.
  private static func jumps(_ samples: [Sample]) -> Set<Int> {
    var found: Set<Int> = []
    for slot in Set(samples.map(\.slot)) {
      let own = samples.indices.filter { samples[$0].slot == slot && samples[$0].pressure > 0 }
      for place in own.indices.dropFirst().dropLast() {
        let (before, here, after) = (samples[own[place - 1]], samples[own[place]], samples[own[place + 1]])
        let apart = distance(before, after)
        let least = min(distance(before, here), distance(here, after))
        if least >= max(leastJump, jumpRatio * apart) { found.insert(own[place]) }
      }
    }
    return found
  }

  private static func distance(_ one: Sample, _ other: Sample) -> Double {
    let (x, y) = (Double(one.x - other.x), Double(one.y - other.y))
    return (x * x + y * y).squareRoot()
  }
}
