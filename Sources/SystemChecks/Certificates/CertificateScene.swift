import ScrollPhysics

/// The lengths, rates and gestures with which all certificates are measured.
package enum CertificateScene {
  /// Length of the viewport, in points; the same as in the table of `ModelComparison.md`, so that numbers are comparable.
  package static let viewport = 680.0
  /// Length of the content, in points.
  package static let content = 6800.0
  /// The range in which content scrolls: 6800 pt of content in a viewport of 680 pt.
  package static let extent = ScrollExtent(contentLength: content, viewportLength: viewport)
  /// The finger's events per second, one every 8 ms, unless a measure varies the rate.
  package static let fingerRate = 125.0
  /// The display's frames per second unless a measure varies the rate; motion is examined at each frame.
  package static let frameRate = 240.0
  /// The longest time for which a motion is examined after the release, in seconds; longer motions are nearly at rest by then.
  package static let horizon = 3.0

  /// The travel of the single event that brings content to the edge, in points: more than any model's slop, so all later travel counts.
  static let approach = 30.0

  /// A pull: content at the edge is pulled by 200 pt and released at 1000 pt/s.
  package static let pull = CertificateGesture(
    "pull 200 pt past the edge", from: approach, .move(to: approach, 0), .hold(200),
    .move(to: approach + 200, 200))
  /// A fling at 2000 pt/s that reaches the edge at the start of the content.
  package static let fling = CertificateGesture("fling into the edge", from: 492, .move(to: 192, 96))

  /// A fling at 8000 pt/s close to the edge: it arrives faster than any model's velocity limit.
  package static let hardFling = CertificateGesture(
    "hard fling into the edge", from: hardTravel + 200, .move(to: hardTravel, 96))
  /// The finger travel of the hard fling, in points.
  private static let hardTravel = 768.0

  /// The gestures at the top edge whose motion is measured; their mirror images are measured too.
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

  /// The gestures whose motion is measured, at both edges.
  static let allGestures = gestures + gestures.map(\.mirrored)

  /// The hard fling from 64 evenly spaced distances to the edge, so that it arrives at different speeds and times within a frame.
  ///
  /// Content moves at most 8 pt per millisecond and 33 pt per frame; steps of a prime number of points cover all phases of both.
  static let edgeScan = (1...scanCount).map { index in
    let distance = Double(index) * scanStep
    return CertificateGesture(
      "hard fling \(Int(distance)) pt from the edge", from: hardTravel + distance, hardFling.steps)
  }

  /// The gestures for measuring jumps where the law of motion changes and where motion ends.
  static let changeGestures = allGestures + edgeScan + edgeScan.map(\.mirrored)

  private static let scanCount = 64
  /// The difference between two successive distances of the hard fling to the edge, in points.
  private static let scanStep = 31.0
}
