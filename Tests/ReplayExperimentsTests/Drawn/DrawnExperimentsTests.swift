import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import ReplayExperiments

/// Experiments on traces drawn from seeds, each as a whole output with a line per case.
///
/// By hand: a finger that goes from 5 to 65 pt in 80 ms is at 30 pt after 33.3 ms, the first report at 30 Hz. A policy of 110 pt with a gain
/// of 0.05 needs 2200 pt of travel, 3.3 times 667.
@Suite("Drawn experiments")
struct DrawnExperimentsTests {
  // MARK: Words

  /// An event in few characters, such as `8.0d0:10,20` for slot 0 down at 8 ms, 10, 20.
  static func words(_ event: TraceEvent) -> String {
    let time = (Double(event.timeMicroseconds) / 1000).golden
    let at = event.arrivalMicroseconds.map { "@\((Double($0) / 1000).golden)" } ?? ""
    let place = { (x: Double, y: Double) in "\(x.golden),\(y.golden)" }
    let what =
      switch event.kind {
      case .down(let slot, let x, let y): "d\(slot):\(place(x, y))"
      case .move(let slot, let x, let y): "m\(slot):\(place(x, y))"
      case .up(let slot): "u\(slot)"
      case .cancel(let slot): "c\(slot)"
      case .scroll(let scroll):
        "s:\(scroll.dx?.golden ?? ""),\(scroll.dy?.golden ?? "")\(scroll.v120y.map { "w\($0.golden)" } ?? "")"
      case .stop: "stop"
      default: "\(event.kind)"
      }
    return "\(time)\(at)\(what)"
  }

  private static func words(_ trace: Trace) -> String { trace.events.map(words).joined(separator: " ") }

  private static func header(_ trace: Trace) -> String {
    let text = String(decoding: TraceWriter.bytes(of: trace), as: UTF8.self)
    let lines = text.split(separator: "\n")
    return "\(lines.first ?? "")\n\(lines.last ?? "")"
  }

  // MARK: Stress

