import CommandArguments

/// `--jobs`: the number of threads, for every command that processes many files.
package enum JobsOption {
  /// The option `--jobs`; its value is nil if it is not given.
  ///
  /// - Parameter files: The plural noun for what is processed.
  /// - Returns: The option.
  package static func option(for files: String) -> Option<Int?> {
    Option(
      "jobs", "N", .integer(1...256), defaultInWords: "one per processor",
      help: "\(files) to process at the same time"
    ).limited(by: .jobs)
  }
}
