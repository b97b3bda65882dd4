/// The `-fixed` policies: each stands beside an original whose bug a user would want fixed.
///
/// Common to all: a finger or its lift decides, never the content's own motion; one gesture fires at most
/// once; a refresh that is shown ignores pulls; the room above the content is made once the finger is up, so
/// that nothing jumps under it, and comes on top of whatever top inset the host has or sets meanwhile; once
/// the app was told, an end counts whenever it comes, once. Before it was told there is nothing to end: such
/// an end is ignored, and the app is told. Each says what else it changes. Numbers are the originals' own
/// (`RefreshSystems.md`).
///
/// The originals without one: `jackrabbit`, whose latch is in what it draws, which no policy describes, while what fires
/// below it is `uirefreshcontrol`'s; `pullview-fold`, which is `pullview`, drawn otherwise; `swiperefresh`, `compose` and
/// `chromium-overscroll`, of which no bug is known.
extension RefreshPolicy {
  /// The policy of a `-fixed` system.
  ///
  /// - Parameter system: Which one.
  /// - Returns: Its policy; nil for an original.
  public static func fixed(_ system: RefreshSystem) -> RefreshPolicy? {
    system.isFixed ? system.fixing?.policy : nil
  }

  /// The common part of all `-fixed` policies, with a threshold, a comparison and a moment.
  static func fixed(
    _ threshold: RefreshThreshold, isStrict: Bool, _ moment: RefreshMoment,
    room: RefreshInset = .noRoom
  ) -> RefreshPolicy {
    var policy = RefreshPolicy(threshold: threshold, isStrict: isStrict, moment: moment, inset: room)
    policy.gates.requiresFinger = true
    policy.rearm = .newGesture
    return policy
  }
}

extension RefreshPolicy {
  /// The policy of systems of which the lift decides, once for each gesture.
  static func lift(
    _ threshold: RefreshThreshold, isStrict: Bool, _ input: RefreshInput = .offset,
    startsAtEdge: Bool = false,
    axisCone: Double = RefreshGates().axisCone, callbackDelay: Double = 0, closeDelay: Double = 0,
    inset: RefreshInset = .none
  ) -> RefreshPolicy {
    var policy = RefreshPolicy(threshold: threshold, isStrict: isStrict, moment: .release, inset: inset)
    policy.input = input
    policy.gates.requiresFinger = true
    (policy.gates.startsAtEdge, policy.gates.axisCone) = (startsAtEdge, axisCone)
    policy.rearm = .newGesture
    (policy.callbackDelay, policy.closeDelay) = (callbackDelay, closeDelay)
    return policy
  }
}

extension RefreshInset {
  /// No room; the host's own insets still move nothing under a finger, and content out of range by one takes 0.3 s.
  static var noRoom: RefreshInset {
    RefreshInset(height: 0, timing: .never, opening: 0, closing: 0.3, rebases: true)
  }

  /// Room that is made once the finger is up and moves nothing under one, with its seconds in and out.
  static func room(_ height: Double, opening: Double, closing: Double) -> RefreshInset {
    RefreshInset(height: height, timing: .release, opening: opening, closing: closing, rebases: true)
  }
}
