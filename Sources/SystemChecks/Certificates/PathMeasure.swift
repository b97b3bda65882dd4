import TextFormats

/// Path independence: a drag must end at the same offset whether it is cut into 1 or 1000 events.
///
/// Every move of a drag is cut into N equal events, and the offsets at the ends of the moves are compared. The drag turns round at the same
/// points however it is cut, and begins with one event that is longer than any slop.
enum PathMeasure {
  /// The numbers of events into which each move of a drag is cut; the resulting offsets are compared.
  static let counts = [1, 2, 5, 10, 25, 50, 100, 200, 1000]

  /// The number of moves per second; each move takes 200 ms.
  private static let perSecond = 5

  /// The tested drags at the top edge; their mirror images are measured too.
  static let drags = [
    CertificateGesture("200 pt past the edge", from: 30, .move(to: 30, 0), .move(to: 230, 200)),
    CertificateGesture(
      "from 100 pt inside to 200 pt past the edge", from: 130, .move(to: 30, 0), .move(to: 330, 200)),
    CertificateGesture(
      "200 pt past the edge and back inside", from: 30, .move(to: 30, 0), .move(to: 230, 200),
      .move(to: -70, 200)),
  ]

  /// The largest difference between the offsets that the same drag reaches when it is cut into different numbers of events.
  static func finding(of subject: CertificateSubject) -> CertificateFinding {
    var worst = WorstCase()
    for drag in drags + drags.map(\.mirrored) {
      let ends = counts.map { Self.ends(of: drag, cutInto: $0, subject) }
      for corner in ends[0].indices {
        let offsets = ends.map { $0[corner] }
        note(offsets, in: drag, &worst)
      }
    }
    return CertificateFinding(.path, worst, limit: CertificateLimit.exact)
  }

  /// The offsets of the content at the ends of a drag's moves, in points.
  static func ends(
    of drag: CertificateGesture, cutInto count: Int, _ subject: CertificateSubject
  ) -> [Double] {
    var content = subject.content(drag.start, CertificateScene.frameRate)
    content.beginContact(at: 0)
    return drag.events(perMove: count).compactMap { event in
      content.moveFinger(to: event.travel, at: event.time)
      return event.isCorner ? content.offset(at: event.time) : nil
    }
  }

  private static func note(_ offsets: [Double], in drag: CertificateGesture, _ worst: inout WorstCase) {
    // NaN compares as neither smaller nor greater, so it is handled separately.
    if offsets.contains(where: \.isNaN) { return worst.note(.nan, in: drag, "not a number") }
    let least = offsets.indices.min { offsets[$0] < offsets[$1] } ?? 0
    let most = offsets.indices.max { offsets[$0] < offsets[$1] } ?? 0
    worst.note(
      offsets[most] - offsets[least], in: drag,
      "offset \(WorstCase.text(offsets[least])) pt in \(events(least)), \(WorstCase.text(offsets[most])) pt in \(events(most))"
    )
  }

  private static func events(_ index: Int) -> String {
    let count = counts[index]
    return "\(Counted.text(count, "event")) a move (\(count * perSecond) Hz)"
  }
}
