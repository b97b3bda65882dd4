/// A gesture by number: where the content stands, how a finger drags it and lets go; half of them are then caught, a quarter get another inset.
///
/// Viewports of 300 to 1200 pt, contents from half a viewport to six; starts from a third of a viewport beyond an edge to
/// one and a half inside. An odd number is the mirror image, at the other edge, of the even one before it.
struct ProofGesture {
  /// Of all gestures, in milliseconds.
  static var milliseconds: UInt64 { 3000 }

  let extent: ScrollExtent
  /// The offset at the start, in points.
  let start: Double
  let drag: FingerDrag
  /// Catches what the first set going, 20 to 1520 ms after it let go; begins after the end if there is none.
  let secondDrag: FingerDrag
  /// When the top inset grows by a tenth of the viewport, in milliseconds; after the end if it does not.
  let insetChange: UInt64

  init(_ number: UInt64) {
    var random = RandomShares(seed: number >> 1)
    let viewport = 300 + 900 * random.next()
    let inset = 100 * random.next()
    extent = ScrollExtent(
      contentLength: viewport * (0.5 + 5.5 * random.next()), viewportLength: viewport, topInset: inset,
      bottomInset: inset)
    let side: Double = number & 1 == 0 ? 1 : -1
    let edge = side > 0 ? extent.lowestOffset : extent.highestOffset
    start = edge + side * viewport * (1.8 * random.next() - 0.3)
    drag = FingerDrag(at: 0, side: side, in: viewport, &random)
    let isCaught = random.next() < 0.5
    let pause = 20 + UInt64(1500 * random.next())
    secondDrag = FingerDrag(
      at: isCaught ? drag.lift + pause : .max / 2, side: side, in: viewport, &random)
    insetChange = UInt64(Double(4 * Self.milliseconds) * random.next())
  }

  /// The top inset after its change, in points.
  var newInset: Double { extent.topInset + 0.1 * extent.viewportLength }
}
