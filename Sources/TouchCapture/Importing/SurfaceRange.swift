/// The ranges of a surface's two axes, in device units.
package struct SurfaceRange: Equatable, Sendable {
  /// The horizontal range, from left to right.
  package let x: ClosedRange<Int32>
  /// The vertical range, from top to bottom.
  package let y: ClosedRange<Int32>

  /// Reads `MINX,MAXX,MINY,MAXY`: whole numbers, each maximum above its minimum; nil for any other text.
  ///
  /// - Parameter text: Four numbers separated by commas.
  package init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int32($0) }
    guard numbers.count == 4, text.utf8.count(where: { $0 == UInt8(ascii: ",") }) == 3,
      numbers[0] < numbers[1], numbers[2] < numbers[3]
    else { return nil }
    (x, y) = (numbers[0]...numbers[1], numbers[2]...numbers[3])
  }
}
