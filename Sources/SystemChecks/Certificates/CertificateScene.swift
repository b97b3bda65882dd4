import ScrollPhysics

/// The scene and the speeds in which a certificate measures.
package enum CertificateScene {
  /// Length of the viewport, in points: that of the table in `ModelComparison.md`, so that its numbers can be compared.
  package static let viewport = 680.0
  /// Length of the content, in points.
  package static let content = 6800.0
  /// The scroll range.
  package static let extent = ScrollExtent(contentLength: content, viewportLength: viewport)
  /// Events per second where a measure does not vary them: every 8 ms.
  package static let fingerRate = 125.0
  /// Display frames per second where a measure does not vary them: motion is looked at at each.
  package static let frameRate = 240.0
  /// The time for which a motion is looked at, in seconds after the lift; longer ones are nearly at rest
  /// then.
  package static let horizon = 3.0

  /// Travel in one event that ends at the edge, in points: more than any model's slop, so that all of what follows counts.
  static let approach = 30.0

  /// Content at the edge is pulled by 200 pt and let go at 1000 pt/s.
  package static let pull = CertificateGesture(
    "pull 200 pt past the edge", from: approach, .move(to: approach, 0), .hold(200),
    .move(to: approach + 200, 200))
  /// A fling at 2000 pt/s that meets the edge.
  package static let fling = CertificateGesture("fling into the edge", from: 492, .move(to: 192, 96))

  /// A fling at 8000 pt/s whose edge is near: faster there than any model's limit.
  package static let hardFling = CertificateGesture(
    "hard fling into the edge", from: hardTravel + 200, .move(to: hardTravel, 96))
  /// The distance that its finger goes, in points.
  private static let hardTravel = 768.0

  /// The gestures whose motions are measured, at the top edge; their mirror images are as well.
  package static let gestures = [
    pull,
    CertificateGesture("pull and hold", from: pull.start, pull.steps + [.hold(200)]),
    CertificateGesture("pull and push back", from: pull.start, pull.steps + [.move(to: 134, 96)]),
    CertificateGesture(
      "pull, hold and push back", from: pull.start, pull.steps + [.hold(200), .move(to: 134, 32)]),
    CertificateGesture("fling inside", from: 3060, .move(to: 192, 96)),
    CertificateGesture("slow fling into the edge", from: 147.2, .move(to: 67.2, 96)),
    fling,
    hardFling,
    CertificateGesture("drag outwards of content 5 pt past the edge", from: -5, .move(to: 48, 48)),
  ]

  /// Those and their mirror images.
  static let allGestures = gestures + gestures.map(\.mirrored)

  /// The hard fling at 64 distances from the edge, evenly: where in a tick, and how fast, motion meets an edge.
  ///
  /// At most 8 pt a millisecond, and 33 a frame: steps of a prime number of points meet the edge anywhere in either.
  static let edgeScan = (1...scanCount).map { index in
    let distance = Double(index) * scanStep
    return CertificateGesture(
      "hard fling \(Int(distance)) pt from the edge", from: hardTravel + distance, hardFling.steps)
  }

  /// Those whose changes of pieces are measured, and the ends of their motions.
  static let changeGestures = allGestures + edgeScan + edgeScan.map(\.mirrored)

  private static let scanCount = 64
  /// Points between two distances.
  private static let scanStep = 31.0
}
