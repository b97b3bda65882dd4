import CommandArguments
import CommandInputs
import ReplayExperiments
import ReplayReport

extension PartialHeader {
  /// Creates the header for the partial result of a call.
  ///
  /// - Parameters:
  ///   - kind: The command.
  ///   - settings: The settings of the replays.
  ///   - words: The options for these settings.
  ///   - sweep: The thresholds of a sweep; nil for other commands.
  ///   - namesThresholds: Whether the call named thresholds.
  init(
    _ kind: Kind, _ settings: ReplaySettings, _ words: Words,
    _ sweep: SweepSettings? = nil, namesThresholds: Bool = false
  ) {
    self.init(
      kind, program: Program.version,
      engines: settings.engines.map { engine in
        let policy: String? = if case .policy(let file) = engine { file.text } else { nil }
        return Engine(name: engine.name, word: engine.word, policy: policy, id: engine.identity)
      },
      grounds: settings.grounds.map(\.name),
      models: settings.modelFiles.map { Model(name: $0.file.name, word: $0.word, file: $0.file.text) },
      settings: RecordedSettings(settings.options), words: words,
      unit: sweep?.isMillimetres == true ? .millimetres : .points,
      rows: sweep?.rows.map { Row(engine: $0.engine.name, model: $0.model, grid: $0.grid) } ?? [],
      namesThresholds: namesThresholds)
  }

  /// The words that the user gave for engines and models that are not selected by their names.
  var given: GivenWords {
    GivenWords(engines: engines.map { ($0.name, $0.word) }, models: models.map { ($0.name, $0.word) })
  }

  /// The names, in results, of those engines that are policies.
  var policies: Set<String> { Set(engines.filter { $0.policy != nil }.map(\.name)) }
}

extension PartialHeader.Words {
  /// The options that affect replays, from the words of `--engine`, the words of `--model`, and all options for motion.
  init(engine: [String], model: [String], motion: [String]) {
    self.init()
    self.engine = engine.flatMap { ["--engine", $0] }
    self.model = model.flatMap { ["--model", $0] }
    self.motion = motion
  }

  /// The options that affect replays, as a call gives them.
  init(_ invocation: Invocation<OneTraceOptions>) {
    self.init(
      engine: invocation.isGiven(\.engine) ? invocation.words(of: \.engine) : [],
      model: invocation.isGiven(\.model) ? invocation.words(of: \.model) : [],
      motion: invocation.motion.line())
  }
}
