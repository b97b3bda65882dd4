/// The ranges of a surface's two axes, in device units.
package struct SurfaceRange: Equatable, Sendable {
  /// From left to right.
  package let x: ClosedRange<Int32>
  /// From top to bottom.
  package let y: ClosedRange<Int32>

  /// `MINX,MAXX,MINY,MAXY`, whole numbers with each maximum above its minimum; nil for any other text.
  ///
  /// - Parameter text: Four numbers with commas between.
  package init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int32($0) }
    guard numbers.count == 4, text.utf8.count(where: { $0 == UInt8(ascii: ",") }) == 3,
      numbers[0] < numbers[1], numbers[2] < numbers[3]
    else { return nil }
    (x, y) = (numbers[0]...numbers[1], numbers[2]...numbers[3])
  }
}
