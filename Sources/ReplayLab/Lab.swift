import GestureTraces
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ReplayReport
import ScrollPhysics
import TextFormats
import TraceReplay

/// All that a page keeps in the module: traces, engines, the stage and the viewer. The page calls it by numbers; the module's functions
/// are in `Exports.swift`.
package struct Lab {
  /// The traces that were read, by number; nil for one that was given back.
  private var traces: [Trace?] = []
  /// The engines that files brought: policies, systems with options.
  private var ownEngines: [LabEngine] = []
  /// The lists under the finger.
  package var stage = LabStage()
  /// The takes that policies are judged by.
  package var judge = LabJudge()
  /// The prompts that are walked through; nil where nobody records.
  package var plan: LabPlan?
  /// The trace that is looked at.
  package var viewer = LabViewer()
  /// The file of takes that is being read; nil between two.
  private var takes: TakesReader?
  /// The name of that file.
  private var takesPath = ""
  /// The texts in which bundles were looked for last, and how messages call them.
  private var bundleTexts: (texts: [BundleText], path: String) = ([], "")
  /// The bundles that were read, by number.
  private var bundles: [LabBundle] = []

  /// Nothing in it.
  package init() {}

  /// The number of a list without a refresh.
  package static let noEngine = -1

  /// The number of engines: the built-in systems, then those of files.
  package var engineCount: Int { RefreshSystem.all.count + ownEngines.count }

  /// The engine of a number; nil for one that there is not.
  package func engine(_ number: Int) -> LabEngine? {
    let systems = RefreshSystem.all
    if systems.indices.contains(number) { return .system(systems[number]) }
    if number == Self.noEngine { return LabEngine.none }
    let own = number - systems.count
    return ownEngines.indices.contains(own) ? ownEngines[own] : nil
  }

  /// The model of a number; nil for one that there is not, which stands for each engine's own list.
  package static func model(_ number: Int) -> ScrollModel? {
    let models = ScrollModel.all
    return models.indices.contains(number) ? models[number] : nil
  }

  // MARK: Traces

  /// Keeps a trace that a page has the text of.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: What messages call it.
  /// - Returns: Its number.
  /// - Throws: What is wrong with it, as every command says it.
  package mutating func read(_ bytes: [UInt8], named name: String) throws(TraceError) -> Int {
    keep(try TraceReader.trace(of: bytes, path: name))
  }

  private mutating func keep(_ trace: Trace) -> Int {
    traces.append(trace)
    return traces.count - 1
  }

  /// The trace of a number; nil for one that there is not.
  package func trace(_ number: Int) -> Trace? { traces.indices.contains(number) ? traces[number] : nil }

  /// Gives a trace's room back.
  package mutating func forget(_ number: Int) {
    if traces.indices.contains(number) { traces[number] = nil }
  }

  /// Begins to read a file of takes, which comes part by part.
  package mutating func open(takesNamed name: String) { (takes, takesPath) = (TakesReader(), name) }

  /// Adds a part of the file.
  ///
  /// - Parameters:
  ///   - bytes: Any number of bytes, wherever they are cut.
  ///   - isLast: Whether the file ends with it.
  package mutating func append(takes bytes: [UInt8], isLast: Bool) { takes?.append(bytes, isLast: isLast) }

  /// The number of the next take of the file, which is kept as a trace, and its name; nil after the last, and where the rest of it has not
  /// come.
  ///
  /// - Throws: What is wrong, as `import` says it.
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

  /// Keeps a policy.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: What messages call it.
  ///   - number: That of an engine in whose place it comes; nil for a new one.
  /// - Returns: The number of its engine.
  /// - Throws: All that is wrong with it, as every command says it.
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

  /// Looks for bundles in a text with whatever is around them.
  ///
  /// - Returns: How many there may be, at least one: reading it says where there is none.
  package mutating func find(bundles bytes: [UInt8], named name: String) -> Int {
    bundleTexts = (BundleText.all(in: bytes, path: name), name)
    return bundleTexts.texts.count
  }

  /// Reads one of the bundles that were found last.
  ///
  /// - Returns: An object: `bundle`, its number; `trace`, that of its trace; `name`; `tool`; `lists[]`, the first few of those it tells of, with the
  ///   numbers of `engine` and `model`, −1 for the engine's own list.
  /// - Throws: What is wrong with it, as `bundle --run` says it.
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
        model: list.model.flatMap { ScrollModel.all.firstIndex(of: $0) } ?? -1
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

  /// The bundle of a number; nil for one that there is not.
  package func bundle(_ number: Int) -> LabBundle? {
    bundles.indices.contains(number) ? bundles[number] : nil
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
    return ReplayLine(result, trace: trace.path, intent: trace.header.intent).json
  }
}
