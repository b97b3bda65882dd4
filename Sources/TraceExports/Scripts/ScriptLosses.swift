import TextFormats

/// Sentences, used by more than one format, about what players of touches cannot do.
enum ScriptLosses {
  /// Says that positions are rounded.
  static let positions = "positions are rounded to a thousandth of a point"
  /// Says that times are rounded to milliseconds.
  static let milliseconds = "times are rounded to whole milliseconds, each separately"

  /// Says that fingers are released although the trace cancels them; empty if there are none.
  ///
  /// - Parameter count: The number of such fingers.
  /// - Returns: One sentence, or none.
  static func lifted(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    let fingers = Counted.text(count, "finger")
    return [
      "\(fingers) cancelled while others stay \(count == 1 ? "is" : "are") lifted: only all fingers together can be cancelled"
    ]
  }

  /// What a browser script cannot represent of these touches, in addition to what every player leaves out.
  static func browser(_ touches: ScreenTouches, lifted: Int) -> [String] {
    var losses = touches.losses + Self.lifted(lifted)
    if touches.mostFingers > 1 {
      losses.append("fingers that move at the same time arrive one after the other, with the same time")
    }
    return losses
  }

  /// Says that positions are rounded, if any position has more decimals than a code file has.
  static func positions(of touches: ScreenTouches) -> [String] {
    let areExact = touches.touches.allSatisfy { isExact($0.x) && isExact($0.y) }
    return areExact ? [] : [positions]
  }

  private static func isExact(_ number: Double) -> Bool {
    let scaled = number * thousand
    return abs(scaled - scaled.rounded()) < closeness
  }

  private static let thousand = 1000.0
  /// The greatest rounding error of arithmetic, in thousandths of a point; a smaller deviation is not reported as rounding.
  private static let closeness = 1e-3
}
