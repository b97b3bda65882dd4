/// The reason why a text is not JSON, with the position of the error.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  /// The position of the error, in bytes from 0.
  public let offset: Int
  /// The reason, such as `a comma or a closing brace is missing`.
  public let problem: String
  /// The line of the error, from 1.
  public let line: Int
  /// The byte in the line at which the error is, from 1.
  public let column: Int

  init(_ problem: String, at offset: Int, in bytes: Span<UInt8>) {
    self.problem = problem
    self.offset = offset
    var (line, start) = (1, 0)
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    self.line = line
    column = offset - start + 1
  }

  /// The message with its position: `line 3, column 14: a comma or a closing brace is missing`.
  public var description: String { "line \(line), column \(column): \(problem)" }
}
