/// A line of comma-separated values, cut into cells.
public struct CSVLine: Equatable, Sendable {
  /// One cell of a line; commas separate cells.
  public struct Cell: Equatable, Sendable {
    /// The text, without the spaces and the double quotes around it.
    public let text: String
    /// The column it begins in, in bytes from 1.
    public let column: Int
  }

  /// The cells, in order; a line without commas is one.
  public let cells: [Cell]

  /// The cells of a line, also of one that begins with a byte-order mark or ends with a carriage return.
  public init(_ line: ArraySlice<UInt8>) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = line.starts(with: mark) ? line.dropFirst(mark.count) : line
    cells = content.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { cell in
      let start = cell.drop(while: Self.isAround)
      let length = start.lastIndex { !Self.isAround($0) }.map { $0 - start.startIndex + 1 } ?? 0
      return Cell(
        text: String(decoding: start.prefix(length), as: UTF8.self),
        column: start.startIndex - line.startIndex + 1)
    }
  }

  /// True for a line that counts for nothing: empty, or a comment that begins with `#`.
  public static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } || line.first == UInt8(ascii: "#")
  }

  private static func isAround(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == UInt8(ascii: "\"")
  }
}
