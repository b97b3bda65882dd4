/// Reads evemu recordings: the text that `evemu-describe` and `evemu-record` write, versions 1.0 to 1.3.
///
/// `N:` name, `I:` bus vendor product version, `P:` property bytes, `B:` type and its bytes, `A:` code minimum maximum
/// fuzz flat resolution, `E:` seconds.microseconds type code value. Numbers are hexadecimal but for the axis ranges, the
/// time and the value, which are decimal whatever zeros stand before them. A recording without `N:` and `B:` lines
/// is completed by a description.
struct EvemuReader: RecordingLines {
  var cursor: LineCursor
  private var device = EvdevDevice(name: "")
  private var sequence = EventSequence()
  private var lastTime = EvemuEventLine.LastTime()
  private var bitmapBytes: [UInt16: UInt16] = [:]
  private var propertyBytes: UInt16 = 0
  private var zero: Int64?
  private var isDescribed = false

  /// Bytes of an event line with the shortest time and no comment.
  private static let usualLine = 27

  /// The contents of a text.
  struct Content {
    /// The device; only events where the text does not describe it.
    var device: EvdevDevice
    /// True where the text describes the device.
    let isDescribed: Bool
  }

  /// Reads a recording.
  ///
  /// - Parameter source: The recording's text.
  /// - Returns: The device and its events.
  /// - Throws: `FileError`, or the line that cannot be read.
  static func read(_ source: RecordingSource) throws -> Content {
    var reader = EvemuReader(LineCursor(file: source.shownPath))
    reader.sequence.makeRoom(forTextOf: source.length, line: usualLine)
    try source.read { piece in try reader.take(piece: piece) }
    return try reader.takeContent()
  }

  /// Reads a recording that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: The recording's text.
  ///   - file: Its name, for errors.
  ///   - isCareful: Whether no line goes the short way.
  ///   - cuts: Where pieces end, in order: as a file comes in pieces, which end anywhere.
  /// - Returns: The device and its events.
  /// - Throws: The line that cannot be read.
  static func read(
    _ bytes: [UInt8], file: String, isCareful: Bool = false, cutAt cuts: [Int] = []
  ) throws(CaptureError) -> Content {
    var reader = EvemuReader(LineCursor(file: file, isCareful: isCareful))
    try reader.take(bytes, cutAt: cuts)
    return try reader.takeContent()
  }

  private mutating func takeContent() throws(CaptureError) -> Content {
    try finish()
    device.events = sequence.events
    return Content(device: device, isDescribed: isDescribed)
  }

