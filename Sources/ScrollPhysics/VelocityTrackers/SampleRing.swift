/// The newest samples of a moving finger, at most 20, for velocity trackers.
@frozen
public struct SampleRing: Equatable, Sendable {
  /// The greatest number of samples stored.
  @inlinable public static var capacity: Int { 20 }

  /// A finger's position at a time.
  @frozen
  public struct Sample: Equatable, Sendable {
    /// The sample's time, in seconds.
    public let time: Double
    /// The finger's position, in points.
    public let position: Double

    @inlinable
    init(time: Double, position: Double) { (self.time, self.position) = (time, position) }
  }

  /// The samples' times and positions; zeros for missing samples.
  ///
  /// Queries are `@_addressableSelf`, so that they read the samples in place; otherwise the compiler would copy all of them each time.
  @usableFromInline var times = InlineArray<20, Double>(repeating: 0)
  @usableFromInline var positions = InlineArray<20, Double>(repeating: 0)
  @usableFromInline var slotOfNewest = 0
  @usableFromInline var kept = 0
  /// The newest sample; zero if there is none.
  @usableFromInline var newest: Sample

  /// The number of samples stored, 0 to 20.
  @inlinable public var count: Int { kept }

  /// A ring that contains no samples.
  @inlinable
  public init() { newest = Sample(time: 0, position: 0) }

  /// True if both rings contain equal samples.
  public static func == (a: SampleRing, b: SampleRing) -> Bool {
    guard a.count == b.count else { return false }
    for age in 0..<a.count where a.sample(age: age) != b.sample(age: age) { return false }
    return true
  }

  /// Adds a sample as the newest; the oldest of 20 is dropped.
  @inlinable
  public mutating func append(position: Double, at time: Double) {
    if count > 0 { slotOfNewest = slotOfNewest + 1 < Self.capacity ? slotOfNewest + 1 : 0 }
    newest = Sample(time: time, position: position)
    times[slotOfNewest] = time
    positions[slotOfNewest] = position
    if count < Self.capacity { kept += 1 }
  }

  /// Moves the newest sample, if there is one, to another position.
  @inlinable
  public mutating func replaceNewest(position: Double) {
    newest = Sample(time: newest.time, position: position)
    positions[slotOfNewest] = position
  }

  /// Removes all samples.
  @inlinable
  public mutating func clear() { kept = 0 }

  /// The index in ``times`` and ``positions`` of the sample with this age below ``count``: 0 is the newest.
  @inlinable
  func slot(ofAge age: Int) -> Int {
    let slot = slotOfNewest - age
    return slot < 0 ? slot + Self.capacity : slot
  }

  /// The sample with this age: 0 is the newest, 1 the one before.
  ///
  /// - Parameter age: Below ``count``.
  /// - Returns: The sample.
  @_addressableSelf @inlinable
  public func sample(age: Int) -> Sample {
    let slot = slot(ofAge: age)
    return age == 0 ? newest : Sample(time: times[slot], position: positions[slot])
  }

  /// Removes the samples that are more than `horizon` seconds older than the newest.
  @inlinable
  public mutating func forget(olderThan horizon: Double) {
    while count > 1, !(newest.time - times[slot(ofAge: count - 1)] <= horizon) { kept -= 1 }
  }

  /// The slope at the newest sample of the least-squares parabola through all samples, in points per second.
  ///
  /// Uses polynomials orthogonal on the samples (Forsythe), so that no matrix is inverted: `p₁ = u`, `p₂ = u² − a·u − b` with `u` the
  /// time minus the mean, `a = Σu³/Σu²`, `b = Σu²/n`. There must be at least 3 samples, at different times.
  @_addressableSelf
  public func parabolaSlope() -> Double {
    let (times, positions) = (times.span, positions.span)
    let moments = Moments(self, times, positions)
    let (a, b) = (moments.cubes / moments.squares, moments.squares / Double(count))
    var (norm, curve) = (0.0, 0.0)
    for age in 0..<count {
      let slot = slot(ofAge: age)
      let u = moments.deviation(of: times[slot])
      let p = u * (u - a) - b
      norm += p * p
      curve += p * (positions[slot] - newest.position)
    }
    return moments.linear / moments.squares + curve / norm * (-2 * moments.mean - a)
  }

  /// The slope of the least-squares line through all samples, in points per second.
  ///
  /// There must be at least 2 samples, at different times.
  @_addressableSelf
  public func lineSlope() -> Double {
    let moments = Moments(self, times.span, positions.span)
    return moments.linear / moments.squares
  }

  /// Sums over the samples for a fit, with times relative to their mean and positions relative to the newest.
  private struct Moments {
    let origin: Double
    var mean = 0.0
    var (squares, cubes, linear) = (0.0, 0.0, 0.0)

    @inline(__always)
    init(_ ring: SampleRing, _ times: Span<Double>, _ positions: Span<Double>) {
      origin = ring.newest.time
      let n = Double(ring.count)
      for age in 0..<ring.count { mean += (times[ring.slot(ofAge: age)] - origin) / n }
      for age in 0..<ring.count {
        let slot = ring.slot(ofAge: age)
        let u = deviation(of: times[slot])
        squares += u * u
        cubes += u * u * u
        linear += u * (positions[slot] - ring.newest.position)
      }
    }

    @inline(__always)
    func deviation(of time: Double) -> Double { (time - origin) - mean }
  }
}
