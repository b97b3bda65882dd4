import CommandArguments
import CommandInputs
import ReplayExperiments
import ReplayReport

extension PartialHeader {
  /// The header of what a call of a command makes of traces.
  ///
  /// - Parameters:
  ///   - kind: The command.
  ///   - settings: What it replays.
  ///   - words: The options that said so.
  ///   - sweep: The thresholds of a sweep; nil of another command.
  ///   - namesThresholds: Whether the call named them.
  init(
    _ kind: Kind, _ settings: ReplaySettings, _ words: Words,
    _ sweep: SweepSettings? = nil, namesThresholds: Bool = false
  ) {
    let given = ReplayCommandLine.words(of: settings.engines)
    self.init(
      kind, program: Program.version,
      engines: settings.engines.map { engine in
        let policy: String? = if case .policy(let file) = engine { file.text } else { nil }
        return Engine(name: engine.name, word: given[engine.name], policy: policy, id: engine.identity)
      },
      grounds: settings.grounds.map(\.name), settings: RecordedSettings(settings.options), words: words,
      unit: sweep?.isMillimetres == true ? .millimetres : .points,
      rows: sweep?.rows.map { Row(engine: $0.engine.name, model: $0.model, grid: $0.grid) } ?? [],
      namesThresholds: namesThresholds)
  }

  /// The words that a person gave for engines, by the name results have, where that is another.
  var givenWords: [String: String] {
    Dictionary(engines.compactMap { engine in engine.word.map { (engine.name, $0) } }) { first, _ in first }
  }

  /// The names of the policies among the engines.
  var policies: Set<String> { Set(engines.filter { $0.policy != nil }.map(\.name)) }
}

extension PartialHeader.Words {
  /// The options of a call that decide replays.
  init(engine: [String], model: [String], motion: [String]) {
    self.init()
    self.engine = engine.flatMap { ["--engine", $0] }
    self.model = model.flatMap { ["--model", $0] }
    self.motion = motion
  }

  /// The options of a call that decide replays.
  init(_ invocation: Invocation<OneTraceOptions>) {
    self.init(
      engine: invocation.isGiven(\.engine) ? invocation.words(of: \.engine) : [],
      model: invocation.isGiven(\.model) ? invocation.words(of: \.model) : [],
      motion: invocation.motion.line())
  }
}
