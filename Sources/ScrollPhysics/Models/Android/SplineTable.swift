/// The sampled curve of Android's fling: position against time and back, 101 samples, straight lines between.
///
/// A cubic with start tension 0.5 and end tension 1 and the inflexion at 0.35: time `3s(1−s)·((1−s)·0.175 + s·0.35) + s³`,
/// position `3s(1−s)·((1−s)·0.5 + s) + s³`. Each sample is found by bisection that stops within 1e-5, as in the original,
/// from where the one before began; that decides the last digits.
@frozen
public struct SplineTable: Sendable {
  /// `NB_SAMPLES`.
  @inlinable static var segments: Int { 100 }
  /// `START_TENSION · INFLEXION` and `1 − END_TENSION · (1 − INFLEXION)`.
  static var timeControls: (Double, Double) { (0.175, 0.35) }
  /// `START_TENSION` and 1.
  static var positionControls: (Double, Double) { (0.5, 1) }
  /// The bisection ends within this of a sample's abscissa.
  static var precision: Double { 1e-5 }

  /// The table, made once.
  public static let standard = SplineTable()

  private var positions = InlineArray<101, Double>(repeating: 1)
  private var times = InlineArray<101, Double>(repeating: 1)

  init() {
    var (low, high) = (0.0, 0.0)
    for index in 0..<Self.segments {
      let share = Double(index) / Double(Self.segments)
      let s = Self.parameter(at: share, Self.timeControls, from: &low)
      positions[index] = Self.coordinate(Self.positionControls, at: s)
      let r = Self.parameter(at: share, Self.positionControls, from: &high)
      times[index] = Self.coordinate(Self.timeControls, at: r)
    }
  }

  private static func coordinate(_ controls: (Double, Double), at s: Double) -> Double {
    3 * s * (1 - s) * ((1 - s) * controls.0 + s * controls.1) + s * s * s
  }

  /// The curve parameter where a coordinate is `share`; `low` is where to look from, and moves on.
  private static func parameter(
    at share: Double, _ controls: (Double, Double), from low: inout Double
  ) -> Double {
    var high = 1.0
    while true {
      let middle = low + (high - low) / 2
      let value = coordinate(controls, at: middle)
      if abs(value - share) < precision { return middle }
      if value > share { high = middle } else { low = middle }
    }
  }

  /// The segment of a share in 0..<1 and how far into it the share lies, 0…1.
  private static func segment(of share: Double) -> (index: Int, part: Double) {
    let place = share > 0 ? share * Double(segments) : 0
    let index = place < Double(segments - 1) ? Int(place) : segments - 1
    return (index, place - Double(index))
  }

  /// The share of the way made at a share of the time; 1 from the end on. NaN gives NaN.
  public func position(at share: Double) -> Double {
    if share >= 1 { return 1 }
    if share.isNaN { return share }
    let (index, part) = Self.segment(of: share)
    return positions[index] + part * (positions[index + 1] - positions[index])
  }

  /// The slope of ``position(at:)``: that of the segment; 0 from the end on.
  public func slope(at share: Double) -> Double {
    guard share < 1 else { return 0 }
    let (index, _) = Self.segment(of: share)
    return (positions[index + 1] - positions[index]) * Double(Self.segments)
  }

  /// The share of the time at which a share of the way is made.
  public func time(at share: Double) -> Double {
    if share >= 1 { return 1 }
    if share.isNaN { return share }
    let (index, part) = Self.segment(of: share)
    return times[index] + part * (times[index + 1] - times[index])
  }
}
