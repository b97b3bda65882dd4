import CommandArguments
import CommandInputs
import ExternalEngines
import FileAccess
import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// `overscroll bundle TRACE` and `overscroll bundle --run FILE…`: packs a trace and the engines' results into one text, or replays such
/// texts.
package enum BundleCommand {
  /// The name, options and help text of `overscroll bundle`, and the function that runs it.
  package static let command = Command(
    name: "bundle",
    summary:
      "Pack a trace and the engines' results into one small text to send to others, or replay such a text.",
    positionals: .some("FILE", .files),
    options: Options(),
    notes: [
      "Without --run, FILE is a trace. The text holds the trace, the options given here, whole policy and model files, and each engine's result: its triggers with time and cause, the callback and the rules it broke. It has at most 20 kB, so it can be pasted into a thread as code or attached. It contains the subject and the device that the trace's header names.",
      "With --run, each FILE is such a text. The rest of the message may surround it, it may be quoted or in a code block, and line ends may have changed; a thread may hold several. Every trace is replayed and compared with the expected results. The exit status is 0 if all are the same, 1 if something differs, and 2 if a bundle could not be read. A program among the engines is named but not packed: give it with --engine exec:COMMAND.",
    ],
    examples: [
      "overscroll bundle --engine mrefresh traces/tap/touchscreen-01.trace",
      "overscroll bundle --shrink --engine od traces/pull-cancel/touchpad-01.trace",
    ],
    run: run)

  /// The options of `overscroll bundle`.
  struct Options: OptionGroup {
    let run = Option(flag: "run", help: "replay bundles in place of making one").oftenUsed
    let output = Option<String?>(
      "output", short: "o", "FILE", .output(), defaultInWords: "the trace's name, .bundle.txt, here",
      help: "write the bundle there"
    ).oftenUsed
    let force = Option(flag: "force", help: "replace existing files")
    let shrink = Option(flag: "shrink", help: "make the trace as small as shrink does first").oftenUsed
    let keep = ShrinkCommand.keep.limited(by: [shrunk])
    let replays = ShrinkCommand.replays.limited(by: [shrunk])
    let one = OneTraceOptions()
    let json = Option<Bool>.json

    private static let shrunk = OptionLimit.only(
      in: CallMode("shrink"), else: "give that too, or leave it out")

    var rules: [OptionRule] {
      let making = OptionLimit.not(
        in: CallMode("run"), "is for making a bundle; --run takes what the bundle says")
      return list.filter { ![run.any.name, json.any.name, one.engine.any.name].contains($0.name) }
        .map(making.rule)
    }
  }

  private static func run(_ invocation: Invocation<Options>) throws -> ExitStatus {
    if invocation.run { return try replay(invocation) }
    guard invocation.positionals.count == 1 else {
      throw invocation.mistake("a bundle holds one trace; name one, or give --run to replay bundles")
    }
    return try make(invocation, TraceFiles.one(invocation.positionals[0]))
  }

  // MARK: Replaying

  private static func replay(_ invocation: Invocation<Options>) throws -> ExitStatus {
    let programs = try programs(invocation)
    var (tally, isFirst) = (FailureTally(invocation.console), true)
    for file in invocation.positionals {
      let path = FileIO.inputName(file)
      var texts: [BundleText] = []
      let work = ReplayWork(ReplayWork.pasted)
      tally.attempt {
        try OutputCheck.requirePlainName(path)
        texts = BundleText.all(in: try FileIO.contents(of: file, limit: BundleText.largest), path: path)
      }
      for text in texts {
        // One of several is named by the line it begins in.
        let name = texts.count > 1 ? text.headLine.map { "\(path):\($0)" } : nil
        tally.answer {
          let isSame = try replay(
            text, path: path, name: name ?? path, programs, work, isFirst: isFirst, invocation)
          isFirst = false
          return isSame
        }
      }
    }
    return tally.status
  }

  /// The external programs given with `--engine` that a replayed bundle may run. A bundle can only name a program, so it cannot start one
  /// on its own.
  private static func programs(_ invocation: Invocation<Options>) throws -> [ExternalEngine] {
    guard invocation.one.isGiven(\.engine) else { return [] }
    return try EngineChoice.choices(invocation.one.engine).map { choice in
      guard case .external(let program) = choice else {
        throw invocation.mistake(
          "--run takes what the bundle says; of engines it is given programs alone, as exec:COMMAND")
      }
      return program
    }
  }

  /// Replays one bundle and prints how the results compare with those stored in it.
  ///
  /// - Returns: Whether all results are the same.
  private static func replay(
    _ text: BundleText, path: String, name: String, _ programs: [ExternalEngine], _ work: ReplayWork,
    isFirst: Bool, _ invocation: Invocation<Options>
  ) throws -> Bool {
    let (bundle, console) = (try Bundle(text, path: path, programs: programs), invocation.console)
    for warning in bundle.trace.warnings { console.warn(warning) }
    let run = try BundleRun(
      bundle, path: name, options: bundle.replayOptions(path: name, console), work: work)
    if invocation.json {
      console.print(run.json)
    } else {
      console.write((isFirst ? "" : "\n") + run.text(width: console.width))
    }
    return run.isSame
  }

  // MARK: Making

  private static func make(_ invocation: Invocation<Options>, _ path: String) throws -> ExitStatus {
    try refuseBundle(path)
    let settings = try settings(invocation)
    let output = invocation.output ?? name(of: path)
    let force = invocation.force
    if invocation.output == nil { try OutputCheck.requireFree([output], force: force) }
    let trace = try TraceFiles.trace(at: path)
    for warning in settings.options.warnings(of: trace) { invocation.console.warn(warning) }
    let bundle = try fitting(
      try invocation.shrink ? shrunk(trace, path, settings, invocation) : trace, path, settings,
      invocation)
    let bytes = bundle.bytes
    let console = invocation.console
    let again = try Bundle(bytes, path: output, programs: bundle.programs)
    let run = try BundleRun(again, path: output, options: again.replayOptions(path: output, console))
    guard run.isSame else {
      console.write(run.text(width: console.width))
      throw UserError(
        "\(path): read back, the bundle does not show the same; nothing was written. This is a bug: report it"
      )
    }
    try FileIO.write(bytes, to: output, overwrite: force)
    if output == "-" { return .done }
    console.write(invocation.json ? run.json + "\n" : run.text(width: console.width))
    console.note(
      "wrote \(output), \(bytes.count) bytes; replay it: \(ShellLine.text([Console.programName, "bundle", "--run", ShellLine.path(output)]))"
    )
    return .done
  }

  /// Refuses a bundle file given as a trace, because `--run` was forgotten. Only files that can be read twice are checked.
  private static func refuseBundle(_ path: String) throws {
    guard FileIO.isFile(path), let bytes = try? FileIO.contents(of: path, limit: BundleText.largest),
      BundleText(bytes, path: path).headLine != nil
    else { return }
    let line = ShellLine.text([Console.programName, "bundle", "--run", ShellLine.path(path)])
    throw UserError("\(path): this is a bundle; replay it with \(line)")
  }

  private static func settings(_ invocation: Invocation<Options>) throws -> ReplaySettings {
    if invocation.shrink { return try ShrinkCommand.settings(invocation.one, keep: invocation.keep) }
    guard invocation.one.isGiven(\.engine) else {
      throw invocation.mistake("name the engine it is about: --engine NAME, or a policy file")
    }
    return try ReplaySettings(invocation.one)
  }

  private static func shrunk(
    _ trace: Trace, _ path: String, _ settings: ReplaySettings, _ invocation: Invocation<Options>
  ) throws -> Trace {
    let job = try ShrinkJob(
      trace, path: path, settings, keep: invocation.keep, words: invocation.one.motion.line(),
      look: TakeLook.complaints)
    let outcome = try job.run(limit: invocation.replays)
    guard outcome.isSmaller else {
      invocation.console.note(
        "nothing became smaller in \(outcome.replaysInWords); the trace is packed unchanged")
      return trace
    }
    invocation.console.note(
      "shrunk, keeps \(job.goal.name)\(job.intent.words): \(outcome.before.events) events to \(outcome.after.events), \(outcome.replaysInWords)"
    )
    return outcome.trace
  }

  /// Packs a trace into a bundle below the size limit, and prints what had to be left out.
  private static func fitting(
    _ trace: Trace, _ path: String, _ settings: ReplaySettings, _ invocation: Invocation<Options>
  ) throws -> Bundle {
    let made = try Bundle.fitting(
      trace, path: path, settings, words: invocation.one.motion.line(), tool: Program.version)
    if let layer = made.keptLayer {
      invocation.console.note(
        "left out what is not in the layer '\(layer.rawValue)', which is the one replayed")
    }
    return made.bundle
  }

  /// The default name of the bundle's file: `pull-3.bundle.txt` for `traces/pull-3.trace`. Issue trackers accept `.txt` as an attachment.
  private static func name(of path: String) -> String {
    "\(TraceFiles.stem(of: path)).bundle.txt"
  }
}
