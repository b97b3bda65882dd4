import ScrollPhysics

/// The closed formulas of the observed control (`ObservedRefreshControl.md`).
extension UIRefreshControl {
  /// The visible height at which the control fires, in points.
  ///
  /// With the viewport's length h it is `min(round(h/2), 1.125·(100 + title)·k)`, `k = h/568`, or `372/568` for h < 372. A live reading at
  /// 759 pt gave 150.3301056338028.
  ///
  ///     UIRefreshControl.triggerHeight(viewport: 568, titleHeight: 0)   // 112.5
  ///
  /// - Parameters:
  ///   - viewport: Length of the scroll view, in points.
  ///   - titleHeight: Height of the title's label, in points, 0 without a title.
  /// - Returns: The trigger height, in points.
  public static func triggerHeight(viewport: Double, titleHeight: Double) -> Double {
    let scale = (viewport < smallestScaledLength ? smallestScaledLength : viewport) / referenceLength
    let scaled = snapFactor * (snapBase + titleHeight) * scale
    let half = Elementary.rounded(viewport / 2)
    return half < scaled ? half : scaled
  }

  /// Stiffness of the spinner's spring for a vertical velocity in the control's own unit: `48.3333·|v|`, limited to 5…150.
  public static func springStiffness(velocity: Double) -> Double {
    let stiffness = 48.3333 * velocity.magnitude
    if stiffness < 5 { return 5 }
    return stiffness > 150 ? 150 : stiffness
  }

  /// Strength of the haptic impact at the trigger, 0.85…1, for a spring of this stiffness: `0.85 + 0.15·K/150`.
  public static func hapticIntensity(stiffness: Double) -> Double { 0.85 + 0.15 * stiffness / 150 }

  /// The scaled trigger height as a fraction of the viewport's length, without a title: 112.5 pt in 568 pt.
  static var triggerShare: Double { snapFactor * snapBase / referenceLength }
  /// The least scaled trigger height, without a title, in points: that of viewports of 372 pt or less.
  static var leastScaledHeight: Double { snapFactor * snapBase * smallestScaledLength / referenceLength }

  /// Length of the screen that the design was made for, in points (iPhone 5).
  private static var referenceLength: Double { 568 }
  /// Viewports shorter than this are scaled like one of this length, in points.
  private static var smallestScaledLength: Double { 372 }
  /// Factor from the snapping base to the trigger height (observed).
  private static var snapFactor: Double { 1.125 }
  /// Snapping base without a title at the reference length, in points (observed).
  private static var snapBase: Double { 100 }
}
