import GestureTraces
import PolicyFiles
import PullToRefresh
import ReplayReport
import ScrollPhysics
import TraceReplay

/// All that a page keeps in the module: traces, policies and the stage. The page calls it by numbers; the module's functions are in
/// `Exports.swift`.
package struct Lab {
  /// The traces that were read, by number; nil for one that was given back.
  private var traces: [Trace?] = []
  private var policies: [RefreshPolicyFile] = []
  /// The lists under the finger.
  package var stage = LabStage()
  /// The takes that policies are judged by.
  package var judge = LabJudge()
  /// The prompts that are walked through; nil where nobody records.
  package var plan: LabPlan?

  /// Nothing in it.
  package init() {}

  /// The number of a list without a refresh.
  package static let noEngine = -1

  /// The number of engines: the built-in systems, then the policies.
  package var engineCount: Int { RefreshSystem.all.count + policies.count }

  /// The engine of a number; nil for one that there is not.
  package func engine(_ number: Int) -> LabEngine? {
    let systems = RefreshSystem.all
    if systems.indices.contains(number) { return .system(systems[number]) }
    if number == Self.noEngine { return LabEngine.none }
    let own = number - systems.count
    return policies.indices.contains(own) ? .policy(policies[own]) : nil
  }

  /// The model of a number; nil for one that there is not, which stands for each engine's own list.
  package static func model(_ number: Int) -> ScrollModel? {
    let models = ScrollModel.all
    return models.indices.contains(number) ? models[number] : nil
  }

  /// Keeps a trace that a page has the text of.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: What messages call it.
  /// - Returns: Its number.
  /// - Throws: What is wrong with it, as every command says it.
  package mutating func read(_ bytes: [UInt8], named name: String) throws(TraceError) -> Int {
    traces.append(try TraceReader.trace(of: bytes, path: name))
    return traces.count - 1
  }

  /// The trace of a number; nil for one that there is not.
  package func trace(_ number: Int) -> Trace? { traces.indices.contains(number) ? traces[number] : nil }

  /// Gives a trace's room back.
  package mutating func forget(_ number: Int) {
    if traces.indices.contains(number) { traces[number] = nil }
  }

  /// Keeps a policy, in place of one of the same name.
  ///
  /// - Returns: The number of its engine.
  /// - Throws: All that is wrong with it, as every command says it.
  package mutating func read(policy bytes: [UInt8], named name: String) throws(PolicyFileError) -> Int {
    let file = try RefreshPolicyFile(bytes, path: name)
    let index = policies.firstIndex { $0.name == file.name }
    if let index { policies[index] = file } else { policies.append(file) }
    return RefreshSystem.all.count + (index ?? policies.count - 1)
  }

  /// The findings about a policy's rules on its list; nil for an engine that is none.
  package func lint(_ number: Int, model: Int, viewport: Double) -> String? {
    guard case .policy(let file)? = engine(number), viewport > 0, viewport.isFinite else { return nil }
    return LabJudge.lint(file, on: Self.model(model) ?? ScrollList.uiScrollView.model, viewport: viewport)
  }

  /// The line of `overscroll replay --json --per trace` for a trace and an engine.
  ///
  /// - Parameters:
  ///   - number: Of the trace.
  ///   - engine: Of the engine.
  ///   - model: Of the model; one that there is not for the engine's own list.
  /// - Returns: The line; nil for numbers that there are not.
  package func line(of number: Int, engine: Int, model: Int) -> String? {
    guard let trace = trace(number), let engine = self.engine(engine) else { return nil }
    let replay = Replay(of: trace, on: engine.list(on: Self.model(model)), options: ReplayOptions())
    var result = replay.run(engine.engine(in: replay.scene, on: replay.model)).result
    result.engine = engine.name
    return ReplayLine.json(result, trace: trace.path, intent: trace.header.intent)
  }
}
