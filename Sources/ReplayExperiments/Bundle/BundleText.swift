import GestureTraces
import TextFormats

/// The lines of a bundle in a text that has been through a thread, a mail or an editor.
///
/// Every line of a bundle is a JSON object. Spaces around it, carriage returns, a byte order mark, the
/// quotation marks of a reply (`>`), code fences and empty lines mean nothing and are left out; so is what
/// stands before the first line of the bundle and after the last.
package struct BundleText {
  /// One line of the bundle.
  package struct Line {
    /// Its number in the text, from 1.
    package let number: Int
    package let bytes: [UInt8]
  }

  /// The value of the key `format` in the first line.
  package static let format = "overscroll-bundle"
  /// The largest text that is read, in bytes: a long thread around a bundle.
  package static let largest = 1 << 20

  private let path: String
  private var lines: [Line] = []

  /// The texts of all bundles in these bytes: each from its first line up to that of the next, the first from the start.
  ///
  /// - Parameters:
  ///   - bytes: A text.
  ///   - path: The name messages call it by.
  /// - Returns: At least one, which may hold no bundle; reading it says so.
  package static func all(in bytes: [UInt8], path: String) -> [BundleText] {
    var rest = BundleText(bytes, path: path)
    let heads = rest.lines.indices.filter { isHead(rest.lines[$0]) }
    var texts: [BundleText] = []
    for head in heads.dropFirst().reversed() {
      var text = rest
      text.lines = Array(rest.lines[head...])
      rest.lines.removeSubrange(head...)
      texts.append(text)
    }
    return [rest] + texts.reversed()
  }

  /// The number of the line in which the bundle begins; nil where the text holds none.
  package var headLine: Int? { lines.first(where: Self.isHead)?.number }

  /// True if a line is the first of a bundle, or was before it was damaged.
  private static func isHead(_ line: Line) -> Bool {
    if line.bytes.starts(with: start) { return true }
    guard line.bytes.first == UInt8(ascii: "{"), mentionsFormat(line.bytes),
      let object = try? JSONReader.value(of: line.bytes).object
    else { return false }
    return object["format"]?.string == Self.format
  }

  /// True if the name of the format stands anywhere in a line.
  private static func mentionsFormat(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
  }

  private static let name = Array(Self.format.utf8)
  private static let start = Array("{\"format\":\"\(Self.format)\"".utf8)

  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      let bare = Self.bare(line)
      if !bare.isEmpty, !Self.isFence(bare) { lines.append(Line(number: index + 1, bytes: Array(bare))) }
    }
  }

  /// The first line of the bundle, and the object in it.
  ///
  /// - Returns: The line's number and object; what is before it is forgotten.
  /// - Throws: A text without a bundle.
  package mutating func head() throws(ExperimentError) -> (number: Int, object: JSONObject) {
    // A message may hold other objects before it: a policy, a line of --json.
    if let head = lines.firstIndex(where: Self.isHead) { lines.removeSubrange(..<head) }
    while let line = lines.first {
      lines.removeFirst()
      guard line.bytes.first == UInt8(ascii: "{") else { continue }
      let object = try object(of: line)
      guard object["format"]?.string == Self.format else {
        let what =
          object["format"]?.string == TraceHeader.format
          ? "this is a trace, not a bundle; replay it with overscroll replay"
          : "not a bundle ('format' is not \"\(Self.format)\"); its first line says so"
        throw ExperimentError("\(path):\(line.number): \(what)")
      }
      return (line.number, object)
    }
    throw ExperimentError(
      "\(path): this text does not contain a bundle; its first line begins with {\"format\":\"\(Self.format)\""
    )
  }

  /// The next `count` lines.
  ///
  /// - Parameter count: As many as the bundle says it has.
  /// - Returns: All of them, each an object by its first byte.
  /// - Throws: A text that ends before, or a line between that is none of the bundle's.
  package mutating func body(count: Int) throws(ExperimentError) -> [Line] {
    let body = Array(lines.prefix(count))
    for line in body where line.bytes.first != UInt8(ascii: "{") {
      throw ExperimentError(
        "\(path):\(line.number): this is not a line of a bundle; every line is a JSON object. Copy the text without changes"
      )
    }
    guard body.count == count else {
      throw ExperimentError(
        "\(path): cut off; the bundle has \(count) lines after its first, and \(body.count) are here; copy all of it"
      )
    }
    return body
  }

  /// The object in a line.
  ///
  /// - Parameter line: A line of the bundle.
  /// - Returns: Its members.
  /// - Throws: A line that is not JSON, with line and column.
  package func object(of line: Line) throws(ExperimentError) -> JSONObject {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(of: line.bytes)
    } catch {
      throw ExperimentError(
        "\(path):\(line.number):\(error.column): not JSON (\(error.problem)); copy the text without changes")
    }
    guard let object = value.object else { throw ExperimentError("not an object") }
    return object
  }

  // MARK: Bytes without meaning

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let hardSpace: [UInt8] = [0xC2, 0xA0]

  private static func bare(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bare = line
    if bare.starts(with: mark) { bare = bare.dropFirst(mark.count) }
    var isQuote = true
    while isQuote {
      if let byte = bare.first, isSpace(byte) || byte == UInt8(ascii: ">") {
        bare.removeFirst()
      } else if bare.starts(with: hardSpace) {
        bare = bare.dropFirst(hardSpace.count)
      } else {
        isQuote = false
      }
    }
    while true {
      if let byte = bare.last, isSpace(byte) {
        bare.removeLast()
      } else if bare.suffix(2).elementsEqual(hardSpace) {
        bare = bare.dropLast(hardSpace.count)
      } else {
        return bare
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Array("```".utf8)) || line.starts(with: Array("~~~".utf8))
  }
}
