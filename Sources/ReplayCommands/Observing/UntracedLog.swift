import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import SystemChecks
import TextFormats
import TraceReplay

/// `observe --no-trace LOG`: analyses a log of offsets without a trace of the finger. `--rebuild` generates such a trace.
struct UntracedLog {
  private let invocation: Invocation<ObserveOptions>
  private let path: String
  private let scene: Scene
  private let analysis: OffsetAnalysis
  /// The scroll models that the command line names; nil if all are to be tried.
  private let models: [ScrollModel]?
  /// The log's time that corresponds to time 0 of a rebuilt trace, in milliseconds; nil if no trace was rebuilt.
  private var zero: Double?

  /// The largest number of motions in the answer's table, so that it fits one screen.
  private static let mostStretches = 5
  private static let fewestStretches = 2

  /// Reads and analyses the log of a call.
  ///
  /// - Throws: An error for an invalid log or call.
  init(_ invocation: Invocation<ObserveOptions>) throws {
    self.invocation = invocation
    guard invocation.positionals.count == 1 else {
      throw invocation.mistake("--no-trace takes one log at a time; name one")
    }
    path = invocation.positionals[0]
    var columns = invocation.log.columns
    columns.finger = OffsetLogColumns.curve.finger
    let log = try ObservedLog(
      of: try FileIO.contents(of: path), path: FileIO.inputName(path), columns, invocation.log.words)
    let size = max(log.samples.count, log.events.count)
    guard size <= OffsetAnalysis.mostRows else {
      throw UserError(
        "\(FileIO.inputName(path)): \(size) rows are too many without a trace, and \(OffsetAnalysis.mostRows) are the most; cut out the part that matters"
      )
    }
    let lengths = ReplayOptions(invocation.one.motion).scene
    scene = Scene(scenario: nil, overrides: lengths)
    let engines =
      invocation.one.isGiven(\.engine)
      ? try EngineChoice.choices(invocation.one.engine)
      : RefreshSystem.all.filter { !$0.isFixed }.map(EngineChoice.builtIn)
    let grounds = try ModelChoice.once(invocation.one.model)
    models = Self.models(grounds)
    analysis = OffsetAnalysis(
      log,
      OffsetAnalysis.Settings(
        scene: scene, engines: engines, ground: grounds.first ?? .native, models: models,
        knowsPace: columns.rowEvery != nil))
  }

  /// The scroll models that the command line names; nil if all are to be tried.
  private static func models(_ grounds: [Ground]) -> [ScrollModel]? {
    let models = grounds.compactMap(\.model)
    return models.isEmpty ? nil : models
  }

  /// Prints the analysis as text or JSON, and writes the rebuilt trace if requested.
  mutating func write() throws {
    let rebuilt = try invocation.rebuild.map { try rebuild(to: $0) }
    let console = invocation.console
    if invocation.json { return console.print(OffsetAnalysis.format.json(analysis)) }
    let next = next.text(width: console.width)
    if invocation.full {
      return console.write(
        analysis.text(width: console.width, mostStretches: nil) + (rebuilt ?? "") + "\n" + next)
    }
    // The table is as long as the screen lets it.
    var most = Self.mostStretches
    let text = { [analysis] (most: Int) in
      analysis.text(width: console.width, mostStretches: most) + (rebuilt ?? "") + "\n" + next
    }
    while most > Self.fewestStretches, !AnswerScreen.holds(text(most), and: 0) { most -= 1 }
    console.write(text(most))
  }

  // MARK: The rebuilt finger

  /// The scroll model for rebuilding the finger: the named one, otherwise one that explains how content returned, otherwise `uikit`.
  private var model: ScrollModel {
    if let named = models?.first { return named }
    let explaining = analysis.fits.first { $0.motion == .back && $0.isByModel }?.models.first
    return ScrollModel.all.first { "\($0.name)" == explaining } ?? .uikit
  }

