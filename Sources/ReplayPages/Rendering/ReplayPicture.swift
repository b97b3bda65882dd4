import RefreshIndicators
import TraceReplay

/// Draws frames of a replay: the phone's screen, and the values that the engine uses.
package struct ReplayPicture: Sendable {
  /// The display frames of the replay, at least one.
  package let frames: [ReplayFrame]
  /// The results of the run.
  package let result: ReplayResult
  /// The part of the viewport that a frame shows.
  package let size: PictureSize
  let track: FingerTrack
  private let scene: Scene
  private let longestState: Int
  private let path: IndicatorPath?
  private let look: IndicatorLook

  /// The corner radius of a frame, in points.
  private static let corner = 20.0

  /// Prepares the drawing of a run's frames.
  ///
  /// - Parameters:
  ///   - replay: The replay.
  ///   - result: The results of the run.
  ///   - frames: The displayed frames, at least one.
  ///   - size: The drawn part of the viewport.
  ///   - path: The shape of a path indicator; nil for the original's own.
  ///   - look: The indicator's appearance from the engine's options.
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

  /// The index of the frame displayed at a time, in seconds. Before the first frame it is the first.
  package func frame(at time: Double) -> Int {
    max(0, (frames.firstIndex { $0.time > time } ?? frames.count) - 1)
  }

  /// The name of the engine's state in a frame.
  ///
  /// - Parameter index: The frame's index.
  /// - Returns: The name in the source of the control that the engine reproduces.
  package func stateName(ofFrame index: Int) -> String {
    "\(frames[index].engine.stateName(frames[index].state))"
  }

  /// The drawing of a frame: content, engine values, indicator and finger. A bar at the bottom shows state, time and pull.
  ///
  /// - Parameter index: The frame's index.
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
