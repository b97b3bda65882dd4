import PullToRefresh
import GestureTraces
import ReplayPages
import ScrollPhysics
import TextFormats
import TraceReplay

/// A trace under one to four lists, every frame of it: what the page's timeline and pictures are drawn from.
package struct LabViewer {
  private var choices: [(engine: LabEngine, model: ScrollModel?)] = []
  private var panels: [ViewedList] = []
  /// The trace's timeline, as ``TimelineDetails`` has it.
  package private(set) var details: [UInt8] = []

  /// The most lists.
  package static let mostPanels = LabStage.mostPanels

  /// Nothing in it.
  package init() {}

  /// Takes all lists away.
  package mutating func clear() { (choices, panels, details) = ([], [], []) }

  /// Adds a list; on its own where no model is given.
  ///
  /// - Returns: False if there are as many as there may be.
  package mutating func add(_ engine: LabEngine, on model: ScrollModel?) -> Bool {
    guard choices.count < Self.mostPanels else { return false }
    choices.append((engine, model))
    return true
  }

  /// Replays a trace on every list.
  ///
  /// - Parameters:
  ///   - trace: Any.
  ///   - bundle: The bundle that it is from, which says how it is replayed and what comes of it; nil for none.
  /// - Returns: An object: `rate`, the trace's `path`, `intent`, `device`, `subject`, `grade`, `lists[]` with `engine`, `model`, `native`, `triggers[]`
  ///   and `busy[]` of each gesture, and where the bundle says something of it `expected` and `differences[]`.
  /// - Throws: A trace that takes more work than something pasted may.
  package mutating func open(_ trace: Trace, _ bundle: LabBundle?) throws(LabComplaint) -> String {
    panels = []
    let options = bundle?.options ?? ReplayOptions()
    let work = ReplayWork(ReplayWork.pasted)
    var (replays, indices): ([Replay], [Int]) = ([], [])
    for (engine, model) in choices {
      let list = engine.list(on: model)
      let index = replays.firstIndex { $0.list == list } ?? replays.count
      if replays.isEmpty {
        replays = [Replay(of: trace, on: list, options: options, work: work)]
      } else if index == replays.count {
        replays.append(Replay(on: list, beside: replays))
      }
      indices.append(index)
      panels.append(ViewedList(engine, replays[index], isNative: model == nil, rate: options.rate, bundle))
      guard !work.isSpent else { throw LabComplaint("\(trace.path): \(work.complaint)") }
    }
    guard !replays.isEmpty else { return "{}" }
    let ground = TimelineDetails.Ground(replays: replays, indices: indices, runs: panels.map { $0.page })
    details = TimelineDetails.text(options: options, grounds: [ground])
    return json(trace, rate: options.rate)
  }

  private func json(_ trace: Trace, rate: Double) -> String {
    let header = trace.header
    var json = JSONWriter()
    json.object { json in
      json.member("rate", rate)
      json.member("path", trace.path)
      json.member("intent", header.intent?.rawValue)
      json.member("device", header.device.name ?? header.device.kind.rawValue)
      json.member("subject", header.subject)
      json.member("grade", trace.end?.grade)
      json.list("lists", panels) { json, list in list.write(to: &json) }
    }
    return json.text
  }

  /// The picture of a list at a frame, as ``DisplayNumbers``; nil where there is none.
  ///
  /// - Parameters:
  ///   - panel: The list's number.
  ///   - frame: The frame's; one after the last shows the last.
  ///   - width: In points.
  ///   - height: In points.
  /// - Returns: The numbers.
  package func drawing(of panel: Int, frame: Int, width: Double, height: Double) -> DisplayNumbers? {
    panels.indices.contains(panel) ? panels[panel].drawing(frame: frame, width: width, height: height) : nil
  }
}
