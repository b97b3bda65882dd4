import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import TextFormats
import TouchCapture

/// The options of `overscroll import`.
struct ImportCommandOptions: OptionGroup {
  let output = Option<String?>(
    "output", short: "o", "DIR", .outputFolderOrStdout, defaultInWords: "here",
    help: "folder for the traces: each recording's name with .trace added; - is stdout, for one trace"
  ).oftenUsed
  let rawOnly = Option(flag: "raw-only", help: "use only the raw contacts, without libinput")
  let range = Option<[SurfaceRange]>(
    each: "range", "MINX,MAXX,MINY,MAXY", range,
    help: "range of a surface, if the recording does not state it; a second one is for the second device")
  let surface = Option<SurfaceSize?>(
    "surface", "WxH", surface,
    help: "size of the surface, for positions that are fractions of it: points, or 68x136mm, 1080x2160px")
  let unit = Option<TableUnit?>(
    "unit", "UNIT", unit, defaultInWords: "as the file says",
    help:
      "unit of positions or deltas: \(TableUnit.wordsOfPositions); for deltas also line, click, v120, degree")
  let density = Option<Double?>(
    "density", "DPI", .number(40...2000),
    help: "density of the screen in dots per inch, Android's unit: at 160 a point has 1 px, at 420 2.625 px")
  let pointsPerPixel = Option<Double?>(
    "points-per-px", "N", .number(0.05...20), help: "points per px, instead of --density")
  let scrollPause = Option<Double?>(
    "scroll-pause", "MS", .duration(1...60_000, in: .milliseconds), defaultInWords: "200",
    help: "end a scroll after this pause if the log has no end event")
  let contactPause = Option<Double?>(
    "contact-pause", "MS", .duration(1...60_000, in: .milliseconds), defaultInWords: "1000",
    help: "end a contact after this pause if a table has neither phases nor gestures")
  let frameRate = Option<Double?>(
    "frame-rate", "HZ", .number(1...1000),
    help: "frames per second of a log without times, whose lines, or the numbers before them, count frames")
  let scrollSource = Option<AxisSource?>(
    "scroll-source", "SOURCE", source,
    help: "source of scrolls, if the log does not state it: finger, continuous, wheel")
  let naturalScroll = Option<Bool?>(
    "natural-scroll", "on|off", natural, defaultInWords: "from the log",
    help: "whether natural scrolling was on (content follows the fingers)")
  let flipY = Option(flag: "flip-y", help: "invert y of a table in which y points up")
  let swapXY = Option(flag: "swap-xy", help: "exchange x and y of a table")
  let layout = Option<String?>(
    "layout", "NAME|FILE", layoutName,
    help: "layout of a study's tables (overscroll help layouts), or your own JSON file"
  ).oftenUsed
  let columns = Option<[TableLayout.Role: TableLayout.Sources]>(
    "columns", "ROLE=COLUMN,...", columnRoles, default: [:], defaultInWords: "by their names",
    help:
      "columns of a table by name or number from 0: time=3,x=6,y=7, and contact (joins the rows of one touch), phase, subject, session, gesture, intent, dx, dy"
  ).oftenUsed
  let header = Option(
    flag: "header", byDefault: true, help: "the first line of a table holds values, not names")
  let timeUnit = Option<TableLayout.TimeUnit?>(
    "time-unit", "UNIT", times, defaultInWords: "from the column's name",
    help: "unit of a table's times: s, ms, us, ns")
  let phaseWords = Option<[String: TableLayout.PhaseMeaning]>(
    "phase-words", "WORD=PHASE,...", phases, default: [:], defaultInWords: "the usual words",
    help: "meaning of the words in the column phase, such as 0=down,1=up,2=move; skip leaves rows out")
  let missing = Option<[String]>(
    each: "missing", "VALUE", .words, help: "value that marks a missing number, such as -420")
  let jsonPath = Option<JSONPath?>(
    "json-path", "PATH", path, defaultInWords: "a list, or events[]",
    help:
      "path to the points in JSON, such as 'touchDataList.*[].points[]'; --columns has the keys there, or around it such as user.id"
  )
  let subjectColumn = Option<String?>(
    "subject-column", "NAME", .words, defaultInWords: "subject, user or participant",
    help: "column of the person in CSV and JSON")
  let sessionColumn = Option<String?>(
    "session-column", "NAME", .words, defaultInWords: "session", help: "column of the session")
  let labelColumn = Option<String?>(
    "label-column", "NAME", .words, defaultInWords: "intent or label", help: "column of the intent"
  )
  let label = Option<[LabelName]>(
    each: "label", "WORD=INTENT", LabelName.form, help: "intent for another word of that column")
  let split = Option(flag: "split", help: "write one trace per gesture, with its intent").oftenUsed
  let intent = Option<Intent?>(
    "intent", "INTENT", IntentForm.one, help: "intent of the gestures: \(IntentForm.names)"
  ).oftenUsed
  let subject = Option<String?>("subject", "NAME", .words, help: "pseudonym of the person")
  let full = Option(flag: "full", help: "one line per file, even for more than 8").ofProject
  let jobs = JobsOption.option(for: "recordings")
  let force = Option(flag: "force", help: "replace existing files")

