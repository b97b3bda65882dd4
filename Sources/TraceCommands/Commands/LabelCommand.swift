import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import PromptedCapture
import TextFormats
import TraceReplay

/// `overscroll label TRACE…`: writes the intents of gestures into traces.
package enum LabelCommand {
  /// The name, options and help text of `overscroll label`, and the function that runs it.
  package static let command = Command(
    name: "label",
    summary:
      "Write the intents of gestures: for whole traces, single gestures, from a table, or one by one.",
    positionals: .some("TRACE", .traces),
    options: Options(),
    notes: [
      "A folder means the *.trace files under it. Without --intent, --gesture, --from and --suggest a terminal shows one gesture after another: its plot, the intents it fits, and one key per intent. Each answer is written immediately. Rerun the command to continue with the gestures that do not have an intent yet.",
      "Gestures are numbered as in inspect. A label is a span of time in the trace's header; a gesture has the intent of the span in which it begins, else the trace's. Only the header line changes. With --intent and --gesture a trace from - is written to stdout.",
      "The table of --from is CSV with the columns trace (path or file name), intent, and gesture, or from_ms and to_ms; without these a row is for the whole trace. Rows without an intent and other columns are ignored. The whole table is checked before anything is written.",
      "--suggest prints the intents whose checks (record --protocol) a gesture passes, and changes nothing. A pull and a scroll often look the same.",
      "Intents: \(IntentForm.names).",
    ],
    examples: [
      "overscroll label --suggest a.trace", "overscroll label --gesture 1=pull a.trace",
      "overscroll label --from labels.csv a.trace",
      "overscroll label --intent scroll --again traces/dither",
    ],
    run: run)

  /// The options of `overscroll label`.
  struct Options: OptionGroup {
    let intent = LabelCommand.intent
    let gesture = LabelCommand.gesture
    let table = LabelCommand.table
    let suggest = LabelCommand.suggest
    let full = LabelCommand.full
    let again = Option(flag: "again", help: "replace labels; also show gestures that have an intent")
      .oftenUsed
    let layer = MotionOptions([.layer])
    let json = Option<Bool>.json.only(
      in: CallMode("suggest"), else: "give that too, or remove --json")

    var rules: [OptionRule] {
      [.one(of: [intent.any, gesture.any, table.any, suggest.any], "give one")]
    }
  }

  private static let intent = Option<Intent?>(
    "intent", "NAME", IntentForm.one, help: "intent for the whole trace"
  ).oftenUsed
  private static let gesture = Option<[GestureWord]>(
    each: "gesture", "N=NAME", GestureWord.form, help: "intent of gesture N of one trace"
  ).oftenUsed
  private static let table = Option<String?>(
    "from", "FILE", .path, help: "take labels from a table; - is stdin"
  ).oftenUsed
  private static let suggest = Option(
    flag: "suggest", help: "print the intents that each gesture fits"
  ).oftenUsed

  private static let full = Option(
    flag: "full", help: "for --suggest: every gesture of several traces, not a summary"
  ).ofProject.oftenUsed.only(in: CallMode("suggest"), else: "give that too, or remove --full")

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let options = ReplayOptions(invocation.layer)
    let console = invocation.console
    if invocation.suggest {
      return try LabelListing.run(
        invocation.positionals, options, isFull: invocation.full, asJSON: invocation.json, console)
    }
    if let word = invocation.positionals.first(where: PackedWord.isPacked) {
      throw UserError(
        "\(word): packed traces are not changed; unpack them (overscroll unpack), label those, and pack them again"
      )
    }
    let paths = try TraceFiles.expand(invocation.positionals)
    if invocation.intent == nil, invocation.gesture.isEmpty, invocation.table == nil {
      return try ask(paths, options, invocation)
    }
    if paths.count > 1 || invocation.table != nil, paths.contains("-") {
      throw UserError("stdin: a trace from '-' goes to stdout, by --intent or --gesture, alone; name a file")
    }
    if !invocation.gesture.isEmpty, paths.count > 1 {
      throw invocation.mistake(
        "--gesture is for one trace, and \(paths.count) are named; use --from with a table")
    }
    let batch = LabelBatch(
      words: invocation.positionals, paths: paths, options: options, again: invocation.again, console: console
    )
    if let table = invocation.table {
      let rows = try LabelTable(try FileIO.contents(of: table), path: FileIO.inputName(table))
      return try batch.run(rows)
    }
    return batch.run { (edit, _) throws(LabelFault) in
      if let intent = invocation.intent { try edit.label(wholeAs: intent) }
      for word in invocation.gesture { try edit.label(gesture: word.number, as: word.intent) }
    }
  }

  private static func ask(
    _ paths: [String], _ options: ReplayOptions, _ invocation: Invocation<Options>
  ) throws -> ExitStatus {
    guard !paths.contains("-") else {
      throw UserError(
        "stdin: '-' cannot be labelled in a dialogue, because answers come from there; name a file")
    }
    guard TerminalLines.hasKeys, invocation.console.messagesAreOnTerminal else {
      throw invocation.mistake(
        "the dialogue needs a terminal; give labels with --intent, --gesture or --from, or see --suggest")
    }
    for path in paths { try OutputCheck.requirePlainName(path) }
    let session = try LabelSession(paths, options: options, again: invocation.again)
    return try LabelDialogue(session: session, console: invocation.console).run(invocation.positionals)
  }
}

/// A value of `--gesture`, such as `3=pull`: the number of a gesture and its intent.
struct GestureWord: Equatable, Sendable {
  /// The gesture's number within the trace, from 1.
  let number: Int
  /// The intent to write for the gesture.
  let intent: Intent

  /// How a value of `--gesture` is parsed and written.
  static let form = ValueForm<GestureWord>(word: { "\($0.number)=\($0.intent.rawValue)" }) {
    word throws(ValueFault) in
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let number = Int(parts[0]), number >= 1 else {
      throw ValueFault("'\(word)' is not a gesture with its intent; write number and intent, such as 3=pull")
    }
    return GestureWord(number: number, intent: try IntentForm.one.read(parts[1]))
  }
}
