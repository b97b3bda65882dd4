import ScrollPhysics
import GestureTraces
import PullToRefresh
import ReplayPages
import ReplayReport
import TextFormats
import TraceReplay

/// A panel: one of the scroll views under the finger, with an engine and a scroll model, and their state during the present take.
struct LabPanel {
  let engine: LabEngine
  let list: ScrollList
  private var live: LiveReplay
  /// The run as the display shows it. It is slightly ahead of the run of the engine, which waits for late events.
  private var shown: LiveReplay
  private let scene: Scene
  private let threshold: Double
  /// The frame that the display shows.
  private(set) var frame: ReplayFrame

  /// Creates a panel at the start of a take.
  init(_ engine: LabEngine, on list: ScrollList, _ header: TraceHeader, _ options: ReplayOptions) {
    let scene = Scene(scenario: header.scenario, overrides: options.scene)
    let start = engine.engine(in: scene, on: list.model)
    (self.engine, self.list, self.scene) = (engine, list, scene)
    threshold = start.traits.threshold
    live = LiveReplay(header, on: list, start, options: options)
    shown = live.ahead(at: 0)
    frame = shown.frame
  }

  /// The time of the newest frame passed to the engine, in whole microseconds; negative before the first.
  var shownMicroseconds: Int64 { Int64((live.shownTime * 1e6).rounded(.down)) }

  /// True if the content does not move, and will not move without a further event.
  var isResting: Bool { live.isResting }

  /// True if the content rests where it was at the take's start.
  var isAtStart: Bool {
    live.isResting && abs(frame.offset + scene.topInset - scene.startOffset) < Self.restDistance
  }

  /// The largest distance between content and its start, in points, that still counts as being at the start; it is invisible.
  private static let restDistance = 0.5

  mutating func follow(_ event: TraceEvent) { live.follow(event) }

  /// Passes all frames up to `decided` seconds to the engine, and computes the displayed frame at `time`.
  mutating func show(decided: Double, time: Double) {
    live.showFrames(upTo: decided)
    shown = live.ahead(at: time)
    frame = shown.frame
  }

  /// How often the engine has fired up to the displayed frame.
  var triggers: Int { shown.log.triggers }

  /// The drawing of the frame that the display shows.
  func drawing(width: Double, height: Double) -> DisplayNumbers {
    let size = PictureSize(width: width, height: height)
    let picture = ScreenPicture(scene: scene, threshold: threshold, size: size)
    return DisplayNumbers(engine.isShown ? picture.drawing(of: frame) : picture.contentDrawing(of: frame))
  }

  /// A JSON object with the engine's results for each gesture of a take, computed by replaying the whole take.
  func json(of take: Trace, _ options: ReplayOptions) -> String {
    let replay = Replay(of: take, on: list, options: options)
    var results = replay.gestureResults(of: engine.engine(in: replay.scene, on: list.model))
    replay.explain(&results, within: ReplayWork(ReplayWork.explanationsOfList)) {
      engine.engine(in: $0.scene, on: $0.model)
    }
    var json = JSONWriter()
    json.object { json in
      json.member("engine", engine.name)
      json.list("gestures", results) { json, result in
        json.object { json in
          json.member("why", TriggerReason.words(result))
          json.member("trigger_ms", result.trigger.map { $0 * 1000 })
          json.member("callback_ms", result.callback.map { $0 * 1000 })
          json.member("late_ms", result.delay.map { $0.total * 1000 })
          json.member("busy", result.isBusy)
          json.list("rules", FindingWords.lines(result.findings))
        }
      }
    }
    return json.text
  }
}