  private static let layoutName = ValueForm<String>.path.offering(.files)
  private static let columnRoles = ValueForm<[TableLayout.Role: TableLayout.Sources]> {
    text throws(ValueFault) in
    try TableLayout.columns(text)
  }
  private static let times = ValueForm<TableLayout.TimeUnit>.name(
    kind: "unit of time", among: TableLayout.TimeUnit.allCases.map { ($0.rawValue, $0) })
  private static let phases = ValueForm<[String: TableLayout.PhaseMeaning]> { text throws(ValueFault) in
    try TableLayout.phaseWords(text)
  }
  private static let path = ValueForm<JSONPath> { text throws(ValueFault) in
    guard let path = JSONPath(text) else {
      throw ValueFault(
        "'\(text)' is not a path; give keys separated by points, with [] after lists, such as strokes[].points[]"
      )
    }
    return path
  }
  private static let range = ValueForm<SurfaceRange> { text throws(ValueFault) in
    guard let range = SurfaceRange(text) else {
      throw ValueFault(
        "'\(text)' is not a range; give four whole numbers, MINX,MAXX,MINY,MAXY, such as 0,1079,0,1919")
    }
    return range
  }
  private static let source = ValueForm<AxisSource>.name(
    kind: "source", among: AxisSource.allCases.map { ($0.rawValue, $0) })
  private static let natural = ValueForm<Bool>.name(kind: "setting", among: [("on", true), ("off", false)])
  private static let unit = ValueForm<TableUnit> { text throws(ValueFault) in
    guard let unit = TableUnit(text) else {
      throw ValueFault(
        "'\(text)' is not a unit that is known; give \(TableUnit.wordsOfPositions), for scrolls also line, click, v120, degree"
      )
    }
    return unit
  }
  private static let surface = ValueForm<SurfaceSize> { text throws(ValueFault) in
    guard let size = SurfaceSize(text) else {
      throw ValueFault(
        "'\(text)' is not a size; give width and height, such as 768x1024 (points), 68x136mm or 1080x2160px")
    }
    return size
  }
}

/// A value of `--label`: a word in the table's label column, and the intent that the word means.
struct LabelName: Sendable {
  let word: String
  let intent: Intent

  static let form = ValueForm<LabelName> { text throws(ValueFault) in
    guard let equals = text.lastIndex(of: "="), equals != text.startIndex,
      let intent = Intent(rawValue: String(text[text.index(after: equals)...]))
    else {
      throw ValueFault(
        "'\(text)' is not WORD=INTENT; write it as refresh=pull, with one of \(IntentForm.names)")
    }
    return LabelName(word: String(text[..<equals]), intent: intent)
  }
}

