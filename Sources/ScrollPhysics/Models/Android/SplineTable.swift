/// The sampled curve of Android's fling: position against time and back, 101 samples with straight lines between.
///
/// A cubic with start tension 0.5, end tension 1 and the inflexion at 0.35: time `3s(1−s)·((1−s)·0.175 + s·0.35) + s³`,
/// position `3s(1−s)·((1−s)·0.5 + s) + s³`. Each sample is found by bisection that stops within 1e-5, as in Android. Each bisection starts
/// at the lower bound of the previous one, which decides the last digits.
///
/// The tables are static, because the compiler copies an array stored in a value before it reads an element.
@frozen
public enum SplineTable {
  /// Android's `NB_SAMPLES`: the number of straight lines in the curve.
  @inlinable static var segments: Int { 100 }
  /// The two control values of one of Android's cubics.
  ///
  /// For time they are `START_TENSION · INFLEXION` and `1 − END_TENSION · (1 − INFLEXION)`, for position `START_TENSION` and 1.
  private typealias Controls = (Double, Double)
  private static var timeControls: Controls { (0.175, 0.35) }
  private static var positionControls: Controls { (0.5, 1) }
  /// How near the bisection must come to a sample's fraction before it ends.
  static var precision: Double { 1e-5 }

  private static let positions = samples(of: positionControls, over: timeControls)
  private static let times = samples(of: timeControls, over: positionControls)

  /// The samples of one cubic, at each hundredth of the other cubic's value.
  private static func samples(of values: Controls, over shares: Controls) -> InlineArray<101, Double> {
    var samples = InlineArray<101, Double>(repeating: 1)
    var low = 0.0
    for index in 0..<segments {
      let s = parameter(at: Double(index) / Double(segments), shares, from: &low)
      samples[index] = coordinate(values, at: s)
    }
    return samples
  }

  private static func coordinate(_ controls: Controls, at s: Double) -> Double {
    3 * s * (1 - s) * ((1 - s) * controls.0 + s * controls.1) + s * s * s
  }

  /// The curve parameter at which a cubic's value is `share`; the search starts at `low`, which is advanced.
  private static func parameter(
    at share: Double, _ controls: Controls, from low: inout Double
  ) -> Double {
    var high = 1.0
    while true {
      let middle = low + (high - low) / 2
      let value = coordinate(controls, at: middle)
      if abs(value - share) < precision { return middle }
      if value > share { high = middle } else { low = middle }
    }
  }

  /// The table segment that contains a fraction in 0..<1, and the position within the segment, 0…1.
  private static func segment(of share: Double) -> (index: Int, part: Double) {
    let position = share > 0 ? share * Double(segments) : 0
    let index = position < Double(segments - 1) ? Int(position) : segments - 1
    return (index, position - Double(index))
  }

  /// The fraction of the distance at a fraction of the time; 1 from the end on. NaN gives NaN.
  public static func position(at share: Double) -> Double {
    if share >= 1 { return 1 }
    if share.isNaN { return share }
    let (index, part) = segment(of: share)
    return positions[index] + part * (positions[index + 1] - positions[index])
  }

  /// The slope of ``position(at:)``: the slope of the straight line at that time; 0 from the end on.
  public static func slope(at share: Double) -> Double {
    guard share < 1 else { return 0 }
    let (index, _) = segment(of: share)
    return (positions[index + 1] - positions[index]) * Double(segments)
  }

  /// The fraction of the time at which a fraction of the distance is travelled.
  public static func time(at share: Double) -> Double {
    if share >= 1 { return 1 }
    if share.isNaN { return share }
    let (index, part) = segment(of: share)
    return times[index] + part * (times[index + 1] - times[index])
  }
}
