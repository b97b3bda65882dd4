import ScrollPhysics
import GestureTraces
import PullToRefresh
import ReplayPages
import ReplayReport
import TextFormats
import TraceReplay

/// One of the lists under the finger: an engine on a model, and what it has done in the present take.
struct LabPanel {
  let engine: LabEngine
  let list: ScrollList
  private var live: LiveReplay
  /// The run as it is on the display: a little ahead of what is decided.
  private var shown: LiveReplay
  private let scene: Scene
  private let threshold: Double
  /// The frame that is on the display.
  private(set) var frame: ReplayFrame

  /// A panel at the start of a take.
  init(_ engine: LabEngine, on list: ScrollList, _ header: TraceHeader, _ options: ReplayOptions) {
    let scene = Scene(scenario: header.scenario, overrides: options.scene)
    let start = engine.engine(in: scene, on: list.model)
    (self.engine, self.list, self.scene) = (engine, list, scene)
    threshold = start.traits.threshold
    live = LiveReplay(header, on: list, start, options: options)
    shown = live.ahead(at: 0)
    frame = shown.frame
  }

  /// The time of the newest frame that the engine has seen, in whole microseconds; below 0 before the first.
  var shownMicroseconds: Int64 { Int64((live.shownTime * 1e6).rounded(.down)) }

  /// True if nothing moves and nothing is to come without an event.
  var isResting: Bool { live.isResting }

  /// True if it rests as a take begins that starts where this one's did.
  var isAtStart: Bool {
    live.isResting && abs(frame.offset + scene.topInset - scene.startOffset) < Self.restDistance
  }

  /// Content this near to where it began counts as there, in points: nobody sees it.
  private static let restDistance = 0.5

  mutating func follow(_ event: TraceEvent) { live.follow(event) }

  /// Shows the engine all frames up to `decided` seconds, and looks at the display's own at `time`.
  mutating func show(decided: Double, time: Double) {
    live.showFrames(upTo: decided)
    shown = live.ahead(at: time)
    frame = shown.frame
  }

  /// How often the engine has fired, in the frame that is on the display.
  var triggers: Int { shown.log.triggers }

  /// The picture of the panel's frame.
  func drawing(width: Double, height: Double) -> DisplayNumbers {
    let size = PictureSize(width: width, height: height)
    let picture = ScreenPicture(scene: scene, threshold: threshold, size: size)
    return DisplayNumbers(engine.isShown ? picture.drawing(of: frame) : picture.contentDrawing(of: frame))
  }

  /// An object that says what the engine made of each gesture of a take, as the replay of it does.
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