  /// Writes a trace of a generated finger that would cause the log's offsets, and returns a description of the trace.
  private mutating func rebuild(to file: String) throws -> String {
    let contacts = analysis.contacts
    guard analysis.isTimed, !contacts.isEmpty else {
      let reason =
        analysis.isTimed
        ? "the content is never pulled past the top, so no finger can be rebuilt"
        : "it has no times, so no finger can be rebuilt; give --row-every"
      throw UserError("\(FileIO.inputName(path)): \(reason)")
    }
    var scene = scene
    scene.startOffset = max(0, (contacts[0].rows.first?.offset ?? 0) - scene.extent.lowestOffset)
    let finger = RebuiltFinger(contacts, on: model, in: scene)
    if case .down(let time) = finger.reports.first { zero = (analysis.start + time) * 1000 }
    let trace = finger.trace(in: scene, of: path, by: Program.version)
    if file == "-" { invocation.console.flush() }
    try FileIO.write(TraceWriter.bytes(of: trace), to: file, overwrite: invocation.force)
    invocation.console.tellOfFile(file)
    let words = WrappedText.text(
      "rebuilt     \(words(for: finger, trace))", width: invocation.console.width, indent: 0, hang: 12)
    return words
  }

  private func words(for finger: RebuiltFinger, _ trace: Trace) -> String {
    let points = { (value: Double) in "\(Figures.fixed(value, decimals: 1)) pt" }
    let count = Counted.text(analysis.contacts.count, "contact")
    let after =
      finger.offAfterLift.map { ", at most \(points($0.points)) after the lift" } ?? ""
    let unreached =
      finger.unreached > 0
      ? "; \(Counted.text(finger.unreached, "row")) that no finger reaches on \(finger.model.label)" : ""
    return
      "a generated finger, not a recording: \(count), \(points(finger.farthest)) of travel, \(trace.events.count) events on \(finger.model.label) (--model); content is at most \(points(finger.offUnderFinger)) off the log under it\(after)\(unreached)"
  }

  // MARK: What to run next

  private var next: NextSteps {
    let call = NextCall(invocation.positionals)
    var next = NextSteps()
    let options = invocation.line(leavingOut: ["--json", "--full", "--rebuild", "--force", "--no-trace"])
    if let file = invocation.rebuild, file != "-" {
      // A log of a paste has holes.
      let hole = analysis.stretches.filter { $0.kind == .gap }.map(\.duration).max() ?? 0
      let holes = hole > 0 ? ["--longest-hole", "\(Int((hole * 1000).rounded(.up)))"] : []
      // The finger was made for content that follows every movement.
      let list =
        models == nil ? ["--model", model.label] : []
      let clock = zero.map { ["--zero", Figures.short($0, decimals: 1)] } ?? []
      let engine = invocation.one.isGiven(\.engine) ? [] : ["--engine", held ?? "main"]
      next.add(
        call.text("observe", "--trace", file, options: engine + list + clock + holes + options),
        "engines beside the log")
      next.add(NextCall([file]).text("replay"), "what engines do with it")
      return next
    }
    if analysis.isTimed, !analysis.pulls.isEmpty {
      next.add(
        call.text("observe", "--rebuild", "rebuilt.trace", options: options), "a finger that does this")
    }
    if !invocation.full, analysis.stretches.count > Self.mostStretches {
      next.add(call.text("observe", "--no-trace", "--full", options: options), "every stretch")
      return next
    }
    next.add(call.text("observe", "--no-trace", "--json", options: options), "for a program")
    return next
  }

  /// The name of an engine that, during a refresh, holds content open by the distance seen in the log; nil if there is none.
  private var held: String? {
    guard let height = analysis.refreshes.compactMap(\.height).first, let thresholds = analysis.thresholds
    else {
      return nil
    }
    return (thresholds.agreeing + thresholds.others).first {
      $0.inset > 0 && abs($0.inset - height) <= OffsetAnalysis.sameInset
    }?.engine
  }
}
