import PullToRefresh
import ReplayPages
import TextFormats
import TraceReplay

/// One of the viewer's scroll views: an engine's replay of the viewed trace, with its results and frames.
struct ViewedList {
  /// The part of the replay that the page's timeline shows.
  let page: PageReplay
  private let result: ReplayResult
  private let gestures: [ReplayResult]
  private let isNative: Bool
  private let expectation: (words: String, differences: [String])?
  private let scene: Scene
  private let threshold: Double
  private let isShown: Bool
  private let frames: [ReplayFrame]

  /// Runs an engine on a replay. Frames are stored unless there are too many to draw.
  init(_ engine: LabEngine, _ replay: Replay, isNative: Bool, rate: Double, _ bundle: LabBundle?) {
    let idle = engine.engine(in: replay.scene, on: replay.model)
    var gestures = replay.gestureResults(of: idle)
    replay.explain(&gestures, within: ReplayWork(ReplayWork.explanationsOfList)) {
      engine.engine(in: $0.scene, on: $0.model)
    }
    let last = gestures.last ?? replay.run(idle).result
    let mayDraw = TimelineDetails.mayDraw(last, rate: rate)
    let run = replay.run(idle, keepsFrames: mayDraw && !replay.work.isSpent)
    var result = run.result
    result.engine = engine.name
    frames = TimelineDetails.steps(run.frames, rate: rate)
    page = PageReplay(result, gestures: gestures.isEmpty ? [result] : gestures, frames: frames)
    expectation = bundle?.comparison(with: result, isNative: isNative)
    (self.result, self.gestures, self.isNative) = (result, gestures, isNative)
    (scene, threshold, isShown) = (replay.scene, idle.traits.threshold, engine.isShown)
  }

  /// Writes the results as one object of the JSON that ``LabViewer`` returns.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("engine", result.engine)
      json.member("model", result.model)
      json.member("native", isNative)
      json.list("triggers", gestures) { json, gesture in json.value(gesture.triggers) }
      json.list("busy", gestures) { json, gesture in json.value(gesture.isBusy) }
      guard let expectation else { return }
      json.member("expected", expectation.words)
      json.list("differences", expectation.differences)
    }
  }

  /// The drawing of the frame with this index; an index after the last shows the last frame. Nil if no frames were stored.
  func drawing(frame: Int, width: Double, height: Double) -> DisplayNumbers? {
    guard let last = frames.indices.last else { return nil }
    let picture = ScreenPicture(
      scene: scene, threshold: threshold, size: PictureSize(width: width, height: height))
    let frame = frames[min(max(0, frame), last)]
    return DisplayNumbers(isShown ? picture.drawing(of: frame) : picture.contentDrawing(of: frame))
  }
}
