/// The comparators with a resistance of their own, mended: they measure the finger (`TravelSystems.md`).
extension RefreshPolicy {
  /// `swiperefresh-nested-fixed`: a lift past 64 pt of half the travel, told after the 200 ms to the resting place.
  ///
  /// Mended: the nested path of the original does not halve the travel as the touch path does, so that the same list fires
  /// at half the distance when nested scrolling is on (`TravelSystems.md`, Q12).
  public static var swipeRefreshNestedFixed: RefreshPolicy {
    var policy = travel(gain: SwipeRefresh.touchGain, .points(SwipeRefreshCircle.target), isStrict: true)
    policy.callbackDelay = SwipeRefresh.settleDuration
    return policy
  }

  /// `ultra-ptr-fixed`: a lift at 1.2 headers or more of travel over 1.7, shown 500 ms at least.
  ///
  /// Mended: the original cuts every move to whole pixels after the division, so that a slow finger on a fast screen gets
  /// nowhere; a cancel counts as a release. The header is the app's; 100 pt here is our choice, as no page gives one.
  public static var ultraPTRFixed: RefreshPolicy {
    let header = UltraRefresh.standardHeaderHeight
    var policy = travel(
      gain: 1 / UltraRefresh.resistance, .points(UltraRefresh.lineRatio * header), isStrict: false)
    policy.minimumDisplay = UltraRefresh.leastLoading
    policy.inset = room(
      header, opening: UltraRefresh.returnDuration, closing: UltraRefresh.closeDuration)
    return policy
  }

  /// `pulltorefresh-js-fixed`: a lift past 112.5 pt of travel, room of 50 pt, told after 500 ms, out in 500 ms.
  ///
  /// 112.5 pt is where the original's resisted pull `min(1, d/150)·min(80, d)` passes its 60. Mended: a drag made during a
  /// refresh leaves its start point behind, and the next drag on a scrolled page pulls from it; a cancelled touch is not
  /// noticed, and the pull stays.
  public static var pullToRefreshJSFixed: RefreshPolicy {
    let travel = PullToRefreshJS.curve.travel(forPull: PullToRefreshJS.threshold)
    var policy = self.travel(gain: 1, .points(travel), isStrict: true)
    policy.callbackDelay = PullToRefreshJS.timeout
    policy.inset = room(PullToRefreshJS.reloadHeight, opening: 0, closing: PullToRefreshJS.timeout)
    return policy
  }

  /// `flutter-material-fixed`: a lift at a quarter of the viewport of travel or more, told after 150 ms.
  ///
  /// Only a gesture that begins at the edge counts, as in the original. Mended: on content that overscrolls the original fires
  /// from a sixth of the viewport on, at the first motion after the lift, and once armed pulling back does not disarm it;
  /// here the lift decides in the same way on every scroll physics.
  public static var flutterMaterialFixed: RefreshPolicy {
    var policy = travel(
      gain: 1, .viewportShare(FlutterMaterialRefresh.fullShare, minimum: 0, maximum: .infinity),
      isStrict: false)
    policy.gates.startsAtEdge = true
    policy.callbackDelay = FlutterMaterialRefresh.snapDuration
    return policy
  }

  /// `ionic-fixed`: a lift at 80 pt of travel or more, 20 of slop and 60, begun at the edge, at most 40° from the vertical,
  /// one finger; it closes 120 ms after the end of the work.
  ///
  /// Mended: the original takes a cancelled touch for an ended one; its `complete` ends whatever goes on 0.6 s later, also a
  /// refresh that began meanwhile. Left out: the drag fires by itself beyond 120 px, and a policy has one moment.
  public static var ionicFixed: RefreshPolicy {
    var policy = travel(
      gain: 1, .points(IonicRefresher.slop + IonicRefresher.standardLeast), isStrict: false)
    policy.gates.startsAtEdge = true
    policy.gates.axisCone = IonicRefresher.greatestAngle
    policy.gates.maximumContacts = 1
    policy.closeDelay = IonicRefresher.completeDelay
    return policy
  }

  /// A lift beyond `threshold` of the finger's travel past the edge times `gain`.
  private static func travel(gain: Double, _ threshold: RefreshThreshold, isStrict: Bool) -> RefreshPolicy {
    var policy = mended(threshold, isStrict: isStrict, .release)
    policy.input = .travel(gain: gain)
    return policy
  }
}
