import RefreshIndicators
import TraceReplay

/// Draws a phone's screen at one frame: the content, the indicator, and marks for the engine's values.
package struct ScreenPicture {
  let scene: Scene
  let threshold: Double
  let size: PictureSize
  let path: IndicatorPath?
  let look: IndicatorLook

  /// Prepares the drawing of a run's screens.
  ///
  /// - Parameters:
  ///   - scene: The scene of the run.
  ///   - threshold: The engine's threshold, in points.
  ///   - size: The drawn part of the viewport.
  ///   - path: The shape of a path indicator; nil for the original's own.
  ///   - look: The indicator's appearance from the engine's options.
  package init(
    scene: Scene, threshold: Double, size: PictureSize, path: IndicatorPath? = nil,
    look: IndicatorLook = IndicatorLook()
  ) {
    (self.scene, self.threshold, self.size) = (scene, threshold, size)
    (self.path, self.look) = (path, look)
  }

  /// The drawing of the screen at a frame, without transparency.
  package func drawing(of frame: ReplayFrame) -> DisplayList {
    var list = contentDrawing(of: frame)
    list.add(
      RefreshIndicator.display(
        engine: frame.engine, view: frame.situation, width: size.width, path: path, look: look))
    list.add(PullMarks(scene: scene, threshold: threshold, size: size).display(frame))
    return list
  }

  /// The drawing of the screen at a frame without the indicator and the marks.
  package func contentDrawing(of frame: ReplayFrame) -> DisplayList {
    var list = DisplayList()
    list.fill(.rectangle(x: 0, y: 0, width: size.width, height: size.height), PictureColors.ground)
    list.add(ContentRows(scene: scene, size: size).display(offset: frame.offset))
    return list
  }
}
