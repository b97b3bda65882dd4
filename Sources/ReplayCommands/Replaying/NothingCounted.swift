import CommandArguments
import ReplayReport

/// The message on stderr if no gesture was counted. It is not on stdout, because stdout is for results only.
enum NothingCounted {
  /// Reports that nothing was counted, and why the first trace was excluded.
  ///
  /// - Parameters:
  ///   - excluded: The excluded traces and gestures, in order; empty if all others could not be read.
  ///   - verb: The past participle of what was to be done with gestures, such as `counted`.
  ///   - console: Receives the message.
  static func tell(_ excluded: [Report.Exclusion], verb: String = "counted", _ console: Console) {
    guard let first = excluded.first else {
      return console.fail("no gesture could be \(verb): no trace could be read, or they contain no gesture")
    }
    let others = excluded.count > 1 ? " and \(excluded.count - 1) more left out" : " left out"
    console.fail("no gesture could be \(verb): \(first.trace)\(others): \(first.reason)")
  }
}
