/// Paths of one's own for systems that show a path which draws itself.
///
///     let path = try IndicatorPath([VectorPath(svg: "M4 12l5 5L20 6")])
///
/// It is drawn by length, as ``VectorPath/partial(_:)`` cuts it, and not by the count of its commands, as MRefresh does.
public struct IndicatorPath: Equatable, Sendable {
  /// The paths as they were given.
  private let given: [VectorPath]

  /// Side of the frame, in points: that of MRefresh's README.
  public static let side = 40.0

  /// Paths that together fill the frame and draw themselves at the same time, each over the whole pull, unless the
  /// engine's look says otherwise.
  public init(_ paths: [VectorPath]) { given = paths }

  /// The paths in the look's frame, each from its own start on.
  func paths(_ look: IndicatorLook) -> PathSequence {
    PathSequence(
      given.indices.map { PathSequence.Part(given[$0], start: look.start(of: $0)) },
      into: PathRectangle(width: look.side, height: look.side), fit: look.fit ?? .together)
  }
}
