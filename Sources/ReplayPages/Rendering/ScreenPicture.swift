import RefreshIndicators
import TraceReplay

/// The screen of a phone at one frame: the content, the indicator, and the marks of what the engine goes by.
package struct ScreenPicture {
  let scene: Scene
  let threshold: Double
  let size: PictureSize
  let path: IndicatorPath?
  let look: IndicatorLook

  /// The screens of a run.
  ///
  /// - Parameters:
  ///   - scene: The lengths of the run.
  ///   - threshold: The engine's, in points.
  ///   - size: The part of the viewport that is drawn.
  ///   - path: What the indicator draws, where its system draws a path; nil for the system's own.
  ///   - look: What the engine's options say of the indicator's looks.
  package init(
    scene: Scene, threshold: Double, size: PictureSize, path: IndicatorPath? = nil,
    look: IndicatorLook = IndicatorLook()
  ) {
    (self.scene, self.threshold, self.size) = (scene, threshold, size)
    (self.path, self.look) = (path, look)
  }

  /// The screen at a frame, opaque.
  package func drawing(of frame: ReplayFrame) -> DisplayList {
    var list = contentDrawing(of: frame)
    list.add(
      RefreshIndicator.display(
        engine: frame.engine, view: frame.situation, width: size.width, path: path, look: look))
    list.add(PullMarks(scene: scene, threshold: threshold, size: size).display(frame))
    return list
  }

  /// The same without anything of the engine.
  package func contentDrawing(of frame: ReplayFrame) -> DisplayList {
    var list = DisplayList()
    list.fill(.rectangle(x: 0, y: 0, width: size.width, height: size.height), PictureColors.ground)
    list.add(ContentRows(scene: scene, size: size).display(offset: frame.offset))
    return list
  }
}
