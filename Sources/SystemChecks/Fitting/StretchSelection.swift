/// Selects the rows of a long log that are fitted: enough to determine the constants, but so few that a fit takes only seconds.
///
/// | if there are too many | flings and bounces | drags |
/// |---|---|---|
/// | stretches | the longest | the longest |
/// | rows | every stretch thinned evenly | the longest stretches, complete, because a row is an event |
///
/// A single drag that exceeds the limit alone is thinned as well.
enum StretchSelection {
  /// The largest number of rows of one kind of motion that are fitted; over this many, noise averages to a hundredth.
  static let mostRows = 10_000
  /// The largest number of stretches of one kind of motion that are fitted.
  static let mostStretches = 1000

  /// The stretches to fit, in order of time; thinned if they have too many rows.
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

  /// The indices of the longest stretches that together stay within the limit of rows, at least one.
  private static func whole(_ indices: [Int], of parts: [LogPart]) -> [Int] {
    var rows = 0
    return indices.filter { index in
      let count = parts[index].samples.count
      guard rows == 0 || rows + count <= mostRows else { return false }
      rows += count
      return true
    }
  }

  /// The stretches thinned to the limit of rows: each keeps its proportion of the rows, evenly spaced.
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
