import ScrollPhysics

/// The part of a scroll that a rule explains.
package enum ScrollPart: String, Equatable, Hashable, Sendable, CaseIterable {
  /// A finger is down.
  case drag
  /// Motion without a finger, inside the bounds.
  case fling
  /// Motion without a finger, beyond an edge and on the return to it.
  case bounce
}

/// Consecutive moving rows of a log that belong to one part.
struct LogPart: Equatable, Sendable {
  /// Drag, fling or bounce.
  let part: ScrollPart
  /// The rows.
  let samples: [CurveLog.Sample]
  /// The time from the previous row to its first row, in seconds; nil if the log begins with it.
  let gap: Double?
  /// True if it continues past an edge.
  let leavesBounds: Bool
  /// The scroll range.
  let extent: ScrollExtent

  /// Times since its first row, in seconds.
  let times: [Double]
  /// The content offsets in points; for a bounce relative to the edge.
  let offsets: [Double]
  /// The finger's positions, in points; empty without a finger.
  let fingers: [Double]
  /// The edge of a bounce, in points; 0 otherwise.
  let edge: Double

  init(
    _ part: ScrollPart, _ samples: [CurveLog.Sample], gap: Double?, leavesBounds: Bool,
    in extent: ScrollExtent
  ) {
    (self.part, self.samples, self.gap) = (part, samples, gap)
    (self.leavesBounds, self.extent) = (leavesBounds, extent)
    let start = samples[0].time
    let farthest = samples.max {
      abs(extent.overscroll(at: $0.offset)) < abs(extent.overscroll(at: $1.offset))
    }
    let edge = part == .bounce ? extent.nearestRest(to: (farthest ?? samples[0]).offset) : 0
    self.edge = edge
    times = samples.map { $0.time - start }
    offsets = samples.map { $0.offset - edge }
    fingers = samples.compactMap(\.finger)
    begin = -(gap ?? Self.longestUnseen)...0
  }

  /// How long a motion may have lasted before the log began with it, in seconds.
  private static let longestUnseen = 2.0

  /// The first offset, in points.
  var first: Double { offsets[0] }
  /// The velocity in the first rows, in points per second.
  var startVelocity: Double {
    let last = min(2, times.count - 1)
    return (offsets[last] - offsets[0]) / times[last]
  }
  /// When the motion may have begun: after the previous row, or within two seconds before the log.
  var begin: ClosedRange<Double>
  /// The time from the first row to the second, in seconds.
  var step: Double { times[1] }
}
