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

  @usableFromInline var times = InlineArray<20, Double>(repeating: 0)
  @usableFromInline var positions = InlineArray<20, Double>(repeating: 0)
  @usableFromInline var newest = 0
  /// How many samples are kept, 0 to 20.
  public private(set) var count = 0

  /// No samples.
  public init() {}

  /// Two rings are equal when they hold the same samples.
  public static func == (a: SampleRing, b: SampleRing) -> Bool {
    guard a.count == b.count else { return false }
    for age in 0..<a.count where a.sample(age: age) != b.sample(age: age) { return false }
    return true
  }

  /// Takes a sample as the newest; the oldest of 20 is forgotten.
  public mutating func append(position: Double, at time: Double) {
    if count > 0 { newest = newest + 1 < Self.capacity ? newest + 1 : 0 }
    times[newest] = time
    positions[newest] = position
    if count < Self.capacity { count += 1 }
  }

  /// Moves the newest sample, if there is one, to another position.
  public mutating func replaceNewest(position: Double) { positions[newest] = position }

  /// Forgets all samples.
  public mutating func clear() { count = 0 }

  /// A sample by its age: 0 is the newest.
  ///
  /// - Parameter age: Below ``count``.
  /// - Returns: The sample.
  public func sample(age: Int) -> Sample {
    let slot = newest - age
    let wrapped = slot < 0 ? slot + Self.capacity : slot
    return Sample(time: times[wrapped], position: positions[wrapped])
  }

  /// How many samples from the newest back are no more than `horizon` seconds older than it.
  public func count(within horizon: Double) -> Int {
    var used = 0
    while used < count, sample(age: 0).time - sample(age: used).time <= horizon { used += 1 }
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
    for age in 0..<used {
      let (u, way) = moments.deviation(of: sample(age: age))
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
      origin = ring.sample(age: 0)
      for age in 0..<used { mean += (ring.sample(age: age).time - origin.time) / Double(used) }
      for age in 0..<used {
        let (u, way) = deviation(of: ring.sample(age: age))
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
