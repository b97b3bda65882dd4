import ScrollPhysics

/// A kind of motion in a scroll, which is explained by rules of its own.
package enum ScrollPart: String, Equatable, Hashable, Sendable, CaseIterable {
  /// The finger is down and moves the content.
  case drag
  /// Motion without a finger, inside the bounds.
  case fling
  /// Motion without a finger, beyond an edge and on the return to it.
  case bounce
}

/// A stretch of a log: consecutive rows of one kind of motion, in which content moves.
struct LogPart: Equatable, Sendable {
  /// The kind of motion: drag, fling or bounce.
  let part: ScrollPart
  /// The rows of the stretch, in order of time.
  let samples: [CurveLog.Sample]
  /// The time from the log's previous row to the first row of the stretch, in seconds; nil if the log begins with the stretch.
  let gap: Double?
  /// True if the motion continues past an edge after the last row of the stretch.
  let leavesBounds: Bool
  /// The range in which the content scrolls.
  let extent: ScrollExtent

  /// The times of the rows since the first row of the stretch, in seconds.
  let times: [Double]
  /// The content offsets of the rows in points; for a bounce relative to the edge.
  let offsets: [Double]
  /// The finger's positions in points, one per row; empty without a finger.
  let fingers: [Double]
  /// The offset of the edge that a bounce passes, in points; 0 for other motion.
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

  /// The longest time for which a motion may have lasted before the log began, in seconds.
  private static let longestUnseen = 2.0

  /// The offset of the first row, in points.
  var first: Double { offsets[0] }
  /// The velocity of the content in the first rows, in points per second.
  var startVelocity: Double {
    let last = min(2, times.count - 1)
    return (offsets[last] - offsets[0]) / times[last]
  }
  /// The range of times at which the motion may have begun: since the log's previous row, or within two seconds before the log.
  var begin: ClosedRange<Double>
  /// The time from the first row of the stretch to the second, in seconds.
  var step: Double { times[1] }
}
