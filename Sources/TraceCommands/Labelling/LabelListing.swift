import CommandArguments
import CommandInputs
import GestureTraces
import PromptedCapture
import ReplayExperiments
import TakeChecks
import TextFormats
import TraceReplay

/// `label --suggest`: prints which intents each gesture matches.
package enum LabelListing {
  /// The gestures of one trace and the intents that they match, without the trace's events.
  private struct LookedAt: BatchedTrace {
    let path: String
    let looks: [GestureLook]
    let intents: [Intent?]
    let warnings: [String]
  }

  /// Prints which intents each gesture of a trace matches, and why; for several traces, a summary.
  ///
  /// - Parameters:
  ///   - words: Files, folders, or `-`.
  ///   - options: How a trace's events become a finger's path.
  ///   - isFull: Whether each gesture of several traces is printed too.
  ///   - asJSON: Whether to print one line of JSON per gesture instead.
  ///   - console: Receives the answer.
  /// - Returns: `couldNot` if a trace cannot be read.
  /// - Throws: An error if the words name no traces.
  static func run(
    _ words: [String], _ options: ReplayOptions, isFull: Bool, asJSON: Bool, _ console: Console
  ) throws -> ExitStatus {
    var answer = TraceAnswer(isFull: isFull, console)
    var summary = LookSummary()
    let status = try TraceBatch.run(
      words, jobs: 1, console: console,
      work: { trace, path in
        let looks = GestureLook.all(of: trace, options: options)
        return LookedAt(
          path: path, looks: looks,
          intents: looks.map { trace.header.intent(ofGestureBegunAt: $0.gesture.beganMicroseconds) },
          warnings: options.warnings(of: trace))
      },
      { trace in
        if asJSON {
          for (look, intent) in zip(trace.looks, trace.intents) {
            console.print(format.json((trace.path, look, trace.looks.count, intent)))
          }
          if trace.looks.isEmpty { console.note("\(trace.path): no drag in it") }
        } else {
          answer.add { table(trace, width: console.width) }
          summary.add(trace.path, trace.looks, trace.intents)
        }
      }
    ).status
    let call = NextCall(words)
    let layer = options.layer.map { ["--layer", $0.rawValue] } ?? []
    var next = NextSteps()
    next.add(call.text("label", "--suggest", "--full", options: layer), "every gesture, with reasons")
    if summary.hasUnlabelled { next.add(call.text("label", options: layer), "write the intents") }
    let steps = next.text(width: console.width).count { $0 == "\n" }
    answer.end(with: { summary.text(width: console.width, and: steps + 1) }, next)
    return status
  }

  private static func table(_ trace: LookedAt, width: Int) -> String {
    guard !trace.looks.isEmpty else { return "\(trace.path): no drag in it\n" }
    let heads = ["gesture", "at s", "intent", "looks like", "because"]
    let rows = zip(trace.looks, trace.intents).map { look, intent in
      [
        "\(look.number)", Figures.fixed(look.gesture.began, decimals: 1), intent?.rawValue ?? "-",
        words(look.fits),
      ]
    }
    let widths = (0..<4).map { column in
      rows.map { $0[column].count }.max().map { max($0, heads[column].count) } ?? 0
    }
    var text = "\(trace.path): \(Counted.text(trace.looks.count, "gesture"))\n"
    for (cells, why) in [(Array(heads.prefix(4)), heads[4])] + zip(rows, trace.looks.map(\.shape.words)) {
      let start = zip(cells, widths).enumerated().map { column, cell in
        column < 2 ? PaddedText.right(cell.0, to: cell.1) : PaddedText.left(cell.0, to: cell.1)
      }
      text += TextColumns.hanging("  " + start.joined(separator: "  ") + "  ", why, width: width)
    }
    return text
  }

  /// The names of intents, separated by commas: `pull, scroll`. If there are none, a phrase that says so.
  static func words(_ intents: [Intent]) -> String {
    intents.isEmpty ? "none" : intents.map(\.rawValue).joined(separator: ", ")
  }

  /// The fields of `label --suggest --json`, for one gesture: its trace, the intents it matches, the trace's number of gestures, and its
  /// present intent.
  package static let format = RecordFormat<(path: String, look: GestureLook, count: Int, intent: Intent?)>(
    "overscroll-label/1", "The intents that a gesture fits: one line of label --suggest --json.",
    from: "label --suggest --json",
    [
      .value("trace", "The path of the trace as given; - for stdin.") { $0.path },
      .value("gesture", "The number of the gesture in the trace, from 1, as in inspect.") { $0.look.number },
      .value("gestures", "The number of gestures in the trace, 1 or more.") { $0.count },
      .value("began_ms", "The first contact, from the trace's zero.") { $0.look.gesture.began * 1000 },
      .value("ended_ms", "The release, the cancel or the last event, from the trace's zero.") {
        $0.look.gesture.ended * 1000
      },
      .value(
        "intent",
        "Its intent: that of the label in which it begins, else the trace's; null without either."
      ) { $0.intent?.rawValue },
      .value(
        "looks_like",
        "The intents whose checks it passes; may be empty. Without free, which any gesture may be."
      ) { $0.look.fits.map(\.rawValue) },
      .counts(
        "complaints",
        "For each intent that its surface can show, except free, why it does not fit: one phrase each, empty if it fits."
      ) { line in
        line.look.opinions.map { (key: $0.intent.rawValue, value: $0.complaints) }
      },
    ] + shapeFields.of { $0.look.shape })

  private static let shapeFields: Fields<TakeShape> = [
    .value("shape", "The figures below in words, for people.") { $0.words },
    .value("down_pt", "Greatest travel down from its start, 0 or more.") { $0.down },
    .value("up_pt", "Greatest travel up from its start, 0 or more.") { $0.up },
    .value("across_pt", "Greatest distance sideways from its start, to the right positive, or 0.") {
      $0.across
    },
    .value("end_pt", "Distance down from its start at the release, negative for up.") { $0.end },
    .value("lift_pt_s", "The highest speed at a release, downwards positive; null without a release.") {
      $0.isLifted ? $0.releaseSpeed : nil
    },
    .value(
      "spread_pt",
      "The distance by which two contacts moved apart, negative for together; null without two contacts."
    ) {
      $0.spread
    },
    .value("turns", "The number of reversals, up and down, 0 or more.") { $0.turns },
    .value("contacts", "The greatest number of contacts at the same time.") { $0.contacts },
  ]
}
