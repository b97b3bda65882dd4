import GestureTraces
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import TextFormats
import TraceExports
import TraceReplay

/// Traces: read in two ways, written back, cut into gestures, replayed in two ways, exported, bundled.
enum TraceTargets {
  /// Longest trace that is replayed, in seconds, and most frames of a replay: the reference visits every one of them.
  private static let (longestReplay, mostFrames) = (20.0, 3000.0)

  /// Numbers that are the same for the same input.
  static func random(_ input: [UInt8]) -> SeededRandom {
    var hash = ContentHash()
    hash.add(input)
    return SeededRandom(seed: hash.value)
  }

  /// Quick readers give what careful ones give; a trace that is written is read as the same.
  static func reading(_ text: [UInt8]) -> Bool {
    var random = random(text)
    let cuts = (0..<Int.random(in: 0...3, using: &random))
      .map { _ in Int.random(in: 0...text.count, using: &random) }.sorted()
    let careful = ReadingOutcome.careful(text)
    demand(
      ReadingOutcome.quick(text, cutAt: cuts, known: nil) == careful,
      "the quick reader differs from the careful one")
    guard let trace = try? TraceReader.trace(of: text, path: "a") else { return false }
    demandReadsBack(trace)
    demandKept(text, in: trace)
    for part in trace.split(idle: 400_000) { demandReadsBack(part) }
    return true
  }

  /// What is left out of a trace that is written: the layer that an event without one is of.
  private static let kept = Kept(defaults: ["layer": .string("libinput")])

  /// Every member of every line is in what is written, and numbers of known events lie within the format's ranges.
  static func demandKept(_ text: [UInt8], in trace: Trace) {
    let said = Kept.objects(text)
    kept.demand(said, in: Kept.objects(TraceWriter.bytes(of: trace)))
    for (index, object) in said.enumerated() {
      if index > 0, index <= trace.events.count, case .unknown = trace.events[index - 1].kind { continue }
      KnownLimits.demand(Self.known(object), within: KnownLimits.ofTraces)
    }
  }

  /// An object without the keys that anybody may add, whose values may be anything.
  private static func known(_ object: JSONObject) -> JSONValue {
    var known = JSONObject()
    for member in object.members where KnownLimits.ofTraces[member.key] != nil || member.key == "scenario" {
      known[member.key] = member.value
    }
    return .object(known)
  }

  private static func demandReadsBack(_ trace: Trace) {
    let written = TraceWriter.bytes(of: trace)
    do {
      let read = try TraceReader.trace(of: written, path: trace.path)
      demand(read.header == trace.header, "a header is read back as another")
      demand(read.events == trace.events, "events are read back as others")
      demand(read.end == trace.end, "an end is read back as another")
      demand(read.hashOfContents == trace.hashOfContents, "a trace read back has another hash")
      demand(TraceWriter.bytes(of: read) == written, "a trace is written a second time as another text")
    } catch {
      broken("what was written cannot be read: \(error)")
    }
  }

  /// A replay that leaves frames out is to the bit the one that visits every frame, and its figures are numbers.
  static func replaying(_ text: [UInt8]) -> Bool {
    guard let trace = try? TraceReader.trace(of: text, path: "a") else { return false }
    var random = random(text)
    replay(trace, &random)
    return true
  }

  static func replay(_ trace: Trace, _ random: inout SeededRandom) {
    let last = Double(trace.events.map(\.timeMicroseconds).max() ?? 0) / 1e6
    guard last <= longestReplay else { return }
    var options = ReplayOptions()
    let rates = [60, 120, 59.94, 30, 240, 600].filter { $0 * last <= mostFrames }
    options.rate = rates.randomElement(using: &random) ?? 30
    if Bool.random(using: &random) { options.slop = Double(Int.random(in: 0...20, using: &random)) }
    options.usesArrival = Int.random(in: 0..<4, using: &random) == 0
    guard let model = ScrollModel.all.randomElement(using: &random) else { return }
    let replay = Replay(of: trace, model: model, options: options)
    for _ in 0..<2 {
      guard let system = RefreshSystem.all.randomElement(using: &random) else { return }
      compare(replay, RefreshEngine(system, in: replay.scene, on: model))
    }
  }

  static func compare(_ replay: Replay, _ engine: RefreshEngine) {
    let differences = replay.course(of: engine).differences(from: replay.courseByFrames(of: engine))
    demand(
      differences.isEmpty,
      "\(engine.name) on \(replay.model.name) differs from frame by frame in \(differences.joined(separator: ", "))"
    )
    for result in [replay.run(engine).result] + replay.gestureResults(of: engine) { demandNumbers(result) }
    demand(
      !replay.work.isSpent,
      "\(engine.name) on \(replay.model.name) takes more turns than a replay may (`Limits.md`)")
  }

  private static func demandNumbers(_ result: ReplayResult) {
    demand(
      ReplayFigure.all.allSatisfy { $0.unit == "pt/s" || $0.get(result)?.isFinite ?? true },
      "\(result.engine) on \(result.model) has a figure that is no number: \(result)")
  }

  /// Every export of a trace says what it cannot carry, or why it cannot be.
  static func exporting(_ text: [UInt8]) -> Bool {
    guard let trace = try? TraceReader.trace(of: text, path: "a"),
      trace.events.allSatisfy({ $0.timeMicroseconds <= Int64(longestReplay * 1e6) })
    else { return false }
    var isAccepted = false
    for format in ExportFormat.allCases {
      do throws(ExportError) {
        let export = try format.facts.exporter.write(trace, ExportOptions())
        demand(
          export == (try format.facts.exporter.write(trace, ExportOptions())),
          "\(format) is another the second time")
        isAccepted = true
      } catch {
        demand(
          !"\(error)".isEmpty && !"\(error)".contains("\n"), "\(format) is refused in no line, or in several")
      }
    }
    return isAccepted
  }

  /// What a bundle's lines say is in those that are written, but for keys that are none of a bundle's.
  private static func demandKept(_ text: [UInt8], in written: [JSONObject]) {
    let said = Kept.objects(text)
    guard let head = said.firstIndex(where: { $0["format"]?.string == BundleText.format }) else { return }
    let rule = Kept(changed: ["lines", "read_me", "policies", "layer"], forgetsUnknown: true)
    rule.demand(Array(said[head...].prefix(written.count)), in: written)
  }

  /// A bundle that is written is read as the same, and runs.
  static func bundle(_ text: [UInt8]) -> Bool {
    for part in BundleText.all(in: text, path: "a") { _ = part.headLine }
    guard let bundle = try? Bundle(text, path: "a") else { return false }
    let written = bundle.bytes
    do {
      let read = try Bundle(written, path: "a")
      demand(read.bytes == written, "a bundle is written a second time as another text")
      demandKept(text, in: Kept.objects(written))
    } catch {
      broken("what was written cannot be read: \(error)")
    }
    let last = Double(bundle.trace.events.map(\.timeMicroseconds).max() ?? 0) / 1e6
    if last <= longestReplay, bundle.verdicts.count <= 3,
      let run = try? BundleRun(bundle, path: "a", options: ReplayOptions())
    {
      demand(!run.text(width: 80).isEmpty && !run.json.isEmpty, "a bundle that ran says nothing")
    }
    return true
  }
}
