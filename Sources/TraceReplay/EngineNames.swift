import PullToRefresh
import ScrollPhysics

extension ScrollModel {
  /// The model's name as results show it: that of a built-in model, or of a composed model's file.
  public var label: String {
    if case .composed(let model) = self { unsafe String(cString: model.name) } else { "\(name)" }
  }

  /// The description of a model's name, for the schemas of all outputs that have one.
  package static var nameMeaning: String {
    "The scroll model, as `models` lists it, or the name of a model file."
  }

  /// True if content on this model can leave its bounds: a finger that pulls it one viewport past the top moves it beyond its edge.
  func letsOverscroll(in extent: ScrollExtent) -> Bool {
    let (edge, length) = (extent.lowestOffset, extent.viewportLength)
    let isIncremental = mapping(in: extent) == .increments
    return isIncremental
      ? offset(from: edge, movedBy: -length, in: extent) < edge
      : offset(forRaw: edge - length, in: extent) < edge
  }
}

extension RefreshEngine {
  /// An idle engine of a built-in system with its default settings, for a scene and a scroll model.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - scene: Its viewport and insets.
  ///   - model: The scroll physics; `flutter-material` depends on whether content leaves its bounds.
  public init(_ system: RefreshSystem, in scene: Scene, on model: ScrollModel) {
    self.init(
      system, viewport: scene.viewport, originalTopInset: scene.topInset,
      contentOverscrolls: model.letsOverscroll(in: scene.extent))
  }

  /// The engine names that `--engine` accepts, in the order in which they are listed.
  public static var names: [String] { RefreshSystem.all.map { $0.name.description } }

  /// The engine with this name and its default settings, idle; nil for an unknown name.
  ///
  /// - Parameters:
  ///   - name: A name that `--engine` takes.
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
