/// The newest samples of a moving finger, at most 20: what velocity trackers look back on.
@frozen
public struct SampleRing: Equatable, Sendable {
  /// How many samples are kept at most.
  @inlinable public static var capacity: Int { 20 }

  /// One sample.
  @frozen
  public struct Sample: Equatable, Sendable {
    /// Seconds.
    public let time: Double
    /// Points.
    public let position: Double
  }

  /// The samples; of those not yet taken, zeros. The compiler copies all of it for each index, but once for a span.
  var stored: InlineArray<20, Sample>
  private var slotOfNewest = 0
  /// How many samples are kept, 0 to 20.
  public private(set) var count = 0
  /// The newest sample, if there is one.
  private(set) var newest: Sample

  /// No samples.
  public init() {
    newest = Sample(time: 0, position: 0)
    stored = InlineArray(repeating: newest)
  }

  /// Two rings are equal when they hold the same samples.
  public static func == (a: SampleRing, b: SampleRing) -> Bool {
    guard a.count == b.count else { return false }
    for age in 0..<a.count where a.sample(age: age) != b.sample(age: age) { return false }
    return true
  }

  /// Takes a sample as the newest; the oldest of 20 is forgotten.
  public mutating func append(position: Double, at time: Double) {
    if count > 0 { slotOfNewest = slotOfNewest + 1 < Self.capacity ? slotOfNewest + 1 : 0 }
    newest = Sample(time: time, position: position)
    stored[slotOfNewest] = newest
    if count < Self.capacity { count += 1 }
  }

  /// Moves the newest sample, if there is one, to another position.
  public mutating func replaceNewest(position: Double) {
    newest = Sample(time: newest.time, position: position)
    stored[slotOfNewest] = newest
  }

  /// Forgets all samples.
  public mutating func clear() { count = 0 }

  /// Where a sample lies in ``stored``, by its age below ``count``: 0 is the newest.
  func slot(ofAge age: Int) -> Int {
    let slot = slotOfNewest - age
    return slot < 0 ? slot + Self.capacity : slot
  }

  /// A sample by its age: 0 is the newest.
  ///
  /// - Parameter age: Below ``count``.
  /// - Returns: The sample.
  public func sample(age: Int) -> Sample { age == 0 ? newest : stored[slot(ofAge: age)] }

  /// How many samples from the newest back are no more than `horizon` seconds older than it.
  public func count(within horizon: Double) -> Int {
    let samples = stored.span
    var used = 0
    while used < count, newest.time - samples[slot(ofAge: used)].time <= horizon { used += 1 }
    return used
  }

  /// The slope at the newest of `used` samples of the least-squares parabola through them, in points per second.
  ///
  /// By polynomials orthogonal on the samples (Forsythe), nothing to invert: `p₁ = u`, `p₂ = u² − a·u − b` with `u` the
  /// time from the mean, `a = Σu³/Σu²`, `b = Σu²/n`.
  ///
  /// - Parameter used: At least 3, at different times.
  /// - Returns: Points per second, signed.
  public func parabolaSlope(of used: Int) -> Double {
    let moments = Moments(self, of: used)
    let (a, b) = (moments.cubes / moments.squares, moments.squares / Double(used))
    var (norm, curve) = (0.0, 0.0)
    let samples = stored.span
    for age in 0..<used {
      let (u, way) = moments.deviation(of: samples[slot(ofAge: age)])
      let p = u * (u - a) - b
      norm += p * p
      curve += p * way
    }
    return moments.linear / moments.squares + curve / norm * (-2 * moments.mean - a)
  }

  /// The slope of the least-squares line through the `used` newest samples, in points per second.
  ///
  /// - Parameter used: At least 2, at different times.
  /// - Returns: Points per second, signed.
  public func lineSlope(of used: Int) -> Double {
    let moments = Moments(self, of: used)
    return moments.linear / moments.squares
  }

  /// Sums over the newest samples, times from their mean, positions from the newest.
  private struct Moments {
    let origin: Sample
    var mean = 0.0
    var (squares, cubes, linear) = (0.0, 0.0, 0.0)

    init(_ ring: SampleRing, of used: Int) {
      origin = ring.newest
      let samples = ring.stored.span
      for age in 0..<used { mean += (samples[ring.slot(ofAge: age)].time - origin.time) / Double(used) }
      for age in 0..<used {
        let (u, way) = deviation(of: samples[ring.slot(ofAge: age)])
        squares += u * u
        cubes += u * u * u
        linear += u * way
      }
    }

    func deviation(of sample: Sample) -> (time: Double, way: Double) {
      ((sample.time - origin.time) - mean, sample.position - origin.position)
    }
  }
}