extension ImportOptions {
  /// Reads the import options from a command line.
  ///
  /// - Throws: An error for an unknown layout, or a layout file that cannot be read.
  init(_ invocation: Invocation<ImportCommandOptions>) throws {
    self.init(tool: Program.version)
    labels = TraceLabels(intent: invocation.intent, subject: invocation.subject)
    (ranges, isRawOnly, splitsGestures) = (invocation.range, invocation.rawOnly, invocation.split)
    if let pause = invocation.contactPause { contactPause = Int64((pause * 1000).rounded()) }
    if let pause = invocation.scrollPause { scrolls.pause = Int64((pause * 1000).rounded()) }
    surface = invocation.surface
    frameRate = invocation.frameRate
    scrolls.pointsPerPixel =
      invocation.pointsPerPixel ?? invocation.density.map { ScrollOptions.pointsPerInch / $0 }
    (scrolls.source, scrolls.isNatural) = (invocation.scrollSource, invocation.naturalScroll)
    scrolls.unit = invocation.unit
    (axes.flipsY, axes.swapsXY) = (invocation.flipY, invocation.swapXY)
    (columns.subject, columns.session) = (invocation.subjectColumn, invocation.sessionColumn)
    columns.label = invocation.labelColumn
    for label in invocation.label { columns.intents[label.word] = label.intent }
    if let name = invocation.layout { layout = try Self.layout(name) }
    layout = layout.with(Self.layout(invocation))
    stated = Self.stated(invocation)
  }

  /// The built-in table layout with this name, or the layout in the file with this path.
  private static func layout(_ name: String) throws -> TableLayout {
    if let layout = TableLayouts.named(name) { return layout }
    guard FileIO.exists(name) else {
      throw UserError(
        "--layout: no file '\(name)', and "
          + Suggestion.complaint(
            kind: "layout", name: name, names: TableLayouts.all.compactMap(\.name),
            list: "overscroll help layouts"))
    }
    let bytes = try FileIO.contents(of: name, limit: longestLayout)
    do throws(ValueFault) {
      return try TableLayout(json: bytes, name: name)
    } catch { throw UserError("\(name): \(error.words)") }
  }

  /// The largest accepted layout file, in bytes.
  private static let longestLayout = 1 << 20

  /// The table layout given by the options of the call.
  private static func layout(_ invocation: Invocation<ImportCommandOptions>) -> TableLayout {
    var layout = TableLayout()
    (layout.columns, layout.phaseWords) = (invocation.columns, invocation.phaseWords)
    (layout.timeUnit, layout.missing, layout.path) = (
      invocation.timeUnit, invocation.missing, invocation.jsonPath
    )
    if !invocation.header { layout.hasHeader = false }
    return layout
  }

  /// The options on the command line that state facts about a recording, such as its unit or columns.
  private static func stated(_ invocation: Invocation<ImportCommandOptions>) -> Set<ImportOption> {
    let all: [(ImportOption, Bool)] = [
      (.rawOnly, invocation.rawOnly), (.range, !invocation.range.isEmpty),
      (.surface, invocation.surface != nil), (.unit, invocation.unit != nil),
      (.density, invocation.density != nil), (.pointsPerPixel, invocation.pointsPerPixel != nil),
      (.frameRate, invocation.frameRate != nil),
      (.contactPause, invocation.contactPause != nil), (.scrollPause, invocation.scrollPause != nil),
      (.scrollSource, invocation.scrollSource != nil), (.naturalScroll, invocation.naturalScroll != nil),
      (.subjectColumn, invocation.subjectColumn != nil), (.sessionColumn, invocation.sessionColumn != nil),
      (.flipY, invocation.flipY), (.swapXY, invocation.swapXY),
      (.labelColumn, invocation.labelColumn != nil), (.label, !invocation.label.isEmpty),
      (.layout, invocation.layout != nil), (.columns, !invocation.columns.isEmpty),
      (.noHeader, !invocation.header), (.timeUnit, invocation.timeUnit != nil),
      (.phaseWords, !invocation.phaseWords.isEmpty), (.missing, !invocation.missing.isEmpty),
      (.jsonPath, invocation.jsonPath != nil), (.intent, invocation.intent != nil),
      (.subject, invocation.subject != nil),
    ]
    return Set(all.filter(\.1).map(\.0))
  }
}
