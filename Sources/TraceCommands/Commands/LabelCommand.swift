import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import PromptedCapture
import TextFormats
import TraceReplay

/// `overscroll label TRACE…`.
package enum LabelCommand {
  /// The command's description.
  package static let command = Command(
    name: "label",
    summary:
      "Say what gestures were meant as: whole traces, single gestures, by a table, or asked one by one.",
    positionals: .some("TRACE", .traces),
    options: Options(),
    notes: [
      "A folder stands for the *.trace files under it. Without --intent, --gesture, --from and --suggest it asks, in a terminal, for one gesture after another: its plot, what it looks like, a key for each intent. Each answer is written at once; who stops goes on with the same command, which asks for what has no intent yet.",
      "Gestures are counted as inspect does. A label is a span of time in the trace's header; a gesture has the intent of the span it begins in, else the trace's. Only the header line changes, and a file changes whole or not at all. With --intent and --gesture a trace from - goes to stdout.",
      "The table of --from is CSV with the columns trace (path or file name), intent, and gesture, or from_ms and to_ms; none of these: the whole trace. Rows without an intent are passed over, other columns do not count. All is checked before anything is written.",
      "What a gesture looks like is told by the checks of record --protocol: from fingers alone a pull and a scroll often look the same. --suggest only prints it.",
      "Intents: \(IntentForm.names).",
    ],
    examples: [
      "overscroll label --suggest a.trace", "overscroll label --gesture 1=pull a.trace",
      "overscroll label --from labels.csv a.trace",
      "overscroll label --intent scroll --again traces/dither",
    ],
    run: run)

  /// The command's options.
  struct Options: OptionGroup {
    let intent = LabelCommand.intent
    let gesture = LabelCommand.gesture
    let table = LabelCommand.table
    let suggest = LabelCommand.suggest
    let full = LabelCommand.full
    let again = Option(flag: "again", help: "replace labels; ask for gestures that have an intent too")
      .oftenUsed
    let layer = MotionOptions([.layer])
    let json = Option<Bool>.json.only(
      in: CallMode("suggest"), else: "give that too, or leave --json out")

    var rules: [OptionRule] {
      [.one(of: [intent.any, gesture.any, table.any, suggest.any], "give one")]
    }
  }

  private static let intent = Option<Intent?>(
    "intent", "NAME", IntentForm.one, help: "what each trace as a whole was meant as"
  ).oftenUsed
  private static let gesture = Option<[GestureWord]>(
    each: "gesture", "N=NAME", GestureWord.form, help: "what gesture N of the one trace was meant as"
  ).oftenUsed
  private static let table = Option<String?>(
    "from", "FILE", .path, help: "take labels from a table; - is stdin"
  ).oftenUsed
  private static let suggest = Option(
    flag: "suggest", help: "print what each gesture looks like, change nothing"
  ).oftenUsed

  private static let full = Option(
    flag: "full", help: "for --suggest: every gesture of several traces, not a summary"
  ).ofProject.oftenUsed.only(in: CallMode("suggest"), else: "give that too, or leave --full out")

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
    return try batch.run { (edit, _) throws(LabelFault) in
      if let intent = invocation.intent { try edit.label(wholeAs: intent) }
      for word in invocation.gesture { try edit.label(gesture: word.number, as: word.intent) }
    }
  }

  private static func ask(
    _ paths: [String], _ options: ReplayOptions, _ invocation: Invocation<Options>
  ) throws -> ExitStatus {
    guard !paths.contains("-") else {
      throw UserError("stdin: '-' cannot be asked about, as answers come from there; name a file")
    }
    guard TerminalLines.hasKeys, invocation.console.messagesAreOnTerminal else {
      throw invocation.mistake(
        "to ask it needs a terminal; give labels with --intent, --gesture or --from, or see --suggest")
    }
    let session = try LabelSession(paths, options: options, again: invocation.again)
    return try LabelDialogue(session: session, console: invocation.console).run(invocation.positionals)
  }
}

/// A value of `--gesture`: `3=pull`.
struct GestureWord: Equatable, Sendable {
  /// The gesture's number, from 1.
  let number: Int
  /// The gesture's new intent.
  let intent: Intent

  /// The form of the option.
  static let form = ValueForm<GestureWord>(word: { "\($0.number)=\($0.intent.rawValue)" }) {
    word throws(ValueFault) in
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let number = Int(parts[0]), number >= 1 else {
      throw ValueFault("'\(word)' is no gesture with its intent; write its number and that, as 3=pull")
    }
    return GestureWord(number: number, intent: try IntentForm.one.read(parts[1]))
  }
}
