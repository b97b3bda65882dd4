/// The part of a viewport that is drawn, from its upper left corner.
package struct PictureSize: Equatable, Sendable {
  /// In points, > 0.
  package var width: Double
  /// In points, > 0.
  package var height: Double

  /// The screen of the 4.7-inch phones the systems were written on, in points.
  package static let phone = PictureSize(width: 375, height: 667)

  /// A part of this size, in points.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
