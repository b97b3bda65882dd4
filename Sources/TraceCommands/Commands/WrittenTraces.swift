import CommandInputs
import TextFormats

/// The commands that are suggested (`next:`) after traces were written.
enum WrittenTraces {
  /// The largest number of traces that a suggested command names one by one; for more it names their folder.
  private static let mostNamed = 8

  /// The suggested commands for traces that were just written.
  ///
  /// - Parameters:
  ///   - paths: The traces; those on standard output (`-`) do not count.
  ///   - folder: The folder of all of them, if there is one.
  ///   - width: Columns of a line.
  /// - Returns: Lines, each ending with a line feed; empty if there is nothing to read again.
  static func next(_ paths: [String], in folder: String? = nil, width: Int) -> String {
    let paths = paths.filter { $0 != "-" }
    var steps = NextSteps()
    if paths.count == 1 {
      let call = NextCall(paths, isWhole: true)
      steps.add(call.text("replay", "--why"), "what each engine does, and why")
      steps.add(call.text("inspect"), "what the fingers did")
    } else if let folder, paths.count > mostNamed {
      steps = of(NextCall([folder], isWhole: true))
    } else if paths.count > 1 {
      steps = of(NextCall(paths, isWhole: true))
    }
    return steps.text(width: width)
  }

  /// The suggested commands for several traces: a report and a list of devices.
  ///
  /// - Parameter call: Builds command lines for the traces.
  /// - Returns: The commands.
  static func of(_ call: NextCall) -> NextSteps {
    var steps = NextSteps()
    steps.add(call.text("report"), "which engines fire")
    steps.add(call.text("inspect", "--devices"), "one row per device")
    return steps
  }
}
