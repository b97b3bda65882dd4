import TextFormats

/// An error in SVG path data, with its column.
///
///     column 8: 'C' takes 6 numbers and number 2 is missing; add it before 'Z'
///       M0 0C1 Z
///              ^
public struct SVGPathError: Error, Equatable, CustomStringConvertible {
  /// What is wrong in path data.
  public enum Problem: Equatable, Sendable {
    /// A command letter was expected, but this was found.
    case notACommand(String)
    /// The first command is not a move.
    case firstIsNotMove(Character)
    /// A number of a command's group is missing; `number` counts from 1.
    case missingNumber(number: Int, command: SVGCommand, found: String?)
    /// A sign or a decimal point without a digit.
    case noDigits(String)
    /// A flag of an arc that is neither 0 nor 1.
    case badFlag(String?)
    /// A comma without a number after it.
    case strayComma(found: String?)
    /// A number, or a point computed from it, is too large.
    case tooLarge
  }

  /// The kind of error in the path data.
  public let problem: Problem
  /// The column of the error in the path data, in characters, from 1; one after the last if something is
  /// missing at the end.
  public let column: Int
  /// The path data that contains the error.
  public let path: String

  /// What is wrong and what to do about it, on one line.
  public var message: String {
    switch problem {
    case .notACommand(let found):
      "\(found) is not a path command; use a letter of MLHVCSQTAZ, small for relative coordinates"
    case .firstIsNotMove(let letter): "the path begins with '\(letter)'; begin it with M or m and a point"
    case .missingNumber(let number, let command, let found):
      "'\(command.letter)' takes \(Self.count(command.kind.arity)) and number \(number) is missing; add it"
        + (found.map { " before \($0)" } ?? " at the end")
    case .noDigits(let found): "\(found) is not a number; write a digit after it"
    case .badFlag(let found): "an arc's flag is \(found ?? "missing"); write 0 or 1"
    case .strayComma(let found):
      "a number must follow a comma, not \(found ?? "the end"); remove the comma or add the number"
    case .tooLarge:
      "a coordinate is beyond \(SVGPathParser.largestCoordinate); keep coordinates nearer to 0"
    }
  }

  private static func count(_ numbers: Int) -> String { Counted.text(numbers, "number") }

  /// The column and the message, followed by the path data with a caret under the column.
  public var description: String { "column \(column): \(message)\n\(excerpt)" }
}

extension SVGPathError {
  /// The greatest width of an excerpt line, in characters: that of a terminal.
  static let excerptWidth = 80
  /// The indentation of both lines of an excerpt.
  private static let indent = "  "
  /// The mark for path data that is cut off in an excerpt.
  private static let ellipsis: Character = "…"

  /// Two lines: the path data, or the part around the column that fits, and a caret under the column.
  ///
  /// White space is shown as a blank and non-ASCII characters as a question mark, so that the caret is under its
  /// column on every terminal.
  public var excerpt: String {
    var shown = path.unicodeScalars.map(Self.visible)
    let room = Self.excerptWidth - Self.indent.count
    var caret = column - 1
    let first = max(0, min(caret - room / 2, shown.count + 1 - room))
    if shown.count > first + room { shown.replaceSubrange((first + room - 1)..., with: [Self.ellipsis]) }
    if first > 0 {
      shown.replaceSubrange(...first, with: [Self.ellipsis])
      caret -= first
    }
    return Self.indent + String(shown) + "\n" + Self.indent + PaddedText.carets(behind: caret)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Character {
    if scalar.properties.isWhitespace || scalar.value < 0x20 { return " " }
    return scalar.isASCII && scalar.value != 0x7F ? Character(scalar) : "?"
  }
}