  /// A finger with a rest on a screen, a scroll on a touchpad, and two raw contacts with labels.
  private static func stressTraces() throws -> [Trace] {
    var finger = ScriptedTrace(rest: #","intent":"pull","labels":[{"from":0,"to":90000,"intent":"fling"}]"#)
    finger.drag(at: 10, from: 5, to: [(65, 90), (65, 160), (35, 200)])
    var scroll = ScriptedTrace(kind: "touchpad")
    for index in 0..<10 {
      scroll.add(
        #"{"type":"scroll","t":\#(9000 * index),"at":\#(9000 * index + 700),"axis_source":"finger","dx":0.5,"dy":\#(4 + index)}"#
      )
    }
    scroll.add(#"{"type":"stop","t":95000}"#)
    var two = ScriptedTrace()
    two.add(#"{"type":"down","t":0,"layer":"evdev","slot":0,"x":1,"y":2}"#)
    two.add(#"{"type":"down","t":8000,"layer":"evdev","slot":1,"x":50,"y":2}"#)
    for index in 2..<9 {
      two.add(
        #"{"type":"move","t":\#(8000 * index),"layer":"evdev","slot":\#(index % 2),"x":\#(index),"y":\#(9 * index)}"#
      )
    }
    two.add(#"{"type":"up","t":80000,"layer":"evdev","slot":0}"#)
    two.add(#"{"type":"cancel","t":80000,"layer":"evdev","slot":1}"#)
    return [try finger.trace(), try scroll.trace(), try two.trace()]
  }

  @Test("each condition's trace and options, repeat by repeat", arguments: [0, 1, 2])
  func stress(index: Int) throws {
    let trace = try Self.stressTraces()[index]
    var text = ""
    for condition in StressCondition.all {
      text += "\(condition.name) × \(condition.repeats): \(condition.words)\n"
      for number in 0..<condition.repeats {
        let options = condition.options(ReplayOptions(), repeat: number, seed: 7)
        let frames = options.frames
        text +=
          "  \(number): \(options.rate) Hz, phase \(frames.phase), late \(frames.late), dropped \(frames.dropped), seed \(frames.seed), updates \(frames.updateDelay), arrival \(options.usesArrival)\n"
        guard condition.changesTrace else { continue }
        let changed = condition.trace(trace, options: ReplayOptions(), repeat: number, seed: 7)
        text += "    \(Self.words(changed))\n"
        if number == 0 { text += Self.header(changed).split(separator: "\n").map { "    \($0)\n" }.joined() }
      }
    }
    #expect(Golden.difference(of: text, from: "stressed-\(index).txt") == nil)
  }

  @Test("the verdict of every run of some engines")
  func stressed() throws {
    let conditions = StressCondition.all.filter {
      $0.repeats == 1 || $0.name == "frame-phase" || $0.name == "drop-20"
    }
    let settings = ReplaySettings(
      engines: [.mrefresh, .sv, .swiperefresh, .pullview].map(EngineChoice.builtIn),
      grounds: [.model(.uikit), .native])
    var text = ""
    for seed in [1, 4] {
      let trace = RandomReplay(seed: UInt64(seed)).trace
      let stressed = try StressedTrace(of: trace, path: "random-\(seed)", settings, conditions, seed: 3)
      text += "\(stressed.label.name), warnings \(stressed.warnings)\n"
      for line in stressed.lines {
        text += "\(line.engine) on \(line.model): \(line.runs.usual.words)\n"
        for (condition, runs) in zip(conditions, line.runs.stressed) {
          text += "  \(condition.name): \(runs.map(\.words).joined(separator: " | "))\n"
        }
      }
    }
    #expect(Golden.difference(of: text, from: "stressed-verdicts.txt") == nil)
  }

  // MARK: Rebuilt fingers

  @Test("fingers made for logs with rows from 4 to 60 ms, on each kind of model")
  func rebuilt() {
    var text = ""
    for model in [ScrollModel.uikit, .gtk, .flutterIOS, .betterScroll, .android] {
      for milliseconds in [4.0, 8, 16, 24, 26, 40, 60] {
        let interval = milliseconds / 1000
        var scroller = Scroller(model: model, extent: ScrollExtent.standard, offset: 0)
        scroller.beginContact(at: 0)
        var rows: [(time: Double, offset: Double)] = []
        var travel = 0.0
        var time = interval
        while time <= 0.25 {
          travel += time < 0.12 ? 500 * interval : time < 0.18 ? 0 : -300 * interval
          scroller.moveFinger(to: travel, at: time)
          rows.append((time, scroller.offset(at: time)))
          time += interval
        }
        scroller.endContact(at: time)
        let free = (1...4).map { (time + 0.02 * Double($0), scroller.offset(at: time + 0.02 * Double($0))) }
        let contacts: [RebuiltFinger.Contact] = [
          .init(rows: rows, free: milliseconds == 16 ? [] : free, lift: milliseconds == 8 ? time : nil),
          .init(rows: [(time + 0.5, 0), (time + 0.6, -30)], lift: time + 0.7),
        ]
        let finger = RebuiltFinger(contacts, on: model, in: .standard)
        let after = finger.offAfterLift.map { "\($0.points.golden) at \($0.time.golden)" } ?? "–"
        text +=
          "\(model.name) every \(milliseconds) ms: farthest \(finger.farthest.golden), off \(finger.offUnderFinger.golden), after \(after), unreached \(finger.unreached)\n"
        let trace = finger.trace(in: .standard, of: "logs/a.log", by: "tool 1")
        text += "  \(Self.words(trace))\n"
        if milliseconds == 16 { text += Self.header(trace) + "\n" }
      }
    }
    #expect(Golden.difference(of: text, from: "rebuilt-fingers.txt") == nil)
  }

  // MARK: Shrinking

  private static let shrinks: [(name: String, engines: [RefreshSystem], keep: String?, words: [String])] = [
    ("fired", [.pullview], "fired", []), ("silent", [.mrefresh], "silent", ["--rate", "60"]),
    ("differs", [.pullview, .mrefresh], nil, ["--slop", "8 pt"]), ("first", [.sv], nil, []),
  ]

  @Test("smaller traces with what they say of themselves, for each goal, with the scene given or not")
  func shrunk() throws {
    var text = ""
    for (index, shrink) in Self.shrinks.enumerated() {
      for (number, seed) in [2, 5, 9].enumerated() {
        var trace = RandomReplay(seed: UInt64(seed)).trace
        trace.header.intent = [.pull, .free, nil][(index + number) % 3]
        var options = ReplayOptions()
        if number > 0 {
          options.scene.viewport = 700
          (options.scene.content, options.scene.topInset) = (2000, 20)
        }
        if number > 1 { options.scene.startOffset = 10 }
        let settings = ReplaySettings(
          engines: shrink.engines.map(EngineChoice.builtIn), grounds: [.model(.uikit)], options: options)
        text += "\(shrink.name) of seed \(seed)"
        do {
          let job = try ShrinkJob(
            trace, path: number == 0 ? "-" : "a/b.trace", settings, keep: shrink.keep, words: shrink.words
          ) {
            _, _, intent, reachesTop in intent == .pull && number == 2 ? ["it does not look like that"] : []
          }
          let outcome = try job.run(limit: number == 1 ? 40 : 150)
          text +=
            ": keeps \(job.goal.name)\(job.intent.words), \(outcome.replaysInWords), cut short \(outcome.isCutShort), smaller \(outcome.isSmaller), \(outcome.before.events) → \(outcome.after.events) events, \(outcome.before.bytes) → \(outcome.after.bytes) bytes\n"
          text += "  \(Self.words(outcome.trace))\n" + Self.header(outcome.trace) + "\n"
          text += try job.results(of: outcome.trace).map { "  \($0.engine) \(Verdict($0).words)\n" }.joined()
        } catch {
          text += ": \(error)\n"
        }
      }
    }
    #expect(Golden.difference(of: text, from: "shrunk.txt") == nil)
  }

  // MARK: Sweeps

  @Test("every gesture of drawn traces under each threshold, in points and in millimetres")
  func swept() throws {
    var text = ""
    for (seed, intent) in [(1, Intent.pull), (2, .free), (4, .scroll), (7, nil)] as [(Int, Intent?)] {
      for isMillimetres in [false, true] {
        var trace = RandomReplay(seed: UInt64(seed)).trace
        trace.header.intent = intent
        if isMillimetres { trace.header.statedUnits = .millimetres }
        if seed == 7, isMillimetres { trace.header.statedUnits = .normalised }
        let settings = ReplaySettings(
          engines: [.mrefresh, .sv, .isalternative].map(EngineChoice.builtIn),
          grounds: [.model(.uikit), .native],
          options: RandomReplay(seed: UInt64(seed)).options)
        let swept = try SweptTrace(
          of: trace, path: "random-\(seed).trace",
          SweepSettings(
            settings, thresholds: isMillimetres ? [5, 15, 40] : [20, 60, 90, 140],
            isMillimetres: isMillimetres))
        text +=
          "\(swept.label.name), \(swept.reason ?? "swept"), \(swept.results) results, \(swept.warnings)\n"
        for gesture in swept.gestures {
          text +=
            "  \(gesture.label.name), \(gesture.label.reasonToExclude ?? gesture.label.intent?.rawValue ?? "no intent")\n"
          for replay in gesture.replays {
            text +=
              "    \(replay.engine) on \(replay.model), \(replay.method): \(replay.reason); own \(replay.own?.golden ?? "–") fires \(replay.firesAtOwn) \(replay.triggersAtOwn.map(String.init) ?? "–"), critical \(replay.critical.map { $0.isFinite ? $0.golden : "\($0)" } ?? "–"), \(replay.triggers.map { $0.map(String.init) ?? "–" }), busy \(replay.isBusy)\n"
          }
        }
      }
    }
    #expect(Golden.difference(of: text, from: "swept.txt") == nil)
  }

  // MARK: Linting

  @Test("policies drawn at random: what is found, where, and what to do")
  func linted() {
    var random = SeededRandom(seed: 17)
    func chance(_ share: Double) -> Bool { random.nextUnit() < share }
    func one<Value>(of values: [Value]) -> Value { values[Int(random.nextUnit() * Double(values.count))] }
    var text = ""
    for number in 0..<70 {
      var policy = RefreshPolicy(
        threshold: .points(one(of: [20, 60, 110, 236, 237, 400, 600, 5000])), isStrict: chance(0.5),
        moment: one(of: [.crossing, .release, .bounceBack, .dwell(0.3), .dwell(2)]),
        inset: RefreshInset(height: 60, timing: .trigger, opening: 0.2, closing: 0.3))
      if chance(0.3) { policy.hysteresis = one(of: [10, 60, 200]) }
      if chance(0.3) { policy.input = .travel(gain: one(of: [0.05, 0.5, 1])) }
      policy.gates.requiresFinger = chance(0.5)
      policy.gates.startsAtEdge = chance(0.3)
      if chance(0.2) { policy.gates.cooldown = one(of: [0.5, 100]) }
      if chance(0.2) { policy.gates.maximumUpwardRelease = one(of: [-50, 300]) }
      if chance(0.1) { policy.gates.sources = one(of: [.wheel, .touchpad]) }
      if chance(0.2) { policy.gates.maximumContacts = one(of: [0, 1, 2]) }
      policy.rearm = one(of: [.atRest, .newGesture, .below(5), .below(500)])
      if chance(0.3) { policy.hasBusyLock = false }
      let model = one(of: [ScrollModel.uikit, .android, .gtk, .flutterIOS])
      let found = PolicyLint(policy, model: model, viewport: one(of: [480, 667])).findings
      text +=
        "\(number) \(policy.threshold) \(policy.moment) on \(model.name): \(found.isEmpty ? "fine" : "")\n"
      for finding in found {
        let times = finding.times.map(\.golden).joined(separator: " ")
        text +=
          "  \(finding.rule.rawValue) \(finding.path) \(finding.problem); \(finding.advice) [\(finding.travel?.golden ?? "–"); \(times)]\n"
      }
    }
    #expect(Golden.difference(of: text, from: "linted.txt") == nil)
  }

  // MARK: Bundles

  @Test("the format of a bundle's run, whole")
  func bundleSchema() {
    #expect(Golden.difference(of: BundleRun.format.schema.text, from: "schema-bundle.txt") == nil)
  }

  @Test("a bundle of drawn traces, indented and with other line ends, and its run as JSON and text")
  func bundles() throws {
    let settings = ReplaySettings(
      engines: [.mrefresh, .sv, .isalternative, .jackrabbit].map(EngineChoice.builtIn),
      grounds: [.native, .model(.uikit)])
    var text = ""
    for seed in [3, 5] {
      let bundle = try Bundle(
        RandomReplay(seed: UInt64(seed)).trace, settings, words: ["--rate", "60"], tool: "T \(seed)")
      let plain = String(decoding: bundle.bytes, as: UTF8.self)
      let forms = [
        plain, plain.replacing("\n", with: "\r\n"), "\t" + plain.replacing("\n", with: " \n\t\t> "),
      ]
      for form in forms {
        let again = try Bundle(Array(form.utf8), path: "b.txt")
        #expect(again.bytes == bundle.bytes)
      }
      var changed = bundle
      changed.verdicts = bundle.verdicts.enumerated().map { index, verdict in
        index % 2 == 0
          ? verdict
          : BundleVerdict(ReplayResult(named: verdict.engine, on: verdict.model), isNative: verdict.isNative)
      }
      let run = try BundleRun(changed, path: "b.txt", options: ReplayOptions())
      text +=
        plain.split(separator: "\n").prefix(10).joined(separator: "\n") + "\n" + run.text(width: 90)
        + run.text(width: 40)
      text += run.json.replacing("},", with: "},\n") + "\n"
    }
    #expect(Golden.difference(of: text.withGoldenNumbers, from: "bundles.txt") == nil)
  }

  // MARK: Verdicts

  @Test("what a gesture is, for every intent, label and result")
  func outcomes() {
    var text = ""
    for intent in [nil] + Intent.allCases.map({ $0 as Intent? }) {
      for (number, change) in Self.labels.enumerated() {
        var label = TraceLabel()
        (label.trace, label.intent, label.grade) = ("a.trace", intent, "A")
        change(&label)
        var outcomes: [String] = []
        for (triggers, isBusy) in [(0, false), (1, false), (2, true), (0, true)] {
          var result = ReplayResult()
          (result.triggers, result.isBusy) = (triggers, isBusy)
          outcomes.append(ScoredGesture(label, result).outcome.rawValue)
        }
        text +=
          "\(intent?.rawValue ?? "none") \(number): \(outcomes.joined(separator: " ")); \(label.name); out \(label.nameToExclude): \(label.reasonToExclude ?? "–"); not known: \(label.reasonNothingIsKnown ?? "–"); hash \(label.gestureHash.map { "\($0)" } ?? "–")\n"
      }
    }
    #expect(Golden.difference(of: text, from: "outcomes.txt") == nil)
  }

  private static let labels: [@Sendable (inout TraceLabel) -> Void] = [
    { _ in }, { ($0.gesture, $0.gestures) = (0, 0) },
    { ($0.gesture, $0.gestures, $0.contentHash) = (2, 3, 5) },
    { ($0.gesture, $0.gestures, $0.contentHash) = (1, 3, 5) }, { $0.grade = "F" },
    { $0.isLayerMissing = true },
    { ($0.isLayerMissing, $0.layer) = (true, .evdev) }, { $0.isUnfinished = true }, { $0.isTruncated = true },
    { ($0.isUnfinished, $0.gesture, $0.gestures) = (true, 3, 3) },
    { ($0.isTruncated, $0.isUnfinished) = (true, true) },
  ]
}

extension ReplayResult {
  /// An empty result of an engine on a model.
  fileprivate init(named engine: String, on model: String) {
    self.init()
    (self.engine, self.model) = (engine, model)
  }
}
