/// A rule that every replay is checked against. Each case names what breaks the rule: behaviour that no user expects.
public enum FindingKind: String, CaseIterable, Comparable, Sendable {
  /// The content's position jumps when an inset changes, an engine scrolls or a finger catches the content.
  case offsetJump = "offset-jump"
  /// The velocity of content that moves by itself jumps when an inset changes.
  case velocityJump = "velocity-jump"
  /// At the end of the run no refresh is open, but the top inset is not the app's own.
  case insetLost = "inset-lost"
  /// One gesture, with the motion after it, fires more than once.
  case secondTrigger = "second-trigger"
  /// The engine fires because of content that moves without a finger. This is allowed only at the end of a dwell (a time past the
  /// threshold).
  case triggerWithoutFinger = "trigger-without-finger"
  /// The engine treats a cancelled touch as a release, and fires.
  case triggerByCancel = "trigger-by-cancel"
  /// The engine fires on a pull that no finger carried past the threshold.
  case armedByInertia = "armed-by-inertia"
  /// The engine fires during a refresh that the app has not ended.
  case triggerWhileRefreshing = "trigger-while-refreshing"
  /// The indicator closes while the app still works, because of the engine's own timer or the end of an earlier refresh.
  case indicatorGone = "indicator-gone"
  /// The engine fires although no trigger is due by its own rule and the true travel of finger and content, and no other rule covers the
  /// trigger. Such an engine counts a pull that did not happen or that was over.
  case triggerNotDue = "trigger-not-due"

  /// The rules' names as they appear in results.
  package static let names = allCases.map { $0.rawValue }

  /// The unit of a finding's ``ReplayFinding/size``, such as `pt` or `ms`.
  public var unit: String {
    switch self {
    case .offsetJump, .insetLost, .armedByInertia, .triggerNotDue: "pt"
    case .velocityJump: "pt/s"
    case .secondTrigger: "triggers"
    case .triggerWithoutFinger, .triggerByCancel, .indicatorGone: "ms"
    case .triggerWhileRefreshing: "refreshes"
    }
  }

  /// True for rules about a trigger; the time of their findings is the trigger's time.
  public var isOfTrigger: Bool {
    switch self {
    case .secondTrigger, .triggerWithoutFinger, .triggerByCancel, .armedByInertia, .triggerWhileRefreshing,
      .triggerNotDue:
      true
    case .offsetJump, .velocityJump, .insetLost, .indicatorGone: false
    }
  }

  /// True if a run alone shows that the rule is broken; false if the content's motion without an engine is needed as well.
  public var isSeenInRun: Bool { self != .triggerNotDue }

  /// Orders kinds as they are declared.
  public static func < (left: FindingKind, right: FindingKind) -> Bool {
    func index(_ kind: FindingKind) -> Int { allCases.firstIndex(of: kind) ?? 0 }
    return index(left) < index(right)
  }
}
