import PullToRefresh
import ScrollPhysics

extension ScrollModel {
  /// True if a finger one viewport past the top moves the content beyond it.
  func letsOverscroll(in extent: ScrollExtent) -> Bool {
    let (edge, length) = (extent.lowestOffset, extent.viewportLength)
    let isIncremental = mapping(in: extent) == .increments
    return isIncremental
      ? offset(from: edge, movedBy: -length, in: extent) < edge
      : offset(forRaw: edge - length, in: extent) < edge
  }
}

extension RefreshEngine {
  /// A system with its own defaults in a scene, idle, as it is for content that moves by a model.
  ///
  /// - Parameters:
  ///   - system: Which one.
  ///   - scene: Its viewport and insets.
  ///   - model: The scroll physics; `flutter-material` asks whether content leaves its bounds.
  public init(_ system: RefreshSystem, in scene: Scene, on model: ScrollModel) {
    self.init(
      system, viewport: scene.viewport, originalTopInset: scene.topInset,
      contentOverscrolls: model.letsOverscroll(in: scene.extent))
  }

  /// The names that `--engine` takes, in the order in which they are listed.
  public static var names: [String] { RefreshSystem.all.map { $0.name.description } }

  /// The engine of this name with its own defaults, idle; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: As `--engine` takes it.
  ///   - viewportLength: Length of the scroll view, in points.
  ///   - topInset: The top inset before any engine adds to it, in points.
  ///   - contentOverscrolls: Whether the scroll model lets content leave its bounds.
  public init?(
    named name: String, viewportLength: Double, topInset: Double, contentOverscrolls: Bool = true
  ) {
    guard let system = RefreshSystem(named: name) else { return nil }
    self.init(
      system, viewport: viewportLength, originalTopInset: topInset, contentOverscrolls: contentOverscrolls)
  }
}
