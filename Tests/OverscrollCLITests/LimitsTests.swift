import FileAccess
import Testing

/// The tables of `Limits.md` against the program: each row is the range of an option, or the constant that a reader checks.
@Suite("the table of limits")
struct LimitsTests {
  /// The value that a row is compared with.
  private enum Case {
    /// The largest number that an option takes, as its help says.
    case option(String)
    /// A constant of the program: its file below Sources, its name, and how many of its units are one of the table's.
    case constant(String, String, per: Double = 1)
  }

  /// The checks, by the first cell of a row.
  private static let cases: [String: [Case]] = [
    "reports in the straight drags of an exported test, per file": [
      .constant("TouchCapture/Formats/Scripts/StraightDrags.swift", "most")
    ],
    "turns of all replays of a trace": [.constant("TraceReplay/Run/ReplayWork.swift", "usual")],
    "turns of all replays of a text with bundles": [.constant("TraceReplay/Run/ReplayWork.swift", "pasted")],
    "turns of the search for a change that makes an engine fire, per trace in `replay --why`, `observe` and pages":
      [
        .constant("TraceReplay/Run/ReplayWork.swift", "explanations")
      ],
    "the same, per list in the lab": [
      .constant("TraceReplay/Run/ReplayWork.swift", "explanationsOfList")
    ],
    "frames of a trace that `replay --curve` writes, over all runs": [
      .constant("TraceReplay/Run/ReplayWork.swift", "mostFramesWritten")
    ],
    "frames that are kept, per run, or over all runs of `export --as perfetto`": [
      .constant("TraceReplay/Run/ReplayWork.swift", "mostFramesKept")
    ],
    "frames of a replay that `render` can draw": [
      .constant("ReplayCommands/Rendering/RenderOutput.swift", "mostKept")
    ],
    "frames of an animation": [.constant("ReplayCommands/Rendering/RenderedAnimation.swift", "mostFrames")],
    "frames of a run that a page draws": [.constant("ReplayPages/HTML/TimelineDetails.swift", "mostFrames")],
    "gestures of a trace": [.constant("ReplayExperiments/Settings/ResultRoom.swift", "mostGestures")],
    "results of a trace: gestures times engines times models": [
      .constant("ReplayExperiments/Settings/ResultRoom.swift", "mostResults")
    ],
    "samples of a trace that are replayed: its samples times engines times models, in `sweep` also times thresholds that are run":
      [
        .constant("ReplayExperiments/Settings/ResultRoom.swift", "mostSamples")
      ],
    "samples that a condition of `stress` makes of a trace": [
      .constant("ReplayExperiments/Stress/StressRoom.swift", "mostSamples")
    ],
    "steps of a trace in `stress`: frames under a finger if all are visited, and half of the samples, over conditions, engines and models":
      [
        .constant("ReplayExperiments/Stress/StressRoom.swift", "mostSteps")
      ],
    "pairs of engines on models in `compare`": [
      .constant("ReplayReport/Comparison/Comparison.swift", "mostPairs")
    ],
    "counts of a trace in `sweep`, where each threshold has a run: results times thresholds": [
      .constant("ReplayExperiments/Settings/ResultRoom.swift", "mostCounts")
    ],
    "seconds after the last event": [.constant("TraceReplay/Simulation/Simulation.swift", "longestRest")],
    "`--rate`, frames per second": [
      .option("replay --rate"), .constant("TraceReplay/ReplayOptions.swift", "highestRate"),
    ],
    "`--work`, `--begin`, `--end-again`, `--inset-change`, milliseconds": [
      .option("replay --begin"), .option("replay --end-again"),
      .constant("TraceReplay/App/WorkTime.swift", "longest", per: 1e-3),
    ],
    "lengths of a scene, points": [
      .option("replay --viewport"), .option("replay --content"), .option("replay --inset-top"),
      .option("replay --start-offset"),
    ],
    "`--points-per-mm`, `--points-per-unit`": [
      .option("replay --points-per-mm"), .option("replay --points-per-unit"),
    ],
    "`--jobs`": [.option("report --jobs")],
    "rows of a log in `observe --no-trace`": [
      .constant("SystemChecks/Offsets/OffsetAnalysis.swift", "mostRows")
    ],
    "rows of `simulate`, over all models": [
      .constant("ReplayCommands/Commands/SimulateCommand.swift", "mostRows")
    ],
    "samples of the fingers in `simulate`, times models": [
      .constant("ReplayCommands/Commands/SimulateCommand.swift", "mostStretches")
    ],
    "`simulate --until`, milliseconds": [.option("simulate --until")],
    "reports of a scripted finger": [
      .constant("ReplayCommands/Simulating/SimulationInput.swift", "mostReports")
    ],
    "a script, milliseconds": [
      .constant("TraceReplay/Script/FingerScript.swift", "longestMicroseconds", per: 1000)
    ],
    "travel of a script, points": [.constant("TraceReplay/Script/FingerScript.swift", "furthest")],
    "reports of a finger in `reach`": [.constant("ReplayCommands/Reaching/ReachBounds.swift", "mostReports")],
    "reports of all fingers in `reach`": [
      .constant("ReplayCommands/Reaching/ReachBounds.swift", "mostReportsInAll")
    ],
    "engines, models and viewports of `reach`": [
      .constant("ReplayCommands/Reaching/ReachBounds.swift", "mostCases")
    ],
    "the same times screens": [.constant("ReplayCommands/Reaching/ReachBounds.swift", "mostRows")],
    "numbers of one list of `reach`": [.constant("ReplayCommands/Reaching/LengthList.swift", "most")],
    "thresholds of `sweep`": [.constant("ReplayCommands/Sweeping/SweepGrid+Option.swift", "mostCount")],
    "the same times engines and models": [
      .constant("ReplayExperiments/Sweep/SweepSettings.swift", "mostThresholds")
    ],
    "the largest threshold of `sweep`, points or millimetres": [
      .constant("ReplayCommands/Sweeping/SweepGrid+Option.swift", "greatest")
    ],
    "thresholds with which free traces are run": [
      .constant("ReplayExperiments/Sweep/SweptTrace.swift", "mostFreeRuns")
    ],
    "replays of `shrink`": [.option("shrink --replays"), .option("bundle --replays")],
    "`synthesize --count`": [.option("synthesize --count")],
    "frames of `render --filmstrip`": [.option("render --filmstrip")],
    "pixels of a picture": [.constant("PictureRendering/PictureRenderer.swift", "mostPixels")],
    "a side of a PNG, pixels": [.constant("PictureRendering/CairoLibrary.swift", "longestSide")],
    "a side of a WebP, pixels": [.constant("PictureRendering/WebPEncoder.swift", "longestSide")],
    "a line of a trace, bytes": [.constant("GestureTraces/TraceReader.swift", "longestLine")],
    "events of a trace": [.constant("GestureTraces/TraceReader.swift", "mostEvents")],
    "a trace, bytes": [.constant("GestureTraces/TraceReader.swift", "longestText")],
    "the time of an event, milliseconds": [
      .constant("GestureTraces/TraceReader.swift", "longestTime", per: 1000)
    ],
    "a position or a delta, in the trace's unit": [
      .constant("GestureTraces/TraceEvent+Reading.swift", "furthest")
    ],
    "slots of contacts": [.constant("GestureTraces/TraceEvent+Reading.swift", "mostSlots")],
    "a list of paths, bytes": [.constant("CommandInputs/Files/PathLists.swift", "largest")],
    "a partial result from a pipe, bytes": [
      .constant("ReplayCommands/Sharding/ShardMerging.swift", "mostPiped")
    ],
    "a log or JSON of another program, bytes": [
      .constant("TouchCapture/Formats/RecordingSource.swift", "mostInMemory")
    ],
    "a CSV table or a recording of a kernel's events, bytes": [
      .constant("TouchCapture/Formats/RecordingSource.swift", "most")
    ],
    "a bundle that `bundle` makes, bytes": [.constant("ReplayExperiments/Bundle/Bundle.swift", "largest")],
    "a text with bundles, bytes": [.constant("ReplayExperiments/Bundle/BundleText.swift", "largest")],
    "verdicts, policies or models of a bundle": [
      .constant("ReplayExperiments/Bundle/BundleContents.swift", "most")
    ],
    "lines of a bundle": [.constant("ReplayExperiments/Bundle/BundleContents.swift", "mostLines")],
    "lengths of a policy, points": [.constant("PullToRefresh/RefreshPolicy.swift", "longestLength")],
    "a line of rows, bytes": [.constant("CommandInputs/Files/RowLine.swift", "longest")],
    "prompts of a protocol": [
      .constant("PromptedCapture/Protocol/CaptureProtocol+JSON.swift", "mostPrompts")
    ],
    "a trace that `label` changes, bytes": [
      .constant("PromptedCapture/Labelling/LabelledFile.swift", "largest")
    ],
    "reports of a finger in numeric cases, per second": [
      .constant("TraceReplay/ReplayOptions.swift", "highestRate")
    ],
    "events that a program receives in one replay": [
      .constant("ExternalEngines/SpokenEngine.swift", "mostEvents")
    ],
    "timers that a program sets within a second": [
      .constant("ExternalEngines/SpokenEngine.swift", "mostTimersASecond")
    ],
    "a line of a program, bytes": [.constant("ExternalEngines/EngineProcess.swift", "longestLine")],
    "failures of a program": [.constant("ExternalEngines/ExternalEngine.swift", "mostFailures")],
    "seconds until a program must have said hello": [
      .constant("ExternalEngines/ExternalEngine.swift", "startLimit")
    ],
    "milliseconds for an answer, if its hello states no other number up to 60000": [
      .constant("ExternalEngines/EngineDeclaration.swift", "usualDeadline")
    ],
    "milliseconds to end after its input, 250 after Ctrl-C": [
      .constant("ExternalEngines/RunningPrograms.swift", "usualGrace", per: 0.001)
    ],
  ]

