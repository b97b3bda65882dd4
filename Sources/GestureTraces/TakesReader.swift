import TextFormats

/// Reads the takes that the page of `lab` hands out as one file: a line that says what it is, then for each take a line with its name
/// and its trace as it is.
///
///     {"format":"overscroll-takes","version":1,"takes":2,"protocol":"quick",…}
///     {"take":"01-pull-down-slow"}
///     {"format":"overscroll-trace",…
///
/// Nothing of a trace is changed: its origin, intent and grade are the page's.
package struct TakesReader {
  /// The value of the key `format`.
  package static let format = "overscroll-takes"
  /// The version that is read.
  private static let version = 1
  /// The most characters of a take's name.
  private static let longestName = 100
  private static let feed = UInt8(ascii: "\n")

  /// A fault in such a file.
  package struct Fault: Error, Equatable {
    /// Its line, from 1.
    package let line: Int
    /// The fault and what to do.
    package let message: String
  }

  private let bytes: [UInt8]
  /// The start of the next line, and its number from 0.
  private var (position, line) = (0, 0)
  private var stated = 0
  private var names = Set<String>()

  /// True if a text begins as such a file.
  package static func recognises(_ head: [UInt8]) -> Bool {
    head.starts(with: Array("{\"format\":\"\(format)\"".utf8))
  }

  /// The file with these bytes.
  ///
  /// - Throws: What is wrong with its first line.
  package init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    let first = takeLine()
    stated = try statedCount(first)
  }

  /// The next take: its name and its trace; nil after the last.
  ///
  /// - Throws: What is wrong, and where.
  package mutating func next() throws(Fault) -> (name: String, trace: Trace)? {
    guard position < bytes.count else {
      guard names.count == stated else {
        throw fault(
          line - 1, "the first line says \(stated) takes, here are \(names.count); download them again")
      }
      return nil
    }
    let own = line
    let first = takeLine()
    guard let name = name(in: first) else {
      throw fault(own, "no line of a take's name, {\"take\":\"01-pull\"}; download the takes again")
    }
    guard names.insert(name).inserted else {
      throw fault(own, "a second take '\(name)'; rename one of them")
    }
    return (name, try takeTrace(named: name))
  }

  private mutating func takeTrace(named name: String) throws(Fault) -> Trace {
    let (start, first) = (position, line)
    while position < bytes.count, self.name(in: bytes[position..<endOfLine]) == nil { _ = takeLine() }
    var text = Array(bytes[start..<position])
    if let last = text.last, last != Self.feed { text.append(Self.feed) }
    do throws(TraceError) {
      return try TraceReader.trace(of: text, path: name)
    } catch {
      throw fault(first + (error.line ?? 1) - 1, error.problem.description)
    }
  }

  /// The place behind the next line's letters.
  private var endOfLine: Int {
    var end = position
    while end < bytes.count, bytes[end] != Self.feed { end += 1 }
    return end
  }

  private mutating func takeLine() -> ArraySlice<UInt8> {
    let end = endOfLine
    defer { (position, line) = (min(end + 1, bytes.count), line + 1) }
    return bytes[position..<end]
  }

  private func statedCount(_ first: ArraySlice<UInt8>) throws(Fault) -> Int {
    guard let head = object(first), head["format"]?.string == Self.format else {
      throw fault(0, "no first line of takes; download them again")
    }
    guard head["version"]?.integer == Self.version else {
      throw fault(0, "takes of another version than \(Self.version); use a program as new as the page")
    }
    guard let count = head["takes"]?.integer, count > 0 else {
      throw fault(0, "no number of takes above 0; download them again")
    }
    return count
  }

  /// The start of a line that names a take.
  private static let takeStart = Array(#"{"take":"#.utf8)

  /// The name that a line gives a take: letters, digits, `-`, `_` and `.`, as a file's name; nil for any other line.
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
