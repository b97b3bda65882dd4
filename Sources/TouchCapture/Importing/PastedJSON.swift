import TextFormats

/// Reads pasted JSON: between other text, with a prefix on each line, truncated, or with damaged events.
///
/// A complete JSON text is read directly. Otherwise these are tried, in this order:
///
///     an object per line   {"type":"touchmove", …}, after any prefix: the name of a script, a clock
///     a value in a text    from a line that begins with { or [, or with a name and = before it, to its end
///     a list of events     an unreadable event is left out; the list ends where the text ends
struct PastedJSON {
  private let text: [UInt8]
  private let file: String
  private var damage = LineDamage()

  private static let (newline, quote, backslash) = (
    UInt8(ascii: "\n"), UInt8(ascii: "\""), UInt8(ascii: "\\")
  )
  /// The largest event in bytes, and the largest number of unreadable events; both bound the work on a text that is not JSON.
  private static let (longestEvent, mostDamaged) = (1 << 20, 1000)
  /// The number of lines at the start of a text that are searched for the start of a JSON value.
  private static let mostBefore = 10
  private static let opening = [UInt8(ascii: "{"), UInt8(ascii: "[")]

  /// Finds the JSON value in a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The text's file name, for errors.
  /// - Returns: The value, and the parts that were left out.
  /// - Throws: An error about the line that is not JSON.
  static func value(
    of bytes: [UInt8], file: String
  ) throws(CaptureError) -> (value: JSONValue, damage: LineDamage) {
    let problem: JSONError
    do throws(JSONError) {
      return (try JSONReader.value(of: bytes), LineDamage())
    } catch {
      problem = error
    }
    let text = PastedText.clean(bytes)
    if text != bytes, let value = try? JSONReader.value(of: text) { return (value, LineDamage()) }
    var reader = PastedJSON(text: text, file: file)
    if let objects = try reader.objectsOfLines() { return (.array(objects), reader.damage) }
    if let value = reader.enclosedValue() { return (value, LineDamage()) }
    if let value = try reader.listOfEvents() { return (value, reader.damage) }
    throw .format(file: file, line: problem.line, message: "\(problem.problem); give JSON")
  }

