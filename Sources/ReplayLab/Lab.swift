import GestureTraces
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ReplayReport
import ScrollPhysics
import TextFormats
import TraceReplay

/// The state of the lab: traces, engines, the scroll views under the finger, and the viewer.
///
/// The page refers to each by a number, through the functions in `Exports.swift`.
package struct Lab {
  /// The traces that were read, by their numbers; nil for one that was released.
  private var traces: [Trace?] = []
  /// The engines that were read from files: policies, and built-in engines with options.
  private var ownEngines: [LabEngine] = []
  /// All scroll models: the built-in ones, then those of bundles.
  private var models = ScrollModel.all
  /// The scroll views under the finger.
  package var stage = LabStage()
  /// The takes by which policies are judged, and the present judgement.
  package var judge = LabJudge()
  /// The prompts of the session in the page; nil if no session is running.
  package var plan: LabPlan?
  /// The viewer, which shows a trace in several scroll views.
  package var viewer = LabViewer()
  /// The file of takes that is being read; nil if there is none.
  private var takes: TakesReader?
  /// The name, in messages, of the file of takes that is being read.
  private var takesPath = ""
  /// The texts that were last searched for bundles, and their name in messages.
  private var bundleTexts: (texts: [BundleText], path: String) = ([], "")
  /// The bundles that were read, by their numbers.
  private var bundles: [LabBundle] = []

  /// Creates a lab without traces, panels or policies.
  package init() {}

  /// The engine number that means a scroll view without pull-to-refresh.
  package static let noEngine = -1

  /// The number of engines: the built-in ones first, then those read from files.
  package var engineCount: Int { RefreshSystem.all.count + ownEngines.count }

  /// The engine with a number; nil if there is none.
  package func engine(_ number: Int) -> LabEngine? {
    let systems = RefreshSystem.all
    if systems.indices.contains(number) { return .system(systems[number]) }
    if number == Self.noEngine { return LabEngine.none }
    let own = number - systems.count
    return ownEngines.indices.contains(own) ? ownEngines[own] : nil
  }

  /// The scroll model with a number; nil for any other number, which means each engine's native model.
  package func model(_ number: Int) -> ScrollModel? { models.indices.contains(number) ? models[number] : nil }

  // MARK: Traces

  /// Reads a trace, and stores it under a new number.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The file's name in messages.
  /// - Returns: The trace's number.
  /// - Throws: An error for an invalid trace, with the same message as in every command.
  package mutating func read(_ bytes: [UInt8], named name: String) throws(TraceError) -> Int {
    keep(try TraceReader.trace(of: bytes, path: name))
  }

  private mutating func keep(_ trace: Trace) -> Int {
    traces.append(trace)
    return traces.count - 1
  }

  /// The trace with a number; nil if there is none.
  package func trace(_ number: Int) -> Trace? { traces.indices.contains(number) ? traces[number] : nil }

  /// Releases the memory of the trace with this number.
  package mutating func forget(_ number: Int) {
    if traces.indices.contains(number) { traces[number] = nil }
  }

  /// Begins to read a file of takes, which the page passes in parts.
  package mutating func open(takesNamed name: String) { (takes, takesPath) = (TakesReader(), name) }

  /// Adds a part of the file of takes that is being read.
  ///
  /// - Parameters:
  ///   - bytes: Any number of bytes; lines may be split between parts.
  ///   - isLast: Whether the file ends with them.
  package mutating func append(takes bytes: [UInt8], isLast: Bool) { takes?.append(bytes, isLast: isLast) }

  /// Reads the next take of the file and stores it as a trace.
  ///
  /// Returns the trace's number and name; nil after the last take, or if more bytes are needed.
  ///
  /// - Throws: An error with the same message as in `import`.
  package mutating func readTake() throws(LabComplaint) -> (number: Int, name: String)? {
    guard var reader = takes else { return nil }
    // Taken out and put back: it is not copied as it goes on.
    takes = nil
    do throws(TakesReader.Fault) {
      let next = try reader.next()
      takes = reader
      return next.map { (keep($0.trace), $0.name) }
    } catch {
      throw complaint(error)
    }
  }

  private func complaint(_ fault: TakesReader.Fault) -> LabComplaint {
    LabComplaint("\(takesPath):\(fault.line): \(fault.message)")
  }

  // MARK: Policies and bundles

  /// Reads a policy, and stores it as an engine.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The file's name in messages.
  ///   - number: The number of the engine to replace; nil for a new one.
  /// - Returns: The number of its engine.
  /// - Throws: All errors in the policy, with the same messages as in every command.
  package mutating func read(policy bytes: [UInt8], named name: String, inPlaceOf number: Int? = nil)
    throws(PolicyFileError) -> Int
  {
    keep(.policy(try RefreshPolicyFile(bytes, path: name)), inPlaceOf: number)
  }

  private mutating func keep(_ engine: LabEngine, inPlaceOf number: Int? = nil) -> Int {
    if let own = number.map({ $0 - RefreshSystem.all.count }), ownEngines.indices.contains(own) {
      ownEngines[own] = engine
      return own + RefreshSystem.all.count
    }
    ownEngines.append(engine)
    return engineCount - 1
  }

  /// Finds bundles in a text that may contain anything else.
  ///
  /// - Returns: The number of candidates, at least one. If the text contains no bundle, reading the first candidate throws the error.
  package mutating func find(bundles bytes: [UInt8], named name: String) -> Int {
    bundleTexts = (BundleText.all(in: bytes, path: name), name)
    return bundleTexts.texts.count
  }

  /// Reads one of the bundles that were found last.
  ///
  /// - Returns: A JSON object: `bundle`, its number; `trace`, the number of its trace; `name`; `tool`; `models`, the names of all models
  ///   from now on, by their numbers; `lists[]`, its first few combinations with the numbers of `engine` and `model`, −1 for the engine's
  ///   native model.
  /// - Throws: An error with the same message as in `bundle --run`.
  package mutating func read(bundle index: Int) throws(LabComplaint) -> String {
    let text = bundleTexts.texts[index]
    let name = bundleTexts.texts.count > 1 ? text.headLine.map { "\(bundleTexts.path):\($0)" } : nil
    let contents: BundleContents
    do throws(BundleReadingError) {
      contents = try BundleContents(text, path: bundleTexts.path)
    } catch {
      throw LabComplaint(error.description)
    }
    let bundle = try LabBundle(contents, path: bundleTexts.path)
    let lists = bundle.lists.prefix(LabViewer.mostPanels).map { list in
      (
        engine: number(of: list.engine),
        model: list.model.map { number(of: $0) } ?? -1
      )
    }
    bundles.append(bundle)
    let trace = keep(contents.trace)
    var json = JSONWriter()
    json.object { json in
      json.member("bundle", bundles.count - 1)
      json.member("trace", trace)
      json.member("name", name ?? bundleTexts.path)
      json.member("tool", contents.tool)
      json.list("models", models) { json, model in json.value(model.label) }
      json.list("lists", Array(lists)) { json, list in
        json.object { json in
          json.member("engine", list.engine)
          json.member("model", list.model)
        }
      }
    }
    return json.text
  }

  private mutating func number(of engine: LabEngine) -> Int {
    if case .system(let system) = engine, let index = RefreshSystem.all.firstIndex(of: system) {
      return index
    }
    return keep(engine)
  }

  private mutating func number(of model: ScrollModel) -> Int {
    if let index = models.firstIndex(of: model) { return index }
    models.append(model)
    return models.count - 1
  }

  /// The bundle with a number; nil if no bundle has it.
  package func bundle(_ number: Int) -> LabBundle? {
    bundles.indices.contains(number) ? bundles[number] : nil
  }

  /// The contradictions in a policy's rules as JSON; nil for an engine that is not a policy.
  package func lint(_ number: Int, model: Int, viewport: Double) -> String? {
    guard case .policy(let file)? = engine(number), viewport > 0, viewport.isFinite else { return nil }
    return LabJudge.lint(file, on: self.model(model) ?? ScrollList.uiScrollView.model, viewport: viewport)
  }

  /// The line of `overscroll replay --json --per trace` for a trace and an engine.
  ///
  /// - Parameters:
  ///   - number: The trace's number.
  ///   - engine: The engine's number.
  ///   - model: The model's number; any other number means the engine's native model.
  /// - Returns: The line; nil if the trace or engine does not exist.
  package func line(of number: Int, engine: Int, model: Int) -> String? {
    guard let trace = trace(number), let engine = self.engine(engine) else { return nil }
    let replay = Replay(of: trace, on: engine.list(on: self.model(model)), options: ReplayOptions())
    var result = replay.run(engine.engine(in: replay.scene, on: replay.model)).result
    result.engine = engine.name
    return ReplayLine(result, trace: trace.path, intent: trace.header.intent).json
  }
}
