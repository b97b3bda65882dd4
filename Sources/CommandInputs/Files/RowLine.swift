import CommandArguments

/// The limit for the length of a line in a file of rows (results of `replay`), and the error for a longer line.
package enum RowLine {
  /// The largest length of a row, in bytes. A row of a whole day with all its crossings has some hundred thousand.
  package static let longest = 16 << 20

  /// The error for a line that is too long to be a row.
  package static func tooLong(_ name: String, _ line: Int) -> UserError {
    UserError("\(name):\(line): this line has more than \(longest >> 20) MiB, so it is not a row")
  }
}
