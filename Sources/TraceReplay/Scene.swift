import GestureTraces
import PullToRefresh
import ScrollPhysics

/// The scene of a gesture: the lengths that a replay assumes, in points.
public struct Scene: Equatable, Sendable {
  /// Length of the viewport, in points, > 0.
  public var viewport: Double
  /// Length of the content, in points, ≥ 0.
  public var content: Double
  /// Top inset at the start, in points, ≥ 0.
  public var topInset: Double
  /// Bottom inset, in points, ≥ 0.
  public var bottomInset: Double
  /// How far the content is scrolled down at the start, in points: from 0 (the top edge) to the bottom edge.
  public var startOffset: Double
  /// The axis along which content scrolls. Along x, top means left and bottom means right.
  public var axis = ScrollAxis.vertical
  /// The kind of surface that the fingers are on; a replay uses the surface of its trace.
  public var device = ScrollDevice.touch

  /// The default scene of a replay: a 667 pt viewport over ten times as much content, at the top.
  public static let standard = Scene(scenario: nil, overrides: SceneOverrides())

  /// The scene of a trace's scenario, with the lengths given on the command line, which take precedence.
  public init(scenario: TraceScenario?, overrides: SceneOverrides) {
    viewport = overrides.viewport ?? scenario?.viewport ?? ScrollExtent.standardViewport
    content = overrides.content ?? scenario?.content ?? ScrollExtent.standardContent * viewport
    topInset = overrides.topInset ?? scenario?.topInset ?? 0
    bottomInset = overrides.bottomInset ?? 0
    let start = overrides.startOffset ?? scenario?.startOffset ?? 0
    // A view cannot start scrolled further down than its end.
    startOffset = min(start, max(0, content - viewport + topInset + bottomInset))
  }

  /// The scene of a trace's scenario along the axis of some options, with their lengths, which take precedence.
  ///
  /// A scenario has the lengths of a vertical list. Along x the default viewport is as wide as the phone of the default height.
  public init(scenario: TraceScenario?, options: ReplayOptions) {
    switch options.axis {
    case .vertical: self.init(scenario: scenario, overrides: options.scene)
    case .horizontal:
      var lengths = options.scene
      lengths.viewport = lengths.viewport ?? ScrollExtent.standardWidth
      self.init(scenario: nil, overrides: lengths)
      axis = .horizontal
    }
  }

  /// The offsets at which content in this scene may rest.
  public var extent: ScrollExtent {
    ScrollExtent(
      contentLength: content, viewportLength: viewport, topInset: topInset, bottomInset: bottomInset,
      device: device)
  }
}

extension Scene {
  /// How far content on `model` moves per scroll unit of this scene's surface.
  func touchpadTravel(on model: ScrollModel) -> TouchpadTravel {
    device == .touchpad ? model.traits(in: extent).touchpadTravel : .plain
  }

  /// The same scene with the fingers on another kind of surface.
  func touched(on source: RefreshSources) -> Scene {
    var scene = self
    scene.device = source == .touchpad ? .touchpad : .touch
    return scene
  }
}
