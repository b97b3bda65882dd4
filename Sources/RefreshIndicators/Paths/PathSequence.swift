/// Paths that are drawn one after the other or together: each begins at its own fraction of the whole, and all end with it.
public struct PathSequence: Equatable, Sendable {
  /// A path of the sequence, and the fraction of the whole drawing at which it begins.
  public struct Part: Equatable, Sendable {
    /// The lines and curves to draw.
    public var path: VectorPath
    /// The fraction of the whole drawing at which the path begins.
    public var start: PathStart

    /// A path that begins at `start`, a fraction of the whole drawing; by default at once.
    public init(_ path: VectorPath, start: PathStart = PathStart()) {
      self.path = path
      self.start = start
    }
  }

  /// How paths share a frame.
  public enum Fit: String, CaseIterable, Sendable {
    /// Each path fills the frame by itself.
    case each
    /// The first path fills the frame; the others keep their relative position and size. List the largest first.
    case asFirst = "as-first"
    /// All paths together fill the frame.
    case together
  }

  /// The paths, in drawing order.
  public let parts: [Part]

  /// The paths in their own size and position, in drawing order.
  public init(_ parts: [Part]) { self.parts = parts }

  /// The paths fitted into a frame.
  ///
  /// - Parameters:
  ///   - parts: The paths, in any size.
  ///   - frame: The target frame.
  ///   - fit: How the paths share the frame.
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

  /// The drawing at this fraction of the whole.
  ///
  /// - Parameter proportion: Nothing at 0 and below, everything at 1 and above.
  /// - Returns: The drawn part of every path that has begun, as one path.
  public func path(at proportion: Double) -> VectorPath {
    VectorPath(
      parts.flatMap { part in
        part.start.local(at: proportion).map { part.path.partial($0).elements } ?? []
      })
  }
}
