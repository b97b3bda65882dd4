import GestureTraces
import TextFormats

/// The lines of a bundle in a text that was copied from a discussion, an e-mail or an editor.
///
/// Every line of a bundle is a JSON object. Surrounding spaces, carriage returns, a byte order mark, quotation marks of a reply (`>`), code
/// fences and empty lines are ignored, and so is everything before the bundle's first line and after its last.
package struct BundleText {
  /// One line of the bundle.
  package struct Line {
    /// The number of the line in the text, from 1.
    package let number: Int
    package let bytes: [UInt8]
  }

  /// The value of the key `format` in the bundle's first line.
  package static let format = "overscroll-bundle"
  /// The largest text that is read, in bytes: a long discussion around a bundle.
  package static let largest = 1 << 20

  private let path: String
  private var lines: [Line] = []

  /// Splits a text into one part per bundle, each from its first line to that of the next; the first part begins at the start.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The text's name in messages.
  /// - Returns: At least one part, which may contain no bundle; reading it then reports that.
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

  /// The number of the line in which the bundle begins, from 1; nil if the text has no bundle.
  package var headLine: Int? { lines.first(where: Self.isHead)?.number }

  /// True if the line is the first line of a bundle, even if it is damaged.
  private static func isHead(_ line: Line) -> Bool {
    if line.bytes.starts(with: start) { return true }
    guard line.bytes.first == UInt8(ascii: "{"), mentionsFormat(line.bytes),
      let object = try? JSONReader.value(of: line.bytes).object
    else { return false }
    return object["format"]?.string == Self.format
  }

  /// True if the name of the bundle format occurs anywhere in the line.
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

  /// Reads the first line of the bundle, and drops the lines before it.
  ///
  /// - Returns: The line's number and object.
  /// - Throws: An error if the text has no bundle.
  package mutating func head() throws(ExperimentError) -> (number: Int, object: JSONObject) {
    // Other objects may precede it, such as a policy or a line of --json.
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

  /// Reads the lines of the bundle after its first line.
  ///
  /// - Parameter count: The number of lines that the bundle's first line gives.
  /// - Returns: The lines, each of which begins like an object.
  /// - Throws: An error if the text ends early, or if a line does not belong to a bundle.
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

  /// Parses a line of the bundle as a JSON object.
  ///
  /// - Parameter line: A line of the bundle.
  /// - Returns: The object in the line.
  /// - Throws: An error with line and column if the line is not JSON.
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

  // MARK: Ignored bytes

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
