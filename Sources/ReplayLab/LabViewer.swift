import PullToRefresh
import GestureTraces
import ReplayPages
import ScrollPhysics
import TextFormats
import TraceReplay

/// The viewer: replays one trace in one to four scroll views and keeps every frame for the page's timeline and pictures.
package struct LabViewer {
  private var choices: [(engine: LabEngine, model: ScrollModel?)] = []
  private var panels: [ViewedList] = []
  /// The data of the trace's timeline, in the format of `TimelineDetails`.
  package private(set) var details: [UInt8] = []

  /// The largest number of scroll views.
  package static let mostPanels = LabStage.mostPanels

  /// Creates a viewer without scroll views.
  package init() {}

  /// Removes all scroll views and the timeline from the viewer.
  package mutating func clear() { (choices, panels, details) = ([], [], []) }

  /// Adds a scroll view. Without a model it has the engine's native one.
  ///
  /// - Returns: False if there are too many scroll views.
  package mutating func add(_ engine: LabEngine, on model: ScrollModel?) -> Bool {
    guard choices.count < Self.mostPanels else { return false }
    choices.append((engine, model))
    return true
  }

  /// Replays a trace in every scroll view.
  ///
  /// - Parameters:
  ///   - trace: Any trace.
  ///   - bundle: The bundle with its replay settings and expected verdicts; nil if there is none.
  /// - Returns: A JSON object: `rate`, the trace's `path`, `intent`, `device`, `subject`, `grade`, `lists[]` with `engine`, `model`,
  ///   `native`,
  ///   `triggers[]` and `busy[]` per gesture, and if the bundle states a verdict, `expected` and `differences[]`.
  /// - Throws: An error for a trace that takes too long to replay for pasted input.
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

  /// The drawing of a scroll view at a frame, as ``DisplayNumbers``; nil if there is none.
  ///
  /// - Parameters:
  ///   - panel: The index of the scroll view.
  ///   - frame: The index of the frame; an index after the last one shows the last frame.
  ///   - width: In points.
  ///   - height: In points.
  /// - Returns: The numbers.
  package func drawing(of panel: Int, frame: Int, width: Double, height: Double) -> DisplayNumbers? {
    panels.indices.contains(panel) ? panels[panel].drawing(frame: frame, width: width, height: height) : nil
  }
}
