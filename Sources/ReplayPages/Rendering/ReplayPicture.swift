import RefreshIndicators
import TraceReplay

/// A replay drawn: what a person would see on a phone, and what the engine goes by.
package struct ReplayPicture: Sendable {
  /// The display frames of the replay, at least one.
  package let frames: [ReplayFrame]
  /// The figures of the run.
  package let result: ReplayResult
  /// The part of the viewport that a frame shows.
  package let size: PictureSize
  let track: FingerTrack
  private let scene: Scene
  private let longestState: Int
  private let path: IndicatorPath?
  private let look: IndicatorLook

  /// Radius of a frame's corners, in points.
  private static let corner = 20.0

  /// The pictures of a run.
  ///
  /// - Parameters:
  ///   - replay: What was run.
  ///   - result: The figures of the run.
  ///   - frames: What its frames showed, at least one.
  ///   - size: How much of the viewport a frame shows.
  ///   - path: What the indicator draws, where its system draws a path; nil for the system's own.
  ///   - look: What the engine's options say of the indicator's looks.
  package init(
    of replay: Replay, result: ReplayResult, frames: [ReplayFrame], size: PictureSize = .phone,
    path: IndicatorPath? = nil, look: IndicatorLook = IndicatorLook()
  ) {
    precondition(!frames.isEmpty, "a picture needs frames")
    self.frames = frames
    self.result = result
    self.size = size
    self.path = path
    self.look = look
    track = replay.track
    scene = replay.scene
    longestState = result.states.map(\.name.count).max() ?? 0
  }

  /// The last frame that was on screen at `time` seconds; the first before all.
  package func frame(at time: Double) -> Int {
    max(0, (frames.firstIndex { $0.time > time } ?? frames.count) - 1)
  }

  /// The state's name in a frame.
  ///
  /// - Parameter index: The frame's.
  /// - Returns: In the engine's own words.
  package func stateName(ofFrame index: Int) -> String {
    "\(frames[index].engine.stateName(frames[index].state))"
  }

  /// One frame: content, what the engine goes by, indicator, finger and, at the foot, state, time and pull.
  ///
  /// - Parameter index: The frame's.
  /// - Returns: A picture of ``size``, opaque.
  package func drawing(ofFrame index: Int) -> DisplayList {
    let frame = frames[index]
    let outline = VectorPath.roundedRectangle(
      x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1, radius: Self.corner)
    var screen = DisplayList()
    let picture = ScreenPicture(scene: scene, threshold: result.threshold, size: size, path: path, look: look)
    screen.add(picture.drawing(of: frame))
    let bar = StatusBar(
      size: size, engine: result.engine, state: stateName(ofFrame: index), longestState: longestState,
      time: frame.time, pull: frame.pull,
      threshold: result.threshold)
    screen.add(bar.display)
    screen.add(FingerMark(track: track, size: size).display(at: frame.time))
    var list = DisplayList()
    list.fill(.rectangle(x: 0, y: 0, width: size.width, height: size.height), PictureColors.paper)
    list.add(screen, clip: outline)
    list.stroke(outline, PictureColors.frame, StrokeStyle(1))
    return list
  }
}
