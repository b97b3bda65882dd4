/// The `-fixed` policies: one for each original with a bug that a user would want fixed.
///
/// Common to all: a finger or its release decides, never the content's own motion; one gesture fires at most
/// once; a refresh that is shown ignores pulls; the inset is added once the finger is up, so
/// that nothing jumps under it, and on top of whatever top inset the host has or sets meanwhile. Once
/// the app was notified, it may end the refresh at any time, once. An end before that is ignored, and the app is still notified.
/// Each policy says what else it changes. Numbers are the originals' own
/// (`RefreshSystems.md`).
///
/// The originals without one: `jackrabbit`, whose latch only affects its drawing, which no policy describes, and which fires like
/// `uirefreshcontrol`; `pullview-fold`, which is `pullview` with another drawing; `swiperefresh`, `compose` and
/// `chromium-overscroll`, which have no known bug.
extension RefreshPolicy {
  /// The policy of a `-fixed` system.
  ///
  /// - Parameter system: The system.
  /// - Returns: Its policy; nil if the system is not a `-fixed` one.
  public static func fixed(_ system: RefreshSystem) -> RefreshPolicy? {
    system.isFixed ? system.fixing?.policy : nil
  }

  /// A policy with the settings common to all `-fixed` policies, and this threshold, comparison and moment.
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
  /// A policy that fires at the release, at most once per gesture, with the other settings common to `-fixed` policies.
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
  /// No inset. The host's own insets still move nothing under a finger; content left out of range by one returns in 0.3 s.
  static var noRoom: RefreshInset {
    RefreshInset(height: 0, timing: .never, opening: 0, closing: 0.3, rebases: true)
  }

  /// An inset of `height` points, added once the finger is up so that nothing moves under it; `opening` and `closing` are in seconds.
  static func room(_ height: Double, opening: Double, closing: Double) -> RefreshInset {
    RefreshInset(height: height, timing: .release, opening: opening, closing: closing, rebases: true)
  }
}
