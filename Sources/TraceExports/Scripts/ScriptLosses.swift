import TextFormats

/// Sentences about what players of touches cannot do, used by more than one format.
enum ScriptLosses {
  /// That positions are rounded.
  static let positions = "positions are rounded to a thousandth of a point"
  /// That times are rounded to milliseconds.
  static let milliseconds = "times are rounded to whole milliseconds, each by itself"

  /// That fingers are lifted in place of cancelled; none where no finger is.
  ///
  /// - Parameter count: The number of such fingers.
  static func lifted(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    let fingers = Counted.text(count, "finger")
    return [
      "\(fingers) cancelled while others stay \(count == 1 ? "is" : "are") lifted: only all at once can be cancelled"
    ]
  }

  /// What every browser's script cannot carry of these touches, over what no player can.
  static func browser(_ touches: ScreenTouches, lifted: Int) -> [String] {
    var losses = touches.losses + Self.lifted(lifted)
    if touches.mostFingers > 1 {
      losses.append("fingers that move at one time arrive one after the other, with the same time")
    }
    return losses
  }

  /// Whether any position has more decimals than a file of code keeps.
  static func positions(of touches: ScreenTouches) -> [String] {
    let areExact = touches.touches.allSatisfy { isExact($0.x) && isExact($0.y) }
    return areExact ? [] : [positions]
  }

  private static func isExact(_ number: Double) -> Bool {
    let scaled = number * thousand
    return abs(scaled - scaled.rounded()) < closeness
  }

  private static let thousand = 1000.0
  /// Thousandths of a thousandth of a point, which arithmetic alone may make.
  private static let closeness = 1e-3
}
