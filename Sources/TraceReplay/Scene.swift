import GestureTraces
import PullToRefresh
import ScrollPhysics

/// The scene of a gesture: the lengths a replay assumes, in points.
public struct Scene: Equatable, Sendable {
  /// Length of the viewport, > 0.
  public var viewport: Double
  /// Length of the content, ≥ 0.
  public var content: Double
  /// Top inset at the start, ≥ 0.
  public var topInset: Double
  /// Bottom inset, ≥ 0.
  public var bottomInset: Double
  /// The content offset below the top edge at the start, ≥ 0; 0 is the top edge, and no more than its bottom
  /// edge.
  public var startOffset: Double
  /// The surface of the fingers: a replay takes its trace's.
  public var device = ScrollDevice.touch

  /// The scene a replay assumes where nothing else is said: a 667 pt viewport over ten of content, at the top.
  public static let standard = Scene(scenario: nil, overrides: SceneOverrides())

  /// The scene of a trace's scenario, but for what was said on the command line, which wins.
  public init(scenario: TraceScenario?, overrides: SceneOverrides) {
    viewport = overrides.viewport ?? scenario?.viewport ?? ScrollExtent.standardViewport
    content = overrides.content ?? scenario?.content ?? ScrollExtent.standardContent * viewport
    topInset = overrides.topInset ?? scenario?.topInset ?? 0
    bottomInset = overrides.bottomInset ?? 0
    let start = overrides.startOffset ?? scenario?.startOffset ?? 0
    // A view can't begin further down than its end.
    startOffset = min(start, max(0, content - viewport + topInset + bottomInset))
  }

  /// The scroll range of this scene.
  public var extent: ScrollExtent {
    ScrollExtent(
      contentLength: content, viewportLength: viewport, topInset: topInset, bottomInset: bottomInset,
      device: device)
  }
}

extension Scene {
  /// The way of content on a model for what its surface scrolls.
  func touchpadTravel(on model: ScrollModel) -> TouchpadTravel {
    device == .touchpad ? model.traits(in: extent).touchpadTravel : .plain
  }

  /// The same with fingers on a surface.
  func touched(on source: RefreshSources) -> Scene {
    var scene = self
    scene.device = source == .touchpad ? .touchpad : .touch
    return scene
  }
}