  /// True if the text has JSON within other text.
  ///
  /// At least three lines, or most of them, end with an object, or one of the first lines begins a value of many lines. Ordinary text about
  /// JSON does not count.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    let lines = RecordingText(bytes, file: "").lines.filter { !$0.isEmpty }
    let objects = lines.count { object(in: $0)?.object?.members.isEmpty == false }
    if objects > 2 || objects * 2 > lines.count { return true }
    return lines.prefix(mostBefore).contains { line in
      guard let start = start(in: line) else { return false }
      let next = line[(start + 1)...].first { $0 != 0x20 && $0 != 0x09 }
      // `frame = {{0, 0}, {320, 480}}` is a printed rectangle.
      if line[start] == opening[0], next == opening[0] { return false }
      return next == nil || next == quote || next == opening[0]
    }
  }

  private init(text: [UInt8], file: String) { (self.text, self.file) = (text, file) }

  // MARK: Objects of lines

  /// The object at the end of a line, after any prefix.
  private static func object(in line: ArraySlice<UInt8>) -> JSONValue? {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let end = line.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? start
    guard end > start, line[end] == UInt8(ascii: "}") else { return nil }
    return try? JSONReader.value(of: Array(line[start...end]))
  }

  /// The objects of a text that has one object in most of its lines; nil for any other text.
  private mutating func objectsOfLines() throws(CaptureError) -> [JSONValue]? {
    let lines = text.split(separator: Self.newline, omittingEmptySubsequences: false)
    var objects: [JSONValue] = []
    for (index, line) in lines.enumerated() {
      if let object = Self.object(in: line) {
        objects.append(object)
      } else if line.contains(UInt8(ascii: "{")) {
        damage.note(
          index + 1, .format(file: file, line: index + 1, message: "not a JSON object; give one per line"))
        // A list over many lines has more damaged lines than objects.
        if damage.count > objects.count + 1 { break }
      }
    }
    guard objects.count > 1, damage.count < objects.count else {
      damage = LineDamage()
      return nil
    }
    try damage.check(whole: objects.count, end: (lines.lastIndex { !$0.isEmpty } ?? 0) + 1)
    return objects
  }

  // MARK: A value in a text

  /// The JSON value that begins at the start of one of the text's lines; nil if it is incomplete, or if another value follows.
  private func enclosedValue() -> JSONValue? {
    guard let start = Self.start(in: text[...]), let end = Self.end(of: text[start...]),
      Self.start(in: text[end...], isLineStart: false) == nil
    else { return nil }
    return try? JSONReader.value(of: Array(text[start..<end]))
  }

  /// The first position where a line begins with a brace or a bracket, alone or assigned to a name: `const events = [`.
  private static func start(in text: ArraySlice<UInt8>, isLineStart: Bool = true) -> Int? {
    // What the line contains so far: nothing, a name, a name with an equals sign, or anything else.
    var (isEmpty, isName, isValue) = (isLineStart, false, false)
    for (index, byte) in zip(text.indices, text) {
      if isEmpty || isValue, opening.contains(byte) { return index }
      if byte == newline {
        (isEmpty, isName, isValue) = (true, false, false)
      } else if byte != 0x20, byte != 0x09 {
        isValue = isName && byte == UInt8(ascii: "=")
        isName = (isEmpty || isName) && isOfName(byte)
        isEmpty = false
      }
    }
    return nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The index just after the JSON value at the start of a text; nil if the value does not end.
  private static func end(of text: ArraySlice<UInt8>) -> Int? {
    var (depth, isQuoted, index) = (0, false, text.startIndex)
    while index < text.endIndex {
      let byte = text[index]
      if isQuoted {
        if byte == backslash { index += 1 } else if byte == quote { isQuoted = false }
      } else if byte == quote {
        isQuoted = true
      } else if opening.contains(byte) {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  // MARK: A list with damage

  /// Repairs the first list of objects or lists in the text: removes unreadable elements and closes all brackets.
  private mutating func listOfEvents() throws(CaptureError) -> JSONValue? {
    guard let start = Self.start(in: text[...]), let list = list(from: start) else { return nil }
    var elements: [ArraySlice<UInt8>] = []
    var index = list.elements
    var (end, isCut): (Int?, Bool) = (nil, false)
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "]") {
        end = index
        break
      }
      guard Self.opening.contains(byte) else {
        index += 1
        continue
      }
      let close = Self.end(of: text[index...].prefix(Self.longestEvent))
      if let close, (try? JSONReader.value(of: Array(text[index..<close]))) != nil {
        elements.append(text[index..<close])
        index = close
      } else {
        note(index)
        guard damage.count <= min(Self.mostDamaged, elements.count + 1) else { break }
        guard let next = resume(after: index) else {
          isCut = true
          break
        }
        index = next
      }
    }
    guard elements.count > 1 else { return nil }
    try damage.check(whole: elements.count, end: isCut ? damage.first : nil)
    let tail = end.map { Array(text[$0...]) } ?? Array(list.closing.utf8)
    let whole =
      Array(text[start..<list.elements]) + Array(elements.joined(separator: [UInt8(ascii: ",")])) + tail
    return (try? JSONReader.value(of: whole))
      ?? (try? JSONReader.value(
        of: Array(text[start..<list.elements]) + Array(elements.joined(separator: [UInt8(ascii: ",")]))
          + Array(list.closing.utf8)))
  }

  private mutating func note(_ index: Int) {
    let line = text[..<index].count { $0 == Self.newline } + 1
    damage.note(line, .format(file: file, line: line, message: "an event that is not JSON; give JSON"))
  }

  /// The first list whose elements are objects or lists: the index of its first element, and the brackets that close everything around it.
  private func list(from start: Int) -> (elements: Int, closing: String)? {
    var (closing, isQuoted, index) = ("", false, start)
    while index < text.count {
      let byte = text[index]
      if isQuoted {
        if byte == Self.backslash { index += 1 } else if byte == Self.quote { isQuoted = false }
      } else if byte == Self.quote {
        isQuoted = true
      } else if Self.opening.contains(byte) {
        guard closing.utf8.count < JSONReader.deepest else { return nil }
        closing = (byte == Self.opening[0] ? "}" : "]") + closing
        let next = text[(index + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if byte == Self.opening[1], let next, Self.opening.contains(next) { return (index + 1, closing) }
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        guard !closing.isEmpty else { return nil }
        closing.removeFirst()
      }
      index += 1
    }
    return nil
  }

  /// The index at which the next element begins, after the comma that follows an unreadable element; nil if there is none.
  private func resume(after index: Int) -> Int? {
    var last: UInt8?
    for next in (index + 1)..<text.count {
      let byte = text[next]
      if last == UInt8(ascii: ","), Self.opening.contains(byte) { return next }
      if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) { last = byte }
    }
    return nil
  }
}