  /// True for a text that looks like this format: after comments it begins with a letter of the format, a colon and a space.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "# EVEMU".utf8) { return true }
    let start = RecordingText(Array(bytes.prefix(4096)), file: "")
    let line = start.lines.first { !$0.isEmpty && $0.first != UInt8(ascii: "#") }
    return line.map { line in
      ["N: ", "I: ", "P: ", "B: ", "A: ", "E: "].contains { line.starts(with: $0.utf8) }
    }
      ?? false
  }

  private init(_ cursor: LineCursor) {
    self.cursor = cursor
  }

  mutating func takeCommon(_ text: UnsafeRawBufferPointer, at offset: Int) -> Int? {
    guard let line = EvemuEventLine(text, at: offset, &lastTime) else { return nil }
    let start = zero ?? line.timeMicroseconds
    zero = start
    let event = EvdevEvent(
      timeMicroseconds: line.timeMicroseconds - start, type: line.type, code: line.code, value: line.value)
    return sequence.append(event) ? line.next : nil
  }

  mutating func take(_ line: ArraySlice<UInt8>) throws(CaptureError) {
    guard let letter = line.first, letter != UInt8(ascii: "#") else { return }
    guard line.dropFirst().first == UInt8(ascii: ":") else { throw unknown }
    var scanner = LineScanner(line.dropFirst(2))
    switch letter {
    case UInt8(ascii: "N"): readName(line)
    case UInt8(ascii: "I"): try readIdentity(&scanner)
    case UInt8(ascii: "P"): try readProperties(&scanner)
    case UInt8(ascii: "B"): try readBitmap(&scanner)
    case UInt8(ascii: "A"): try readAxis(&scanner)
    case UInt8(ascii: "E"): try readEvent(&scanner)
    case UInt8(ascii: "L"), UInt8(ascii: "S"): break  // lights and switches, which no touch device has
    default: throw unknown
    }
  }

  private var unknown: CaptureError {
    cursor.error(
      "not a line of an evemu recording (N:, I:, P:, B:, A:, E: or #); is this an evemu file?")
  }

  private mutating func readName(_ line: ArraySlice<UInt8>) {
    device.name = String(decoding: line.dropFirst(2).drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    isDescribed = true
  }

  private mutating func readIdentity(_ scanner: inout LineScanner) throws(CaptureError) {
    var numbers: [UInt16] = []
    while let word = scanner.word() {
      guard let number = LineScanner.number(word, radix: 16), let short = UInt16(exactly: number) else {
        break
      }
      numbers.append(short)
    }
    guard numbers.count == 4 else {
      throw cursor.error("expected four hexadecimal numbers after I: (bus, vendor, product, version)")
    }
    (device.bus, device.vendor, device.product, device.version) = (
      numbers[0], numbers[1], numbers[2], numbers[3]
    )
  }

  private mutating func readProperties(_ scanner: inout LineScanner) throws(CaptureError) {
    for byte in try bytes(&scanner) {
      device.properties.formUnion(Self.codes(byte, at: propertyBytes))
      propertyBytes += 1
    }
  }

  private mutating func readBitmap(_ scanner: inout LineScanner) throws(CaptureError) {
    guard let type = scanner.number(radix: 16), (0..<32).contains(type) else {
      throw cursor.error("expected an event type, 00 to 1f, after B:")
    }
    isDescribed = true
    let type16 = UInt16(type)
    for byte in try bytes(&scanner) {
      let position = bitmapBytes[type16, default: 0]
      bitmapBytes[type16] = position + 1
      let codes = Self.codes(byte, at: position)
      if !codes.isEmpty { device.codes[type16, default: []].formUnion(codes) }
    }
  }

  private func bytes(_ scanner: inout LineScanner) throws(CaptureError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let word = scanner.word() {
      guard let number = LineScanner.number(word, radix: 16), let byte = UInt8(exactly: number) else {
        let written = String(decoding: word, as: UTF8.self)
        throw cursor.error("'\(written)' is not a byte; expected hexadecimal bytes, 00 to ff")
      }
      bytes.append(byte)
    }
    // The longest bitmap of the kernel, of keys, has 96 bytes; no line may grow past the numbers of codes.
    guard bytes.count <= 128, bitmapBytes.values.allSatisfy({ $0 <= 1024 }), propertyBytes <= 1024 else {
      throw cursor.error("more bytes than any bitmap of the kernel has")
    }
    return bytes
  }

  private static func codes(_ byte: UInt8, at position: UInt16) -> EvdevDevice.Bits {
    Set((0..<8).filter { byte >> $0 & 1 == 1 }.map { position * 8 + UInt16($0) })
  }

  private mutating func readAxis(_ scanner: inout LineScanner) throws(CaptureError) {
    let code = scanner.number(radix: 16)
    var numbers: [Int32] = []
    while let number = scanner.number(), let value = Int32(exactly: number) { numbers.append(value) }
    guard let code, (0..<64).contains(code), (4...5).contains(numbers.count) else {
      throw cursor.error(
        "expected a code, 00 to 3f, and minimum, maximum, fuzz, flat and resolution after A:")
    }
    device.axes[UInt16(code)] = EvdevAxis(
      numbers[0], numbers[1], fuzz: numbers[2], flat: numbers[3],
      resolution: numbers.count > 4 ? numbers[4] : 0)
  }

  private mutating func readEvent(_ scanner: inout LineScanner) throws(CaptureError) {
    guard let word = scanner.word(), let time = Self.time(word),
      let type = scanner.number(radix: 16), let type = UInt16(exactly: type),
      let code = scanner.number(radix: 16), let code = UInt16(exactly: code),
      let value = scanner.number(), let value = Int32(exactly: value)
    else {
      throw cursor.error(
        "expected E: seconds.microseconds, type and code in hexadecimal, value in decimal")
    }
    let start = zero ?? time
    zero = start
    let event = EvdevEvent(timeMicroseconds: time - start, type: type, code: code, value: value)
    guard sequence.append(event) else { throw cursor.error(sequence.problem(at: time - start)) }
  }

  /// Microseconds of `1338280591.517526`; the point needs all six digits after it.
  private static func time(_ word: ArraySlice<UInt8>) -> Int64? {
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, let seconds = LineScanner.number(parts[0]),
      let micro = LineScanner.number(parts[1]), (0..<1_000_000).contains(micro),
      (0..<1 << 40).contains(seconds)
    else { return nil }
    return Int64(seconds) * 1_000_000 + Int64(micro)
  }
}
