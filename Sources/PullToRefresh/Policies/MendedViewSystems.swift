/// The comparators that watch a scroll view, mended (`IOSClones.md`).
extension RefreshPolicy {
  /// `sv-fixed`: a lift past 60 pt, room of 60 pt in 0.3 s and out in 0.3 s.
  ///
  /// Mended: the original waits for the first callback after the lift, fires there even if the content is back at 10 pt, and
  /// stays triggered if none comes (SVPullToRefresh #301). It puts back the inset of when it was made, not the host's present one.
  public static var svFixed: RefreshPolicy {
    mended(
      .points(SVPullToRefresh.height), isStrict: true, .release,
      room: room(
        SVPullToRefresh.height, opening: SVPullToRefresh.insetDuration, closing: SVPullToRefresh.insetDuration
      ))
  }

  /// `ego-fixed`: a lift at 65 pt or more, room of 60 pt in 0.2 s and out in 0.3 s.
  ///
  /// Mended: the original overwrites the host's insets, also by every drag; its label turns only beyond 65 pt while the lift
  /// fires at 65 pt; without its delegate's word a second lift while loading fires again.
  public static var egoFixed: RefreshPolicy {
    mended(
      .points(-EGO.threshold), isStrict: false, .release,
      room: room(EGO.height, opening: EGO.openingDuration, closing: EGO.closingDuration))
  }

  /// `mj-fixed`: a lift past 54 pt, room of 54 pt in 0.25 s and out in 0.4 s; the app is told at once.
  ///
  /// Mended: a lift seen above the top leaves the original armed, and a later motion fires; a cancelled pan calls the
  /// handler without making room; an end within the opening animation does not stop the handler, which runs after it. Here
  /// the handler runs at the lift, and the animation is shown to its end.
  public static var mjFixed: RefreshPolicy {
    var policy = mended(
      .points(MJRefresh.height), isStrict: true, .release,
      room: room(MJRefresh.height, opening: MJRefresh.fastDuration, closing: MJRefresh.slowDuration))
    policy.minimumDisplay = policy.inset.opening
    return policy
  }

  /// `es-fixed`: a lift past 60 pt, room of 60 pt in 0.2 s and out in 0.2 s; the app is told at once.
  ///
  /// Mended: the original compares the offset of the callback before, so that a lift already back at 30 pt fires, and needs no
  /// finger at any time; its handler runs 0.2 s later even if the refresh was stopped; two stops close twice.
  public static var esFixed: RefreshPolicy {
    let seconds = ESPullToRefresh.animationDuration
    var policy = mended(
      .points(ESPullToRefresh.trigger), isStrict: true, .release,
      room: room(ESPullToRefresh.height, opening: seconds, closing: seconds))
    policy.minimumDisplay = policy.inset.opening
    return policy
  }

  /// `dg-elastic-fixed`: a lift at 95 pt or more, room of 50 pt in 0.36 s and out in 0.4 s; the app is told at once.
  ///
  /// Mended: a stop during the original's bounce of 0.9 s is undone, as the bounce ends in loading; a cancelled pan fires;
  /// a stop when idle closes what is not open. Here the handler runs at the lift, and the bounce is shown to its end.
  public static var dgElasticFixed: RefreshPolicy {
    var policy = mended(
      .points(DGElastic.threshold), isStrict: false, .release,
      room: room(DGElastic.height, opening: DGElastic.openingDuration, closing: DGElastic.closingDuration))
    policy.minimumDisplay = DGElastic.bounceDuration
    return policy
  }

  /// `yalantis-fixed`: a lift at 40 pt or more, room of 40 pt in 0.3 s and out in 1 s.
  ///
  /// Mended: the original ignores how far its own progress is and compares the offset of the callback before; two samples
  /// of momentum fire; the host's top inset counts twice, so that under one of 64 pt the pull must be 104 pt; just 40 pt only
  /// arms it, as its `switch` tests the releasing range, which ends at 40 pt, first; here the lift at 40 pt fires.
  public static var yalantisFixed: RefreshPolicy {
    mended(
      .points(Yalantis.standardHeight), isStrict: false, .release,
      room: room(
        Yalantis.standardHeight, opening: Yalantis.openingDuration, closing: Yalantis.closingDuration))
  }

  /// `od-fixed`: at least 96 pt (43 + 53) while a finger is down, room of 44 pt at once and out in 0.4 s.
  ///
  /// Mended: the original fires at any callback, also by momentum (ODRefreshControl #33), and takes an inset that the host
  /// sets in a refresh for its own, with the room in it, so that the 44 pt stay.
  public static var odFixed: RefreshPolicy {
    mended(
      .points(ODRefreshControl.dropHeight + ODRefreshControl.tearingDistance), isStrict: false, .crossing,
      room: room(ODRefreshControl.openHeight, opening: 0, closing: ODRefreshControl.closingDuration))
  }

  /// `flutter-cupertino-fixed`: an extent of at least 100 pt while a finger is down, room of 60 pt.
  ///
  /// Mended: the original arms by momentum too. How long the room takes to open and close is up to the app's builder; here
  /// it is 0.3 s, what the product takes where nothing is named.
  public static var flutterCupertinoFixed: RefreshPolicy {
    mended(
      .points(FlutterCupertinoRefresh.standardTrigger), isStrict: false, .crossing,
      room: room(
        FlutterCupertinoRefresh.standardHold, opening: 0, closing: FlutterCupertinoRefresh.closing))
  }

  /// `better-scroll-fixed`: a lift at 90 pt or more, room of 40 pt in 0.8 s and out in 0.8 s.
  ///
  /// Mended: the original takes a cancelled touch for an ended one, and calls the app for a begin of the app's own.
  public static var betterScrollFixed: RefreshPolicy {
    let seconds = BetterScrollPullDown.bounceDuration
    return mended(
      .points(BetterScrollPullDown.standardThreshold), isStrict: false, .release,
      room: room(BetterScrollPullDown.standardStop, opening: seconds, closing: seconds))
  }

  /// `kirigami-fixed`: half a second past 108 pt while a finger is down, no room.
  ///
  /// Mended: the original counts the half second without a finger too, so that momentum fires, and fires as often in one
  /// gesture as it ends. The grid unit behind the 108 pt is the user's font's and not known.
  public static var kirigamiFixed: RefreshPolicy {
    let page = KirigamiRefresh(originalTopInset: 0)
    return mended(.points(page.threshold), isStrict: true, .dwell(KirigamiRefresh.dwell))
  }
}
