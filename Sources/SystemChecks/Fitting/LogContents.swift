import ScrollPhysics

/// The stretches of one kind of motion in a log, or the reason why that motion cannot be fitted.
struct LogContents: Sendable {
  /// The kind of motion: drag, fling or bounce.
  let part: ScrollPart
  /// The stretches to fit: those that are long enough, or a selection if the log is long.
  let parts: [LogPart]
  /// The numbers of stretches and rows that are not fitted because the log is long.
  let leftOut: (stretches: Int, rows: Int)
  /// The reason why the motion cannot be fitted, and what to log instead; nil if it can be fitted.
  let reason: String?
  /// The grid to which the log's offsets are rounded.
  let grid: OffsetGrid

  /// The number of rows in the stretches to fit.
  var rows: Int { Self.rows(of: parts) }

  /// The log's rows per second; nil unless nine of ten intervals are within 10 % of the median.
  var rate: Double? {
    let steps = parts.flatMap { part in zip(part.times.dropFirst(), part.times).map { $0 - $1 } }.sorted()
    guard !steps.isEmpty, case let median = steps[steps.count / 2], median > 0,
      Double(steps.count { abs($0 - median) <= 0.1 * median }) >= 0.9 * Double(steps.count)
    else { return nil }
    let even = steps.filter { abs($0 - median) <= 0.1 * median }
    return Double(even.count) / even.reduce(0, +)
  }

  private static func rows(of parts: [LogPart]) -> Int { parts.reduce(0) { $0 + $1.samples.count } }

  /// The lag of content behind the finger from which a drag shows resistance, in points.
  private static let leastResistance = 0.5

  init(_ part: ScrollPart, _ found: [LogPart], _ log: CurveLog, _ extent: ScrollExtent) {
    self.part = part
    let long = found.filter { $0.samples.count >= CurveFit.fewest }
    let telling = part == .drag ? long.filter(Self.isResisted) : long
    let chosen = StretchSelection.chosen(telling)
    parts = chosen
    leftOut = (telling.count - chosen.count, Self.rows(of: telling) - Self.rows(of: chosen))
    grid = OffsetGrid(chosen.flatMap(\.offsets))
    if !telling.isEmpty {
      reason = nil
    } else if !found.isEmpty, long.isEmpty {
      reason =
        "no stretch has \(CurveFit.fewest) moving rows; log more of it, or more rows a second"
    } else {
      reason = Self.absence(of: part, log, found)
    }
  }

  private static func absence(of part: ScrollPart, _ log: CurveLog, _ found: [LogPart]) -> String {
    if part == .drag {
      if !log.knowsFinger { return "no column finger_pt; log the finger's position while it is down" }
      return found.isEmpty
        ? "a finger is never down; log a pull past an edge"
        : "the content always follows the finger 1:1; pull past an edge"
    }
    if log.samples.allSatisfy({ $0.finger != nil }) {
      return
        "the finger is never released; leave finger_pt empty while it is up, and keep logging after the release"
    }
    return part == .fling
      ? "content does not move without a finger inside the bounds; log a fling"
      : "content does not move without a finger beyond an edge; log a release there, or a fling against the edge"
  }

  /// True if content lagged the finger by more than half a point at some time, so that the drag shows resistance.
  private static func isResisted(_ part: LogPart) -> Bool {
    let raws = zip(part.offsets, part.fingers).map { $0 + $1 }
    guard let least = raws.min(), let most = raws.max() else { return false }
    return most - least > leastResistance
  }
}
