import ScrollPhysics

/// The rules by which content follows a finger past an edge event by event; each row of the log counts as one event.
///
/// The parameter of each drag is its start offset. Flutter's rules have another one: how much of the first effective event exceeded its
/// drag threshold.
enum IncrementRules {
  static let all = [flutter, flutterRigid, bandRigid, gecko, filter, clamp]

  /// Flutter's resistance: each movement is multiplied by `G·(1 − y/d)²`, with overscroll y and viewport length d.
  static let flutter = rule(
    "Flutter's increments", "flutter-increments", [gain], starts: [[0.52], [0.26]], hasThreshold: true
  ) {
    offset, finger, constants, extent in
    FlutterDrag(gain: constants[0], easesRigidly: false).offset(after: finger, from: offset, in: extent)
  }

  /// Flutter's resistance outwards, `G·(1 − y/d)²` of each movement, but 1:1 on the way back to the content.
  static let flutterRigid = rule(
    "Flutter's, back 1:1", "flutter-increments-rigid", [gain], starts: [[0.26], [0.52]], hasThreshold: true
  ) { offset, finger, constants, extent in
    FlutterDrag(gain: constants[0], easesRigidly: true).offset(after: finger, from: offset, in: extent)
  }

  /// The resistance of fixed Flutter: a rubber band outwards, and 1:1 on the way back.
  static let bandRigid = rule(
    "rubber band, back 1:1", "rubber-band-rigid", [.init("coefficient", key: "coefficient", 1e-3...10)],
    starts: [[0.26], [0.52]]
  ) { offset, finger, constants, extent in
    FlutterDrag(gain: constants[0], easesRigidly: true, form: .fixed).offset(
      after: finger, from: offset, in: extent)
  }

  /// Firefox's resistance: a fraction of each movement that shrinks with the overscroll, and at most 8 pt per movement.
  static let gecko = rule(
    "Firefox' increments", "gecko-increments", [DragRules.slope], starts: [[1 / GeckoResistance.divisor]]
  ) { offset, finger, constants, extent in
    GeckoModel(extent, divisor: 1 / constants[0]).offset(from: offset, movedBy: -finger)
  }

  /// The resistance of BetterScroll and iScroll: a fixed fraction of each movement that ends outside the bounds.
  static let filter = rule(
    "fraction of each movement", "increment-share",
    [.init("share", key: "share", 1e-6...1)], starts: [[BetterScrollModel.dampingFactor]]
  ) { offset, finger, constants, extent in
    IncrementFilter(factor: constants[0]).offset(
      from: offset, movedBy: -finger, lower: extent.lowestOffset, upper: extent.highestOffset)
  }

  /// Content follows 1:1 up to a limit and turns back at once: finger travel beyond the limit is forgotten.
  static let clamp = rule(
    "1:1 up to a limit, per event", "increment-limit",
    [.init("limit", key: "limit_pt", unit: "pt", 0...1e6)],
    starts: [[0], [100]]
  ) { offset, finger, constants, extent in
    min(max(offset - finger, extent.lowestOffset - constants[0]), extent.highestOffset + constants[0])
  }

  private static let gain = ScrollRule.Constant("gain", key: "gain", 1e-3...10)

  /// A rule made from a function of one event: offset before the event, finger movement, constants, scroll range.
  private static func rule(
    _ name: String, _ key: String, _ constants: [ScrollRule.Constant], starts: [[Double]],
    hasThreshold: Bool = false,
    _ moved: @escaping @Sendable (Double, Double, [Double], ScrollExtent) -> Double
  ) -> ScrollRule {
    ScrollRule(
      name: name, key: key, part: .drag, constants: constants, starts: starts,
      free: { part in
        let first = firstMoving(part)
        let start = LeastSquares.Parameter.offset(part.first)
        return hasThreshold ? [start, .init(start: part.fingers[first] - part.fingers[first - 1])] : [start]
      },
      offsets: { part, constants, own in
        let first = hasThreshold ? firstMoving(part) : 0
        var offset = own[0]
        return part.fingers.indices.map { index in
          if index == 0 || index < first { return offset }
          let finger = index == first ? own[1] : part.fingers[index] - part.fingers[index - 1]
          offset = moved(offset, finger, constants, part.extent)
          return offset
        }
      })
  }

  /// The index of the row at which the content first moves, at least 1.
  private static func firstMoving(_ part: LogPart) -> Int {
    max(part.offsets.firstIndex { abs($0 - part.first) > OffsetGrid.finest } ?? 1, 1)
  }
}
