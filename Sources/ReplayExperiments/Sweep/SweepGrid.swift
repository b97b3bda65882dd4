/// The thresholds of a sweep if the user gives none.
package enum SweepGrid {
  /// The thresholds to run, in sixteenths of the engine's own threshold: from 4 (a quarter) to 40 (two and a half times).
  private static let aroundOwn = (share: 1.0 / 16, from: 4, to: 40)

  /// The thresholds of a sweep around an engine's own, rising and above 0.
  ///
  /// An engine that ignores an inset has a threshold smaller by the inset, even below 0. Thresholds around 1 or −5 pt would say nothing
  /// about pulls, so then those around the threshold without an inset are used.
  ///
  /// - Parameters:
  ///   - own: The engine's own threshold in its scene, in points, of any sign.
  ///   - bare: Its threshold without an inset, above 0.
  /// - Returns: From a quarter of `own` to two and a half times it, including it; around `bare` if `own` is below a quarter of `bare`.
  package static func thresholds(around own: Double, withoutInset bare: Double) -> [Double] {
    let least = Double(aroundOwn.from) * aroundOwn.share * bare
    let middle = own >= least ? own : bare
    return (aroundOwn.from...aroundOwn.to).map { middle * (Double($0) * aroundOwn.share) }
  }
}
