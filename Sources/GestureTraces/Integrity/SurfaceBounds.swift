import TextFormats

/// The positions that exist on a surface, and how many of a layer's positions are outside.
struct SurfaceBounds: Equatable {
  private let width: Double
  private let height: Double
  /// How far beyond the ends of the horizontal axis a position counts as outside, in the trace's units.
  private let marginX: Double
  private let marginY: Double
  /// True if only the left and the upper end of the surface are known.
  private let isOpen: Bool
  /// How many positions were outside the surface, and by how much.
  private(set) var outside = Sighting()
  /// How many positions were farther outside than the surface is long.
  private(set) var impossible = Sighting()

  /// The bounds of a surface; nil if nothing is known about it.
  ///
  /// - Parameters:
  ///   - units: The units of contact positions.
  ///   - size: The size of the surface; nil if unknown.
  init?(units: TraceUnits, size: TraceDevice.Size?) {
    switch (units, size) {
    case (.millimetres, .millimetres(let width, let height)?): (self.width, self.height) = (width, height)
    case (.millimetres, _): return nil
    case (.normalised, _): (width, height) = (1, 1)
    case (.points, _): (width, height) = (.infinity, .infinity)
    }
    isOpen = units == .points
    let margin = { (side: Double) in
      side.isFinite ? GradeLimits.margin * side : GradeLimits.pointsBeyond
    }
    (marginX, marginY) = (margin(width), margin(height))
  }

  /// Adds a position, in the trace's units.
  mutating func note(x: Double, y: Double, event: Int) {
    if x >= -marginX, x <= width + marginX, y >= -marginY, y <= height + marginY { return }
    let beyond = max(-x, -y)
    outside.note(max(0, beyond), at: event)
    let most = GradeLimits.impossibleMargin
    if x < -most * width || x > (1 + most) * width || y < -most * height || y > (1 + most) * height {
      impossible.note(at: event)
    }
  }

  /// The flaw of positions outside the surface; nil if all positions are on it.
  var finding: LayerFinding? {
    guard outside.count > 0 else { return nil }
    let positions = { (count: Int) in Counted.text(count, "position") }
    if isOpen {
      return LayerFinding(
        letter: .b,
        reason:
          "\(positions(outside.count)) left of the screen or above it, \(Int(outside.greatest.rounded())) points at most",
        first: outside.first)
    }
    return impossible.count > 0
      ? LayerFinding(
        letter: .d, reason: "\(positions(impossible.count)) further outside the surface than it is long",
        first: impossible.first)
      : LayerFinding(
        letter: .b, reason: "\(positions(outside.count)) more than 5% outside the stated axes",
        first: outside.first)
  }
}
