/// The user's own paths for systems that show a path drawing itself.
///
///     let path = try IndicatorPath([VectorPath(svg: "M4 12l5 5L20 6")])
///
/// They are drawn by length, as ``VectorPath/partial(_:)`` cuts them, and not by the number of commands, as in MRefresh.
public struct IndicatorPath: Equatable, Sendable {
  /// The paths as they were given, in their own size and position.
  private let given: [VectorPath]

  /// Side of the square frame, in points: that of MRefresh's README.
  public static let side = 40.0

  /// Paths that together fill the frame and are drawn at the same time, each over the whole pull, unless the
  /// engine's look says otherwise.
  public init(_ paths: [VectorPath]) { given = paths }

  /// The paths fitted into the square of `look`, each with its own start.
  func paths(_ look: IndicatorLook) -> PathSequence {
    PathSequence(
      given.indices.map { PathSequence.Part(given[$0], start: look.start(of: $0)) },
      into: PathRectangle(width: look.side, height: look.side), fit: look.fit ?? .together)
  }
}
