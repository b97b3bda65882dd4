import CommandArguments
import GestureTraces
import PromptedCapture
import ReplayExperiments
import ReplayReport
import TextFormats
import TraceReplay

/// `label --suggest`: what gestures look like.
enum LabelListing {
  /// A trace's gestures, without its events.
  private struct LookedAt: BatchedTrace {
    let path: String
    let looks: [GestureLook]
    let intents: [Intent?]
    let warnings: [String]
  }

  /// Prints what each gesture of one trace looks like, and why; of several traces a summary.
  ///
  /// - Parameters:
  ///   - words: Files, folders, or `-`.
  ///   - options: How fingers are read.
  ///   - isFull: Each gesture of several traces too.
  ///   - asJSON: A line a gesture, in place of all else.
  ///   - console: Where it is printed.
  /// - Returns: `couldNot` where a trace cannot be read.
  /// - Throws: Words that name no traces.
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
            console.print(json(trace.path, look, trace.looks.count, intent))
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
    next.add(call.text("label", "--suggest", "--full", options: layer), "every gesture, and why")
    if summary.hasUnlabelled { next.add(call.text("label", options: layer), "say what each was meant as") }
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

  /// `pull, scroll`, or what is said where nothing fits.
  static func words(_ intents: [Intent]) -> String {
    intents.isEmpty ? "none" : intents.map(\.rawValue).joined(separator: ", ")
  }

  private static func json(_ path: String, _ look: GestureLook, _ count: Int, _ intent: Intent?) -> String {
    var json = JSONWriter()
    let (gesture, shape) = (look.gesture, look.shape)
    json.object { json in
      json.member("schema", "overscroll-label/1")
      json.member("trace", path)
      json.member("gesture", look.number)
      json.member("gestures", count)
      json.member("began_ms", gesture.began * 1000)
      json.member("ended_ms", gesture.ended * 1000)
      json.member("intent", intent?.rawValue)
      json.list("looks_like", look.fits.map(\.rawValue))
      json.object("complaints") { json in
        for opinion in look.opinions { json.list(opinion.intent.rawValue, opinion.complaints) }
      }
      json.member("shape", shape.words)
      json.member("down_pt", shape.down)
      json.member("up_pt", shape.up)
      json.member("across_pt", shape.across)
      json.member("end_pt", shape.end)
      json.member("lift_pt_s", shape.isLifted ? shape.releaseSpeed : nil)
      json.member("spread_pt", shape.spread)
      json.member("turns", shape.turns)
      json.member("contacts", shape.contacts)
    }
    return json.text
  }
}
