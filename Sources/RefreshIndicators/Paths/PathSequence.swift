/// Paths that draw themselves one after the other or together: each begins at its own share of the whole, and all end with it.
public struct PathSequence: Equatable, Sendable {
  /// A path and when it begins.
  public struct Part: Equatable, Sendable {
    /// The path.
    public var path: VectorPath
    /// The share of the whole at which it begins to draw.
    public var start: PathStart

    /// The path, from this start on.
    public init(_ path: VectorPath, start: PathStart = PathStart()) {
      self.path = path
      self.start = start
    }
  }

  /// A way for paths to share a frame.
  public enum Fit: String, CaseIterable, Sendable {
    /// Each fills the frame for itself.
    case each
    /// The first fills the frame; the others keep their position and size beside it. List the largest first.
    case asFirst = "as-first"
    /// All together fill the frame.
    case together
  }

  /// The paths, in the order in which they are drawn over each other.
  public let parts: [Part]

  /// The paths as they are.
  public init(_ parts: [Part]) { self.parts = parts }

  /// The paths in a frame.
  ///
  /// - Parameters:
  ///   - parts: The paths, in any size.
  ///   - frame: Where they go.
  ///   - fit: How they share it.
  public init(_ parts: [Part], into frame: PathRectangle, fit: Fit = .together) {
    let all = parts.map { $0.path.bounds }
    let shared: PathRectangle? =
      switch fit {
      case .each: nil
      case .asFirst: all.first ?? nil
      case .together: all.compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
      }
    self.parts = zip(parts, all).map { part, own in
      guard let bounds = shared ?? own else { return part }
      return Part(part.path.transformed(.fit(bounds, into: frame)), start: part.start)
    }
  }

  /// The drawing when this share of the whole is drawn.
  ///
  /// - Parameter proportion: Nothing at 0 and below, all at 1 and above.
  /// - Returns: The drawn part of every path that has begun, in one path.
  public func path(at proportion: Double) -> VectorPath {
    VectorPath(
      parts.flatMap { part in
        part.start.local(at: proportion).map { part.path.partial($0).elements } ?? []
      })
  }
}
