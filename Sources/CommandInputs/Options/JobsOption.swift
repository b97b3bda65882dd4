import CommandArguments

/// `--jobs`, for every command that takes many files.
package enum JobsOption {
  /// The option; nil where it is not given.
  ///
  /// - Parameter files: The word for what is worked on, in the plural.
  /// - Returns: The option.
  package static func option(for files: String) -> Option<Int?> {
    Option(
      "jobs", "N", .integer(1...256), defaultInWords: "one for each processor",
      help: "\(files) worked on at once"
    ).limited(by: .jobs)
  }
}
