import CommandArguments

/// The length limit for lines in a file of rows.
package enum RowLine {
  /// The longest line that can be a row, in bytes. A row with a whole day's crossings has some hundred thousand.
  package static let longest = 16 << 20

  /// The error for a line that is too long to be a row.
  package static func tooLong(_ name: String, _ line: Int) -> UserError {
    UserError("\(name):\(line): this line has more than \(longest >> 20) MiB, so it is not a row")
  }
}
