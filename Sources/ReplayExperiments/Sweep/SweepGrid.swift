/// The thresholds that a sweep goes through.
package enum SweepGrid {
  /// The thresholds where none are named: from a quarter of the engine's own to two and a half of it, by
  /// sixteenths.
  private static let aroundOwn = (share: 1.0 / 16, from: 4, to: 40)

  /// The thresholds around an engine's own, rising and above 0.
  ///
  /// An engine that forgets an inset has a threshold smaller by it, in the end none above 0: what lies around one of 1 or −5 pt
  /// says nothing about pulls. Then the thresholds are those around the one without an inset.
  ///
  /// - Parameters:
  ///   - own: The engine's own in its scene, in points, of any sign.
  ///   - bare: The same without an inset, above 0.
  /// - Returns: From a quarter to two and a half of `own`, which is among them; of `bare` where `own` is below a quarter of that.
  package static func thresholds(around own: Double, withoutInset bare: Double) -> [Double] {
    let least = Double(aroundOwn.from) * aroundOwn.share * bare
    let middle = own >= least ? own : bare
    return (aroundOwn.from...aroundOwn.to).map { middle * (Double($0) * aroundOwn.share) }
  }
}
