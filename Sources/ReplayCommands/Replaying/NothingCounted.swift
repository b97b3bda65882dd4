import CommandArguments
import ReplayReport

/// The line on stderr of a call in which no gesture counts: stdout may say so too, and is for results.
enum NothingCounted {
  /// Says that nothing was counted, and why the first trace was left out.
  ///
  /// - Parameters:
  ///   - excluded: The traces and gestures left out, in the order met; may be none, where others could not be read.
  ///   - verb: What was to be done with gestures, as `counted`.
  ///   - console: Gets the line.
  static func tell(_ excluded: [Report.Exclusion], verb: String = "counted", _ console: Console) {
    guard let first = excluded.first else {
      return console.fail("no gesture could be \(verb): no trace could be read, or none has a gesture")
    }
    let others = excluded.count > 1 ? " and \(excluded.count - 1) more left out" : " left out"
    console.fail("no gesture could be \(verb): \(first.trace)\(others): \(first.reason)")
  }
}
