/// Finds the pulls in an offset log, and the rows of each pull that are under a finger.
struct PullFinder {
  let rows: [OffsetSeries.Row]
  let stretches: [OffsetStretch]
  let fits: [StretchFit]
  let contacts: OffsetContacts
  /// The offset at which content rests at the top, in points.
  let top: Double

  /// The distance past the top from which content counts as pulled, in points.
  private static let least = 1.0
  /// The lowest peak of a pull, in points; lower pulls are ignored.
  private static let leastPeak = 2.0

  /// The content's distance past the top at a row, in points; 0 if the content is not past it.
  func pull(_ index: Int) -> Double { max(0, top - rows[index].offset) }

  /// The pulls in the log, in order of time.
  var pulls: [OffsetPull] {
    var found: [OffsetPull] = []
    var start: Int?
    for index in rows.indices {
      let isPulled = pull(index) > Self.least
      if isPulled, start == nil { start = index }
      if !isPulled, let first = start {
        found += pulls(first...(index - 1))
        start = nil
      }
    }
    if let start { found += pulls(start...(rows.count - 1)) }
    return found
  }

  /// The pulls in successive rows past the top: one pull, or one for each contact in the log.
  private func pulls(_ inside: ClosedRange<Int>) -> [OffsetPull] {
    let later = contacts.spans.map(\.lowerBound).filter {
      rows[inside.lowerBound].time < $0 && $0 < rows[inside.upperBound].time
    }
    let starts = [inside.lowerBound] + later.compactMap { time in inside.first { rows[$0].time >= time } }
    let unique = Array(Set(starts)).sorted()
    return unique.indices.compactMap { index in
      let last = index + 1 < unique.count ? unique[index + 1] - 1 : inside.upperBound
      return last >= unique[index] ? onePull(unique[index]...last) : nil
    }
  }

  private func onePull(_ inside: ClosedRange<Int>) -> OffsetPull? {
    let farthest = inside.max { pull($0) < pull($1) } ?? inside.lowerBound
    guard pull(farthest) >= Self.leastPeak else { return nil }
    let whole = max(0, inside.lowerBound - 1)...min(rows.count - 1, inside.upperBound + 1)
    let known = contact(known: farthest)
    return OffsetPull(
      rows: whole, contact: known ?? contact(inferred: whole, farthest), isContactKnown: known != nil,
      span: rows[inside.lowerBound].time...rows[inside.upperBound].time, peak: pull(farthest),
      peakTime: rows[farthest].time)
  }

  /// The rows of the contact that contains a row, or of the last contact before it; nil if the log gives neither.
  private func contact(known farthest: Int) -> ClosedRange<Int>? {
    guard let span = contacts.spans.last(where: { $0.lowerBound <= rows[farthest].time }),
      let first = rows.indices.first(where: { rows[$0].time >= span.lowerBound }),
      let last = rows.indices.last(where: { rows[$0].time <= span.upperBound }), first <= last
    else { return nil }
    return first...last
  }

  /// The rows until content returns by itself: by a jump, in a time without rows, or along a curve that explains the return.
  private func contact(inferred whole: ClosedRange<Int>, _ farthest: Int) -> ClosedRange<Int> {
    var end = farthest
    for stretch in stretches
    where stretch.rows.upperBound > farthest && stretch.rows.lowerBound < whole.upperBound {
      if isFree(stretch) { break }
      end = min(stretch.rows.upperBound, whole.upperBound)
    }
    return whole.lowerBound...max(end, whole.lowerBound)
  }

  /// True if the stretch is motion without a finger.
  func isFree(_ stretch: OffsetStretch) -> Bool {
    switch stretch.kind {
    case .jump: true
    case .gap: stretch.to > stretch.from
    case .rest, .down: false
    case .up:
      fits.contains {
        $0.isExplained && $0.span.lowerBound >= stretch.start && $0.span.upperBound <= stretch.end
      }
    }
  }
}
