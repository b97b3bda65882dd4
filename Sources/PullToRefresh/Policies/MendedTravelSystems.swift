/// The comparators with a resistance of their own, mended: they measure the finger (`refresh-systems.md` 7, `physics.md` 7 to 9).
extension RefreshPolicy {
  /// `swiperefresh-nested-fixed`: a lift past 64 pt of half the travel, told after the 200 ms to the resting place.
  ///
  /// Mended: the nested path of the original does not halve the travel as the touch path does, so that the same list fires
  /// at half the distance when nested scrolling is on (physics.md Q12).
  public static var swipeRefreshNestedFixed: RefreshPolicy {
    var policy = travel(gain: 0.5, .points(64), isStrict: true)
    policy.callbackDelay = 0.2
    return policy
  }

  /// `ultra-ptr-fixed`: a lift at 1.2 headers or more of travel over 1.7, shown 500 ms at least.
  ///
  /// Mended: the original cuts every move to whole pixels after the division, so that a slow finger on a fast screen gets
  /// nowhere; a cancel counts as a release. The header is the app's; 100 pt here is our choice, as no page gives one.
  public static var ultraPtrFixed: RefreshPolicy {
    var policy = travel(gain: 1 / 1.7, .points(1.2 * 100), isStrict: false)
    policy.minimumDisplay = 0.5
    policy.inset = room(100, opening: 0.2, closing: 1)
    return policy
  }

  /// `pulltorefresh-js-fixed`: a lift past 112.5 pt of travel, room of 50 pt, told after 500 ms, out in 500 ms.
  ///
  /// 112.5 pt is where the original's resisted pull `min(1, d/150)·min(80, d)` passes its 60. Mended: a drag made during a
  /// refresh leaves its start point behind, and the next drag on a scrolled page pulls from it; a cancelled touch is not
  /// noticed, and the pull stays.
  public static var pullToRefreshJsFixed: RefreshPolicy {
    var policy = travel(gain: 1, .points(112.5), isStrict: true)
    policy.callbackDelay = 0.5
    policy.inset = room(50, opening: 0, closing: 0.5)
    return policy
  }

  /// `flutter-material-fixed`: a lift at a quarter of the viewport of travel or more, told after 150 ms.
  ///
  /// Only a gesture that begins at the edge counts, as in the original. Mended: on content that overscrolls the original fires
  /// from a sixth of the viewport on, at the first motion after the lift, and once armed pulling back does not disarm it;
  /// here the lift decides in the same way on every scroll physics.
  public static var flutterMaterialFixed: RefreshPolicy {
    var policy = travel(
      gain: 1, .viewportShare(0.25, minimum: 0, maximum: .infinity), isStrict: false)
    policy.gates.startsAtEdge = true
    policy.callbackDelay = 0.15
    return policy
  }

  /// A lift beyond `threshold` of the finger's travel past the edge times `gain`.
  private static func travel(gain: Double, _ threshold: RefreshThreshold, isStrict: Bool) -> RefreshPolicy {
    var policy = mended(threshold, isStrict: isStrict, .release)
    policy.input = .travel(gain: gain)
    return policy
  }
}
