import ScrollPhysics

/// The rules by which content follows a finger past an edge, event by event: each row of the log counts as
/// one event.
///
/// Each drag has one number of its own: the offset it starts from. Flutter's have another: how much of the event that first
/// moves the content passed its drag threshold.
enum IncrementRules {
  static let all = [flutter, flutterRigid, bandRigid, gecko, filter, clamp]

  /// Flutter's `G·(1 − y/d)²` of each movement.
  static let flutter = rule(
    "Flutter's increments", "flutter-increments", [gain], starts: [[0.52], [0.26]], hasThreshold: true
  ) {
    offset, finger, constants, extent in
    FlutterDrag(gain: constants[0], easesRigidly: false).offset(after: finger, from: offset, in: extent)
  }

  /// The same, and 1:1 back towards the content.
  static let flutterRigid = rule(
    "Flutter's, back 1:1", "flutter-increments-rigid", [gain], starts: [[0.26], [0.52]], hasThreshold: true
  ) { offset, finger, constants, extent in
    FlutterDrag(gain: constants[0], easesRigidly: true).offset(after: finger, from: offset, in: extent)
  }

  /// Flutter's fixed: the rubber band outwards, and 1:1 back.
  static let bandRigid = rule(
    "rubber band, back 1:1", "rubber-band-rigid", [.init("coefficient", key: "coefficient", 1e-3...10)],
    starts: [[0.26], [0.52]]
  ) { offset, finger, constants, extent in
    FlutterDrag(gain: constants[0], easesRigidly: true, form: .fixed).offset(
      after: finger, from: offset, in: extent)
  }

  /// Firefox's: a share of each movement, less the farther out, and at most 8 pt.
  static let gecko = rule(
    "Firefox' increments", "gecko-increments", [DragRules.slope], starts: [[1 / GeckoResistance.divisor]]
  ) { offset, finger, constants, extent in
    GeckoModel(extent, divisor: 1 / constants[0]).offset(from: offset, movedBy: -finger)
  }

  /// BetterScroll's and iScroll's: a share of each movement that ends outside.
  static let filter = rule(
    "share of each movement", "increment-share",
    [.init("share", key: "share", 1e-6...1)], starts: [[BetterScrollModel.dampingFactor]]
  ) { offset, finger, constants, extent in
    IncrementFilter(factor: constants[0]).offset(
      from: offset, movedBy: -finger, lower: extent.lowestOffset, upper: extent.highestOffset)
  }

  /// 1:1 up to a limit, and back at once: what a finger pulls beyond it is forgotten.
  static let clamp = rule(
    "1:1 to a limit, forgets", "increment-limit",
    [.init("limit", key: "limit_pt", unit: "pt", 0...1e6)],
    starts: [[0], [100]]
  ) { offset, finger, constants, extent in
    min(max(offset - finger, extent.lowestOffset - constants[0]), extent.highestOffset + constants[0])
  }

  private static let gain = ScrollRule.Constant("gain", key: "gain", 1e-3...10)

  /// A rule from a function of an event: the offset before, the finger's movement, constants, range.
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

  /// The row at which the content first moves, 1 or later.
  private static func firstMoving(_ part: LogPart) -> Int {
    max(part.offsets.firstIndex { abs($0 - part.first) > OffsetGrid.finest } ?? 1, 1)
  }
}
