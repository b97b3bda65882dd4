import ScrollPhysics

/// The rules by which content follows a finger past an edge, by position: the offset does not depend on how the drag was sampled.
///
/// The parameter of each drag is the raw position at finger position 0. Inside the bounds the content follows 1:1.
enum DragRules {
  static let all = [band, longBand, share, exponential, arctangent, tangent, clamp, stretch]

  /// The rubber band: overscroll `c·x / (1 + c·x/d)` at distance x past the edge, with d the viewport's length and a coefficient c.
  static let band = rule(
    "rubber band", "rubber-band", [.init("coefficient", key: "coefficient", ScrollRule.positive)],
    starts: [[0.55], [0.075]]
  ) { x, constants, extent in
    RubberBand(coefficient: constants[0], dimension: extent.viewportLength).offset(forDrag: x)
  }

  /// The rubber band `c·x / (1 + c·x/d)` at distance x past the edge, with both the coefficient c and the length d fitted.
  static let longBand = rule(
    "rubber band, own length", "rubber-band-length",
    [.init("coefficient", key: "coefficient", ScrollRule.positive), reach],
    starts: [[1, 10], [0.15, 6000], [0.5, 500]]
  ) { x, constants, _ in
    RubberBand(coefficient: constants[0], dimension: constants[1]).offset(forDrag: x)
  }

  /// A fixed fraction of the finger's movement: overscroll `s·x` at distance x past the edge.
  static let share = rule("fraction of the finger", "share", [slope], starts: [[0.5]]) { x, constants, _ in
    constants[0] * x
  }

  /// Overscroll `d·(1 − e^(−s·x/d))` at distance x past the edge, with d the viewport's length: Firefox's resistance, fixed variant.
  static let exponential = rule(
    "exponential resistance", "exponential", [slope], starts: [[1 / GeckoResistance.divisor], [0.5]]
  ) { x, constants, extent in
    let d = extent.viewportLength
    return -sign(x) * d * Elementary.expm1(-constants[0] * abs(x) / d)
  }

  /// Overscroll `r·atan(s·x/r)` at distance x past the edge, with slope s at the edge and length r.
  static let arctangent = rule(
    "arctangent", "arctangent", [slope, reach], starts: [[0.5, QtModel.overshootLimit], [0.1, 50]]
  ) { x, constants, _ in
    constants[1] * Elementary.atan(constants[0] * x / constants[1])
  }

  /// Overscroll `r·tanh(s·x/r)` at distance x past the edge, with slope s at the edge and limit r.
  static let tangent = rule(
    "hyperbolic tangent", "hyperbolic-tangent", [slope, reach], starts: [[0.2, 67], [0.5, 200]]
  ) { x, constants, _ in
    constants[1] * Elementary.tanh(constants[0] * x / constants[1])
  }

  /// Content follows the finger 1:1 up to a fitted limit past the edge.
  static let clamp = rule(
    "1:1 up to a limit", "limit", [.init("limit", key: "limit_pt", unit: "pt", 0...1e6)],
    starts: [[0], [100]]
  ) { x, constants, _ in
    sign(x) * min(abs(x), constants[0])
  }

  /// Android's stretch effect, with a fitted intensity.
  static let stretch = rule(
    "stretch", "stretch", [.init("intensity", key: "intensity", ScrollRule.positive)],
    starts: [[AndroidStretch.intensity]]
  ) { x, constants, extent in
    AndroidStretch(dimension: extent.viewportLength).offset(forDrag: x) * constants[0]
      / AndroidStretch.intensity
  }

  /// The constant for the slope at the edge: content movement per finger movement.
  static let slope = ScrollRule.Constant("share", key: "share", ScrollRule.positive)
  /// The constant for a length in the rule, in points, such as the limit that the overscroll approaches.
  private static let reach = ScrollRule.Constant("length", key: "length_pt", unit: "pt", 1e-3...1e7)

  /// The given length in points, limited to the range that the rules accept.
  static func within(_ length: Double) -> Double {
    min(max(length, reach.range.lowerBound), reach.range.upperBound)
  }

  private static func sign(_ x: Double) -> Double { x < 0 ? -1 : 1 }

  /// A rule made from a function of the distance past an edge.
  private static func rule(
    _ name: String, _ key: String, _ constants: [ScrollRule.Constant], starts: [[Double]],
    _ overscroll: @escaping @Sendable (Double, [Double], ScrollExtent) -> Double
  ) -> ScrollRule {
    ScrollRule(
      name: name, key: key, part: .drag, constants: constants, starts: starts,
      free: { [.offset(rawStart(of: $0))] },
      offsets: { part, constants, own in
        part.fingers.map { finger in
          let raw = own[0] - finger
          let edge = part.extent.nearestRest(to: raw)
          return raw == edge ? raw : edge + overscroll(raw - edge, constants, part.extent)
        }
      })
  }

  /// The raw position at finger position 0, from the first row inside the bounds or else from the first row.
  private static func rawStart(of part: LogPart) -> Double {
    let inside = part.offsets.indices.first { part.extent.overscroll(at: part.offsets[$0]) == 0 } ?? 0
    return part.offsets[inside] + part.fingers[inside]
  }
}
