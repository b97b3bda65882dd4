/// The size of the drawn part of a viewport, from its upper left corner.
package struct PictureSize: Equatable, Sendable {
  /// The width in points, > 0.
  package var width: Double
  /// The height in points, > 0.
  package var height: Double

  /// The screen of 4.7-inch phones, for which many of the original controls were written, in points.
  package static let phone = PictureSize(width: 375, height: 667)

  /// Creates a size in points.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
