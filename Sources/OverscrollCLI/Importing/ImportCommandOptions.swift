import CommandArguments
import GestureTraces
import TextFormats
import TouchCapture

/// The options of `overscroll import`.
struct ImportCommandOptions: OptionGroup {
  let output = Option<String?>(
    "output", short: "o", "DIR", .outputFolder, defaultInWords: "here",
    help: "folder for the traces: each recording's name with .trace added"
  ).oftenUsed
  let rawOnly = Option(flag: "raw-only", help: "take the raw contacts alone, leave libinput out")
  let range = Option<[SurfaceRange]>(
    each: "range", "MINX,MAXX,MINY,MAXY", range,
    help: "range of a surface whose recording has none; the second is the second device's")
  let scrollPause = Option(
    "scroll-pause", "MS", .duration(1...60_000, in: .milliseconds), default: 200,
    help: "pause that ends a scroll whose end the log does not tell")
  let contactPause = Option(
    "contact-pause", "MS", .duration(1...60_000, in: .milliseconds), default: 1000,
    help: "pause that ends a contact where a table tells neither phases nor gestures")
  let scrollSource = Option<AxisSource?>(
    "scroll-source", "SOURCE", source,
    help: "source of scrolls where the log does not tell it: finger, continuous, wheel")
  let naturalScroll = Option<Bool?>(
    "natural-scroll", "on|off", natural, defaultInWords: "as the log says",
    help: "whether fingers that moved up scrolled down")
  let unit = Option<ScrollUnit?>(
    "unit", "UNIT", unit, defaultInWords: "as the log says", help: "unit of deltas: \(ScrollUnit.words)")
  let subjectColumn = Option<String?>(
    "subject-column", "NAME", .words, defaultInWords: "subject, user or participant",
    help: "column of the person in CSV and JSON")
  let sessionColumn = Option<String?>(
    "session-column", "NAME", .words, defaultInWords: "session", help: "column of the session")
  let labelColumn = Option<String?>(
    "label-column", "NAME", .words, defaultInWords: "intent or label", help: "column of the intent"
  ).oftenUsed
  let label = Option<[LabelName]>(
    each: "label", "WORD=INTENT", LabelName.form, help: "intent that another word of that column stands for")
  let split = Option(flag: "split", help: "write one trace per gesture, with its intent").oftenUsed
  let intent = Option<Intent?>(
    "intent", "INTENT", IntentForm.one, help: "what was meant: \(IntentForm.names)"
  ).oftenUsed
  let subject = Option<String?>("subject", "NAME", .words, help: "pseudonym of the person").oftenUsed
  let full = Option(flag: "full", help: "a line for every file, not a summary of more than 8")
  let jobs = JobsOption.option(for: "recordings")
  let force = Option(flag: "force", help: "replace existing files")

  private static let range = ValueForm<SurfaceRange> { text throws(ValueFault) in
    guard let range = SurfaceRange(text) else {
      throw ValueFault(
        "'\(text)' is no range; give four whole numbers, MINX,MAXX,MINY,MAXY, as 0,1079,0,1919")
    }
    return range
  }
  private static let source = ValueForm<AxisSource>.name(
    kind: "source", among: AxisSource.allCases.map { ($0.rawValue, $0) })
  private static let natural = ValueForm<Bool>.name(kind: "setting", among: [("on", true), ("off", false)])
  private static let unit = ValueForm<ScrollUnit> { text throws(ValueFault) in
    guard let unit = ScrollUnit(text) else {
      throw ValueFault("'\(text)' is no unit that is known; give \(ScrollUnit.words)")
    }
    return unit
  }
}

/// A word of a label column and the intent it stands for.
struct LabelName: Sendable {
  let word: String
  let intent: Intent

  static let form = ValueForm<LabelName> { text throws(ValueFault) in
    guard let equals = text.lastIndex(of: "="), equals != text.startIndex,
      let intent = Intent(rawValue: String(text[text.index(after: equals)...]))
    else {
      throw ValueFault("'\(text)' is no WORD=INTENT; give as refresh=pull, with one of \(IntentForm.names)")
    }
    return LabelName(word: String(text[..<equals]), intent: intent)
  }
}

extension ImportOptions {
  /// The options of a call.
  init(_ invocation: Invocation<ImportCommandOptions>) {
    self.init(tool: Program.version)
    labels = TraceLabels(intent: invocation.intent, subject: invocation.subject)
    (ranges, isRawOnly, splitsGestures) = (invocation.range, invocation.rawOnly, invocation.split)
    contactPause = Int64((invocation.contactPause * 1000).rounded())
    scrolls.pause = Int64((invocation.scrollPause * 1000).rounded())
    (scrolls.source, scrolls.isNatural) = (invocation.scrollSource, invocation.naturalScroll)
    scrolls.unit = invocation.unit
    (columns.subject, columns.session) = (invocation.subjectColumn, invocation.sessionColumn)
    columns.label = invocation.labelColumn
    for label in invocation.label { columns.intents[label.word] = label.intent }
  }
}
