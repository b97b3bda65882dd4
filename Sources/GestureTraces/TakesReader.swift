import TextFormats

/// Reads the takes that the lab's page saves in one file: a header line, then for each take a line with its name and its unchanged trace.
///
///     {"format":"overscroll-takes","version":1,"takes":2,"protocol":"quick",…}
///     {"take":"01-pull-down-slow"}
///     {"format":"overscroll-trace",…
///
/// Origin, intent and grade of a trace are those set by the page. A file can be read in parts, so that a page reads one with many thousand
/// takes without blocking.
package struct TakesReader {
  /// The value of the key `format` in the first line.
  package static let format = "overscroll-takes"
  /// The only version of the file format that can be read.
  private static let version = 1
  /// The greatest number of characters in a take's name.
  private static let longestName = 100
  private static let feed = UInt8(ascii: "\n")

  /// An error in a file of takes.
  package struct Fault: Error, Equatable {
    /// The number of the line with the error, from 1.
    package let line: Int
    /// What is wrong, and what to do.
    package let message: String
  }

  /// The bytes of the file that have arrived and are not read yet.
  private var bytes: [UInt8] = []
  /// True once the whole file has arrived.
  private var isWhole = false
  /// The position of the next line in the bytes, and its number in the file, from 0.
  private var (position, line) = (0, 0)
  /// The position up to which the take at `position` has been searched for its end, and the number of its lines so far. The take may
  /// continue in the next part.
  private var (seen, seenLines) = (0, 0)
  /// The number of takes according to the file's first line; nil before that line was read.
  private var stated: Int?
  private var names = Set<String>()

  /// True if the text begins like a file of takes.
  package static func recognises(_ head: [UInt8]) -> Bool {
    head.starts(with: Array("{\"format\":\"\(format)\"".utf8))
  }

  /// A reader for a file that comes in parts.
  package init() {}

  /// A reader for a complete file.
  ///
  /// - Throws: An error in the first line.
  package init(_ bytes: [UInt8]) throws(Fault) {
    append(bytes, isLast: true)
    _ = try readHead()
  }

  /// Adds the next part of the file.
  ///
  /// - Parameters:
  ///   - part: Any number of bytes, split anywhere.
  ///   - isLast: Whether the file ends with it.
  package mutating func append(_ part: [UInt8], isLast: Bool) {
    bytes.removeSubrange(..<position)
    (seen, position) = (seen - position, 0)
    bytes += part
    isWhole = isLast
  }

  /// The next take with its name; nil after the last take, and while the rest of the next one has not arrived.
  ///
  /// - Throws: An error that says what is wrong and where.
  package mutating func next() throws(Fault) -> (name: String, trace: Trace)? {
    guard try readHead(), position < bytes.count, let end = endOfLine(position) else {
      try checkCount()
      return nil
    }
    guard let name = name(in: bytes[position..<end]) else {
      throw fault(
        line, "the line with the take's name, {\"take\":\"01-pull\"}, is missing; download the takes again")
    }
    guard reachNextTake(min(end + 1, bytes.count)) else { return nil }
    guard names.insert(name).inserted else {
      throw fault(line, "a second take '\(name)'; rename one of them")
    }
    let (text, first) = (bytes[min(end + 1, bytes.count)..<seen], line + 1)
    (position, line, seenLines) = (seen, first + seenLines, 0)
    return (name, try trace(Array(text), named: name, first: first))
  }

  /// Reads the first line; false if it is not complete yet.
  private mutating func readHead() throws(Fault) -> Bool {
    if stated != nil { return true }
    guard let end = endOfLine(0) else { return false }
    stated = try statedCount(bytes[..<end])
    (position, line) = (min(end + 1, bytes.count), 1)
    seen = position
    return true
  }

  private func checkCount() throws(Fault) {
    guard isWhole, position >= bytes.count, let stated, names.count != stated else { return }
    throw fault(
      line - 1, "the first line says \(stated) takes, here are \(names.count); download them again")
  }

  /// Advances to the line with the next take's name, or to the end of the file; searches from `start` or where the last search ended. False
  /// if neither has arrived.
  private mutating func reachNextTake(_ start: Int) -> Bool {
    seen = max(seen, start)
    while seen < bytes.count {
      guard let end = endOfLine(seen) else { return false }
      if name(in: bytes[seen..<end]) != nil { return true }
      (seen, seenLines) = (min(end + 1, bytes.count), seenLines + 1)
    }
    return isWhole
  }

  private func trace(_ text: [UInt8], named name: String, first: Int) throws(Fault) -> Trace {
    var text = text
    if let last = text.last, last != Self.feed { text.append(Self.feed) }
    do throws(TraceError) {
      return try TraceReader.trace(of: text, path: name)
    } catch {
      throw fault(first + (error.line ?? 1) - 1, error.problem.description)
    }
  }

  /// The position after the line that begins at `start`, without its line end; nil if its end has not arrived.
  private func endOfLine(_ start: Int) -> Int? {
    bytes[start...].firstIndex(of: Self.feed) ?? (isWhole ? bytes.count : nil)
  }

  private func statedCount(_ first: ArraySlice<UInt8>) throws(Fault) -> Int {
    guard let head = object(first), head["format"]?.string == Self.format else {
      throw fault(0, "the first line of the takes is missing; download them again")
    }
    guard head["version"]?.integer == Self.version else {
      throw fault(0, "the takes' version is not \(Self.version); use an overscroll as new as the page")
    }
    guard let count = head["takes"]?.integer, count > 0 else {
      throw fault(0, "the number of takes is not above 0; download them again")
    }
    return count
  }

  /// The start of a line that names a take.
  private static let takeStart = Array(#"{"take":"#.utf8)

  /// The name of the take that a line begins: letters, digits, `-`, `_` and `.`, as in a file name; nil for any other line.
  private func name(in line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: Self.takeStart), let name = object(line)?["take"]?.string,
      !name.isEmpty, name.utf8.count <= Self.longestName, name.utf8.first != UInt8(ascii: "."),
      name.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func object(_ line: ArraySlice<UInt8>) -> JSONObject? {
    (try? JSONReader.value(of: Array(line)))?.object
  }

  private func fault(_ line: Int, _ message: String) -> Fault { Fault(line: line + 1, message: message) }
}
