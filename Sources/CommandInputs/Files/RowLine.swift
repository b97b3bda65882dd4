import CommandArguments

/// A line of a file of rows, by its length.
package enum RowLine {
  /// A line longer than this is no row, in bytes: a row of a whole day's crossings has some hundred thousand.
  package static let longest = 16 << 20

  /// The error for a line that is no row by its length alone.
  package static func tooLong(_ name: String, _ line: Int) -> UserError {
    UserError("\(name):\(line): a line of more than \(longest >> 20) MiB is no row")
  }
}
