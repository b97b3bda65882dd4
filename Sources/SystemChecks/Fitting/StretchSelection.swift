/// The choice of a long log's rows that are fitted: as many as tell the constants, and no more than seconds
/// take.
///
/// | too many | flings and bounces | drags |
/// |---|---|---|
/// | stretches | the longest | the longest |
/// | rows | every stretch thinned evenly | the longest stretches, whole: a row is an event |
///
/// A single drag that is longer than all that is thinned as well.
enum StretchSelection {
  /// Rows of a part that are fitted: over so many, noise averages to a hundredth.
  static let mostRows = 10_000
  /// Stretches of a part that are fitted.
  static let mostStretches = 1000

  /// The stretches that are fitted, in order of time.
  static func chosen(_ parts: [LogPart]) -> [LogPart] {
    let rows = parts.reduce(0) { $0 + $1.samples.count }
    if rows <= mostRows, parts.count <= mostStretches { return parts }
    let longest = parts.indices.sorted {
      (parts[$1].samples.count, $0) < (parts[$0].samples.count, $1)
    }
    var indices = Array(longest.prefix(mostStretches))
    if parts[0].part == .drag { indices = whole(indices, of: parts) }
    return thinned(indices.sorted().map { parts[$0] })
  }

  /// The longest stretches that fit together, one at least.
  private static func whole(_ indices: [Int], of parts: [LogPart]) -> [Int] {
    var rows = 0
    return indices.filter { index in
      let count = parts[index].samples.count
      guard rows == 0 || rows + count <= mostRows else { return false }
      rows += count
      return true
    }
  }

  /// Each with its share of the rows, evenly.
  private static func thinned(_ parts: [LogPart]) -> [LogPart] {
    let rows = parts.reduce(0) { $0 + $1.samples.count }
    guard rows > mostRows else { return parts }
    return parts.map { part in
      let count = part.samples.count
      let kept = max(count * mostRows / rows, CurveFit.fewest)
      guard kept < count else { return part }
      let samples = (0..<kept).map { part.samples[$0 * (count - 1) / (kept - 1)] }
      return LogPart(part.part, samples, gap: part.gap, leavesBounds: part.leavesBounds, in: part.extent)
    }
  }
}
