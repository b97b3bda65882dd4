/// The seed systems, mended (`SeedLibraries.md`, `ObservedRefreshControl.md`).
extension RefreshPolicy {
  /// `uirefreshcontrol-fixed`: the observed control's trigger height, crossing and room of 60 pt.
  ///
  /// Mended: one sample from rest to 60 pt or more leaves the original idle; here it counts. The original makes room at the
  /// trigger, under the finger, and the content jumps (radar 39171852). After an end under the finger it fires again in
  /// the same drag once the pull was 5 pt or less.
  ///
  /// Left out: in viewports of less than 147 pt the original's trigger height is half the viewport, to whole points; a policy
  /// has one share, and its least of 73.68 pt stays.
  public static var uiRefreshControlFixed: RefreshPolicy {
    mended(
      .viewportShare(
        UIRefreshControl.triggerShare, minimum: UIRefreshControl.leastScaledHeight, maximum: .infinity),
      isStrict: false, .crossing,
      room: room(UIRefreshControl.plainHeight, opening: 0, closing: UIRefreshControl.goAwayDuration))
  }

  /// `pullview-fixed`: a lift past 60 pt, room of 60 pt in 0.3 s and out in 0.3 s.
  ///
  /// Mended: at exactly 60 pt the original's label says "release" and the lift does nothing; here it fires. The original
  /// takes 60 pt as its whole inset and zero after, so that a host's inset is lost, and moves its threshold by it. A lift
  /// during its closing animation starts a second refresh.
  public static var pullViewFixed: RefreshPolicy {
    mended(
      .points(PullView.standardHeight), isStrict: false, .release,
      room: room(
        PullView.standardHeight, opening: PullView.insetDuration, closing: PullView.insetDuration))
  }

  /// `isalternative-fixed`: more than 90 pt while a finger is down, room of 50 pt in 0.3 s and out in 0.3 s.
  ///
  /// Mended: the original fires without a finger, by momentum or bounce; after an end under the finger it fires again in
  /// the same drag; an end within 0.3 s of another runs the whole sequence twice; an inset the host sets meanwhile is lost.
  public static var isAlternativeFixed: RefreshPolicy {
    isAlternative(.crossing, height: ISAlternative.standardHeight)
  }

  /// `isalternative-release-fixed`: a lift past 90 pt, room of 50 pt in 0.3 s and out in 0.3 s.
  ///
  /// Mended: the original waits for the first change of the offset after the lift; a lift that none follows is forgotten.
  public static var isAlternativeReleaseFixed: RefreshPolicy {
    isAlternative(.release, height: ISAlternative.standardHeight)
  }

  /// `onpu-fixed`: `isalternative-fixed` with room of 80 pt, one whole turn (0.64 s) at least, and a second of hold at the end.
  ///
  /// Mended: the original closes by itself after two turns, whether the data is there or not, and a longer refresh loses its
  /// indicator; here the end of the work decides. The hold is shown after every refresh, not only after a short one.
  public static var onpuFixed: RefreshPolicy {
    var policy = isAlternative(.crossing, height: OnpuRefreshControl.standardHeight)
    policy.minimumDisplay = OnpuSpin.repositoryTurn
    policy.closeDelay = OnpuRefreshControl.holdDuration
    return policy
  }

  /// Past ISAlternativeRefreshControl's threshold, with room of this many points in its time.
  private static func isAlternative(_ moment: RefreshMoment, height: Double) -> RefreshPolicy {
    let seconds = ISAlternative.animationDuration
    return mended(
      .points(-ISAlternative.standardThreshold), isStrict: true, moment,
      room: room(height, opening: seconds, closing: seconds))
  }

  /// `mrefresh-fixed`: more than 110 pt while a finger is down, room of 80 pt in 0.2 s and out in 0.2 s.
  ///
  /// Mended: the original is armed at the start and after any pan, and then fires without a finger; an end within the
  /// handler is lost, and it goes on turning; a cancelled pan after the end leaves the room open.
  public static var mRefreshFixed: RefreshPolicy {
    mRefresh(.readme)
  }

  /// `mrefresh-0.2-fixed`: more than 140 pt while a finger is down, room of 100 pt in 0.25 s and out in 0.25 s.
  ///
  /// Mended: as in `mrefresh-fixed`; and while it loads, a scroll down no longer sets the inset again at every callback.
  public static var mRefreshRewriteFixed: RefreshPolicy {
    mRefresh(.rewrite)
  }

  private static func mRefresh(_ figures: MRefreshConfiguration) -> RefreshPolicy {
    mended(
      .points(figures.threshold), isStrict: true, .crossing,
      room: room(
        figures.insetHeight, opening: figures.insetDuration, closing: figures.insetDuration))
  }

  /// `isrefresh-fixed`: at least 105 pt while a finger is down, room of 44 pt in 0.3 s and out in 0.3 s.
  ///
  /// Mended: after an end under the finger the original fires again in the same drag once the pull was 5 pt or less; a
  /// second end within 0.3 s takes the 44 pt away twice, and the inset stays negative.
  public static var isRefreshFixed: RefreshPolicy {
    let seconds = ISRefreshControl.insetDuration
    return mended(
      .points(-ISRefreshControl.threshold), isStrict: false, .crossing,
      room: room(ISRefreshControl.height, opening: seconds, closing: seconds))
  }
}
