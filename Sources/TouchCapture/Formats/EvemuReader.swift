/// Reads evemu recordings: the text that `evemu-describe` and `evemu-record` write, versions 1.0 to 1.3.
///
/// `N:` name, `I:` bus vendor product version, `P:` property bytes, `B:` type and its bytes, `A:` code minimum maximum fuzz flat
/// resolution, `E:` seconds.microseconds type code value. Numbers are hexadecimal, except the axis ranges, the time and the value, which
/// are decimal even with leading zeros. A recording without `N:` and `B:` lines is completed by a description file. Other lines and a
/// logger's prefix before an event are ignored. An unreadable event is left out; an unreadable description makes the whole file unreadable.
struct EvemuReader: RecordingLines {
  var cursor: LineCursor
  private var device = EvdevDevice(name: "")
  private var sequence = EventSequence()
  private var lastTime = EvemuEventLine.LastTime()
  private var bitmapBytes: [UInt16: UInt16] = [:]
  private var propertyBytes: UInt16 = 0
  private var zero: Int64?
  private var isDescribed = false
  private var damage = LineDamage()
  /// True once the reader has seen a line in evemu's format.
  private var isOwn = false

  /// The length of an event line with the shortest time and no comment, in bytes.
  private static let usualLine = 27

  /// The device that an evemu file contains, with the lines that could not be read.
  struct Content {
    /// The device; if the text does not describe it, it has only events.
    var device: EvdevDevice
    /// True if the text describes the device, not only its events.
    let isDescribed: Bool
    /// The event lines that could not be read and are left out.
    let damage: LineDamage
  }

  /// Reads a recording by evemu, piece by piece.
  ///
  /// - Parameter source: The recording's text.
  /// - Returns: The device and its events.
  /// - Throws: `FileError`, or an error about the line that cannot be read.
  static func read(_ source: RecordingSource) throws -> Content {
    var reader = EvemuReader(LineCursor(file: source.shownPath))
    reader.sequence.makeRoom(forTextOf: source.length, line: usualLine)
    try source.read { piece in try reader.take(piece: piece) }
    return try reader.takeContent()
  }

  /// Reads a recording by evemu that is already in memory.
  ///
  /// - Parameters:
  ///   - bytes: The recording's text.
  ///   - file: Its name, for errors.
  ///   - isCareful: True to disable the fast path, for tests.
  ///   - cuts: Offsets, in order, at which the text is split into pieces, as when reading a file.
  /// - Returns: The device and its events.
  /// - Throws: An error about the line that cannot be read.
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
    guard isOwn || !sequence.events.isEmpty else {
      throw .format(
        file: cursor.file, line: 1,
        message: "not a line of an evemu recording (N:, I:, P:, B:, A:, E: or #); is this an evemu file?")
    }
    try damage.check(whole: sequence.events.count, end: cursor.line - 1)
    return Content(device: device, isDescribed: isDescribed, damage: damage)
  }

  /// True if the text begins with a line of this format, apart from comments.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let lines = RecordingText(bytes, file: "").lines
    guard let line = lines.first(where: { !$0.isEmpty && $0.first != UInt8(ascii: "#") }) else {
      return false
    }
    return ["N: ", "I: ", "P: ", "B: ", "A: ", "E: "].contains { line.starts(with: $0.utf8) }
  }

  /// True if the text contains this format anywhere: the first line that evemu writes, or an event line.
  static func isIn(_ bytes: [UInt8]) -> Bool {
    RecordingText(bytes, file: "").lines.contains { line in
      if line.starts(with: "# EVEMU".utf8) { return true }
      guard let words = event(in: line) else { return false }
      var scanner = LineScanner(words)
      return scanner.word().flatMap(time) != nil && scanner.number(radix: 16) != nil
    }
  }

  /// The words after `E:` in a line, whatever prefix a logger added; nil if the line is not an event.
  private static func event(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.holds("E: ") else { return nil }
    var start = line.startIndex
    while let mark = line[start...].firstIndex(of: UInt8(ascii: "E")) {
      let isWord = mark == line.startIndex || [0x20, 0x09].contains(line[mark - 1])
      let words = line[(mark + 1)...]
      if isWord, words.starts(with: ": ".utf8), words.dropFirst(2).first.map({ 0x30...0x39 ~= $0 }) == true {
        return words.dropFirst()
      }
      start = mark + 1
    }
    return nil
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

  mutating func take(_ whole: ArraySlice<UInt8>) throws(CaptureError) {
    if let event = Self.event(in: whole) {
      isOwn = true
      return readEvent(event)
    }
    let line = whole.drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }
    guard let letter = line.first, line.dropFirst().first == UInt8(ascii: ":") else { return }
    var scanner = LineScanner(line.dropFirst(2))
    // Sentences may also begin with a letter and a colon; in a description, a number follows.
    var copy = scanner
    let isNumber = copy.number(radix: 16) != nil
    switch letter {
    case UInt8(ascii: "N"): readName(line)
    case UInt8(ascii: "I") where isNumber: try readIdentity(&scanner)
    case UInt8(ascii: "P") where isNumber: try readProperties(&scanner)
    case UInt8(ascii: "B") where isNumber: try readBitmap(&scanner)
    case UInt8(ascii: "A") where isNumber: try readAxis(&scanner)
    // An event line that lost its time.
    case UInt8(ascii: "E"): damage.note(cursor.line, cursor.error(Self.eventShape))
    // Lights and switches, which no touch device has, or ordinary text.
    default: return
    }
    isOwn = true
  }

  private static let eventShape =
    "expected E: seconds.microseconds, type and code in hexadecimal, value in decimal"

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
    // The kernel's longest bitmap, that of keys, has 96 bytes; longer lines are rejected.
    guard bytes.count <= 128, bitmapBytes.values.allSatisfy({ $0 <= 1024 }), propertyBytes <= 1024 else {
      throw cursor.error("more bytes than a bitmap of the kernel can have")
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

  private mutating func readEvent(_ words: ArraySlice<UInt8>) {
    var scanner = LineScanner(words)
    guard let word = scanner.word(), let time = Self.time(word),
      let type = scanner.number(radix: 16), let type = UInt16(exactly: type),
      let code = scanner.number(radix: 16), let code = UInt16(exactly: code),
      let value = scanner.number(), let value = Int32(exactly: value)
    else { return damage.note(cursor.line, cursor.error(Self.eventShape)) }
    let start = zero ?? time
    zero = start
    let event = EvdevEvent(timeMicroseconds: time - start, type: type, code: code, value: value)
    let problem = sequence.problem(at: event.timeMicroseconds)
    if sequence.dropOutlier(before: event) { damage.note(cursor.line - 1, cursor.error(problem)) }
    if !sequence.append(event) { damage.note(cursor.line, cursor.error(problem)) }
  }

  /// Reads a time such as `1338280591.517526` as microseconds; exactly six decimals must follow the point.
  private static func time(_ word: ArraySlice<UInt8>) -> Int64? {
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, let seconds = LineScanner.number(parts[0]),
      let micro = LineScanner.number(parts[1]), (0..<1_000_000).contains(micro),
      (0..<1 << 40).contains(seconds)
    else { return nil }
    return Int64(seconds) * 1_000_000 + Int64(micro)
  }
}
