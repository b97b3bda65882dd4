import CommandArguments
import CommandInputs
import FileAccess
import PolicyFiles
import ScrollPhysics
import SystemChecks
import TextFormats
import TraceReplay

/// `overscroll fit CURVE`: finds the scroll model and the constants that best explain a log of offsets.
package enum FitCommand {
  /// The name, options and help text of `overscroll fit`, and the function that runs it.
  package static let command = Command(
    name: "fit",
    summary: "Find the scroll model and the constants that best explain an observed offset log.",
    positionals: .one("CURVE", .files),
    options: Options(),
    notes: [
      "CURVE is CSV with a line of names: time_ms (or time_s), offset_pt and, if it is known, finger_pt, which is empty while no finger is down. trace, engine and model, if present, are the same in every row; other columns are ignored; - is stdin. CURVE may also be lines of text with a time and a named offset, as NSLog, a browser's console and logcat print them. Offsets are content offsets: 0 at the top edge, negative below it. The finger's travel is positive downwards. With --axis horizontal, offsets are searched under names such as scrollLeft and contentOffset.x; top means left, and down means to the right.",
      "Rows with a finger are drags. Rows without one are flings inside the bounds and bounces beyond an edge. Every rule for such a part is fitted to it (Levenberg-Marquardt). 'behind' is how much worse Schwarz' criterion (BIC) is than that of the best rule: below 2 the log does not distinguish the two, above 10 it clearly does. A model that leaves more than 5 % of a part's variance does not explain the log. The 95 % intervals assume independent residuals. A rule by increments treats every row of a drag as an event, so log one row per event. At most 10000 rows and 1000 stretches of a part are fitted.",
    ],
    examples: [
      "overscroll fit curve.csv", "overscroll fit curve.csv --write mine.json",
      "overscroll fit --viewport 812 --model gtk --model uikit --json -",
    ],
    run: run)

  /// The options of `overscroll fit`.
  struct Options: OptionGroup {
    let model = Option<[[ModelName]]>(
      each: "model", "NAME", ModelChoice.some, defaultInWords: "all", help: "model to compare"
    ).oftenUsed
    let axis = MotionOptions([.axis])
    let viewport = Option<Double?>(
      "viewport", "PT", LengthForm.viewport,
      defaultInWords:
        "\(Int(ScrollExtent.standardViewport)), horizontally \(Int(ScrollExtent.standardWidth))",
      help: "length of the viewport"
    ).oftenUsed
    let content = Option<Double?>(
      "content", "PT", LengthForm.length, defaultInWords: "ten viewports", help: "length of the content")
    let insetTop = Option<Double>("inset-top", "PT", LengthForm.length, default: 0, help: "top inset")
    let log = LineLogOptions()
    let write = Option<String?>(
      "write", "FILE", .output(complaint),
      help: "write the fitted rules as a model file; - is stdout"
    ).oftenUsed
    let force = Option(flag: "force", help: "with --write, replace an existing file")
    let json = Option<Bool>.json

    /// What is wrong with a name that `--model` would not take for a file; nil for nothing.
    private static func complaint(_ word: String) -> String? {
      if word == "-" || word.hasSuffix(".json") && !word.contains(",") { return nil }
      return
        "\(QuotedWord.text(word)) must end in .json and contain no comma; otherwise --model cannot read it"
    }

    var rules: [OptionRule] {
      [
        .oneOnStdout([write.any, json.any], "--write - and --json both want stdout; name a file"),
        OptionLimit.only(in: CallMode("write", "--write FILE"), else: "leave it out").rule(for: force.any),
      ]
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let path = invocation.positionals[0]
    let shownPath = FileIO.inputName(path)
    var columns = invocation.log.columns(.curve)
    columns.isHorizontal = ReplayOptions(invocation.axis).axis == .horizontal
    let log = try CurveLogReader.log(try FileIO.contents(of: path), path: shownPath, columns)
    var extent = scene(invocation).extent
    let assumed = invocation.content == nil ? AssumedContent(log.samples.lazy.map(\.offset), in: extent) : nil
    if let assumed { extent.contentLength = assumed.length }
    let isAll = invocation.model.isEmpty || invocation.model.contains(.all)
    let fit = fit(
      log, in: extent, isAll ? nil : try ModelChoice.once(invocation.model), invocation.console)
    guard !fit.parts.isEmpty else {
      let reasons = fit.unknown.map { "\($0.part.rawValue): \($0.reason)" }
      throw UserError("\(shownPath): nothing in it can be fitted. \(reasons.joined(separator: ". "))")
    }
    let model = FittedModel(of: fit, named: name(invocation))
    if invocation.write == "-" {
      invocation.console.write(model.file.text)
      for note in [assumed?.note].compactMap(\.self) + model.notes {
        invocation.console.warn("\(shownPath): \(note)")
      }
      return .done
    }
    if let file = invocation.write { try write(model, to: file, invocation) }
    if invocation.json {
      let notes = [assumed?.note].compactMap(\.self) + (invocation.write == nil ? [] : model.notes)
      for note in notes { invocation.console.warn("\(shownPath): \(note)") }
      invocation.console.print(CurveFit.format.json((shownPath, fit)))
    } else {
      invocation.console.write(
        FitText(fit, path: shownPath, note: assumed?.note).text(width: invocation.console.width))
      if let file = invocation.write {
        invocation.console.write(written(model, file, invocation))
      }
    }
    return .done
  }

  /// The name of the model that is written: that of its file, else of the log.
  private static func name(_ invocation: Invocation<Options>) -> String {
    let path = invocation.write.flatMap { $0 == "-" ? nil : $0 } ?? invocation.positionals[0]
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return ScrollModelFile.plainName(last.split(separator: ".").first.map(String.init) ?? last)
  }

  private static func write(_ model: FittedModel, to file: String, _ invocation: Invocation<Options>) throws {
    try FileIO.write(
      Array(model.file.text.utf8), to: file, overwrite: invocation.force, readers: .everyone)
    invocation.console.tellOfFile(file)
  }

  /// What is in the written file, and what to run next.
  private static func written(_ model: FittedModel, _ file: String, _ invocation: Invocation<Options>)
    -> String
  {
    let width = invocation.console.width
    let notes = model.notes.map { WrappedText.text($0, width: width, indent: 2) }.joined()
    let name = ShellLine.path(file)
    let script = ["--plot", "--script", "down; move 200 400; release"]
    var next = NextSteps()
    next.add(ShellLine.text([Console.programName, "models", "--certify", name]), "how it behaves")
    next.add(
      ShellLine.text([Console.programName, "simulate", "--model", "uikit,\(file)"] + script), "next to uikit")
    return "\n\(file) has these parts:\n\(notes)\n" + next.text(width: width)
  }

  /// Fits every rule to a log of offsets, and shows a progress bar.
  private static func fit(
    _ log: CurveLog, in extent: ScrollExtent, _ models: [ScrollModel]?, _ console: Console
  ) -> CurveFit {
    var bar: ProgressBar?
    Interruption.watch()
    let fit = CurveFit(log, in: extent, models: models) { done, total in
      if done == 1 { bar = ProgressBar(total: total, console: console) }
      bar?.advance()
      guard Interruption.isAsked else { return }
      bar?.clear()
      Interruption.end(after: done, of: total, "rules were fitted, and nothing is printed", console)
    }
    bar?.clear()
    return fit
  }

  private static func scene(_ invocation: Invocation<Options>) -> Scene {
    var options = ReplayOptions(invocation.axis)
    options.scene.viewport = invocation.viewport
    options.scene.content = invocation.content
    options.scene.topInset = invocation.insetTop
    return Scene(scenario: nil, options: options)
  }
}