  /// The repository's Sources.
  private static let sources = #filePath.split(separator: "/Tests/OverscrollCLITests/")[0] + "/Sources/"

  private static func text(of file: String) throws -> String {
    String(decoding: try FileIO.contents(of: sources + file), as: UTF8.self)
  }

  /// The rows of all tables: the limit's name and its value.
  private static func rows() throws -> [(name: String, value: Double?)] {
    try text(of: "OverscrollCLI/Documentation.docc/Limits.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimming(" ") }
      guard line.first == "|", cells.count == 4, cells[0] != "limit", !cells[0].hasPrefix("---") else {
        return nil
      }
      return (cells[0], Double(cells[1]))
    }
  }

  @Test("every row is what the program does, and none is without its case")
  func table() throws {
    let rows = try Self.rows()
    #expect(rows.count >= Self.cases.count, "rows were left out of the table")
    for row in rows {
      guard let cases = Self.cases[row.name] else {
        Issue.record("'\(row.name)' has no case in LimitsTests; add what checks it")
        continue
      }
      for each in cases { #expect(try row.value == Self.value(of: each), "'\(row.name)': \(each)") }
    }
    let missing = Set(Self.cases.keys).subtracting(rows.map(\.name))
    #expect(missing.isEmpty, "cases of no row: \(missing.sorted())")
  }

  private static func value(of each: Case) throws -> Double? {
    switch each {
    case .option(let words):
      // The program says the range of an option where a word is no number.
      let words = words.split(separator: " ").map(String.init)
      let said = overscroll(words[0], "\(words[1])=zz").messages
      let range = said.split(separator: " from ").last?.split(separator: " to ")
      return (range?.dropFirst().first?.prefix { !".,".contains($0) || $0 == "." }).flatMap(number)
    case .constant(let file, let name, let per):
      return try constant(name, in: text(of: file)).map { $0 / per }
    }
  }

  /// The number at the start of a text.
  private static func number(_ text: Substring) -> Double? {
    Double(text.prefix { $0.isNumber || $0 == "." }.trimming("."))
  }

  /// The value of a constant in a file of Swift: a number, a product or a shift of numbers.
  private static func constant(_ name: String, in text: String) -> Double? {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
        words[..<place].contains("static"), place + 1 < words.count, words[place + 1].trimming(":") == name,
        let equals = words.firstIndex(where: { $0 == "=" || $0 == "{" })
      else { continue }
      return value(words[(equals + 1)...])
    }
    return nil
  }

  private static func value(_ words: ArraySlice<Substring>) -> Double? {
    var result: Double?
    var sign: Substring = "="
    for word in words {
      if ["*", "<<"].contains(word) {
        sign = word
        continue
      }
      let digits = word.filter { $0 != "_" }
      let number =
        digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16).map(Double.init) : Double(digits)
      guard let number else { return result }
      switch sign {
      case "=": result = number
      case "*": result = result.map { $0 * number }
      default: result = result.map { Double(Int($0) << Int(number)) }
      }
    }
    return result
  }
}

extension StringProtocol {
  /// The text without these characters around it.
  fileprivate func trimming(_ characters: String) -> String {
    var rest = Substring(self)
    while let first = rest.first, characters.contains(first) { rest.removeFirst() }
    while let last = rest.last, characters.contains(last) { rest.removeLast() }
    return String(rest)
  }
}
