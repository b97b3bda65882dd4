/// Something that a replay may do and that no user expects: each case is a rule that every replay is checked against.
public enum FindingKind: String, CaseIterable, Comparable, Sendable {
  /// The content's position jumps when an inset changes, an engine scrolls or a finger catches the content.
  case offsetJump = "offset-jump"
  /// The velocity of content that moves by itself jumps when an inset changes.
  case velocityJump = "velocity-jump"
  /// At the end no refresh is open, but the top inset is not the app's own.
  case insetLost = "inset-lost"
  /// One gesture, with the motion after it, fires more than once.
  case secondTrigger = "second-trigger"
  /// A movement of the content without a finger fires (allowed only at the end of a dwell).
  case triggerWithoutFinger = "trigger-without-finger"
  /// The engine treats a cancelled touch as a release, and fires.
  case triggerByCancel = "trigger-by-cancel"
  /// The engine fires on a pull that no finger carried past the threshold.
  case armedByInertia = "armed-by-inertia"
  /// The engine fires during a refresh that the app has not ended.
  case triggerWhileRefreshing = "trigger-while-refreshing"
  /// The indicator closes while the app's work is still in progress, by a timer of its own or by an older end.
  case indicatorGone = "indicator-gone"
  /// The engine fires although by its own rule and the true travel of finger and content nothing is due, and no other rule covers the
  /// trigger: it counts a pull that did not happen or that was over.
  case triggerNotDue = "trigger-not-due"

  /// The rules' names in results.
  package static let names = allCases.map { $0.rawValue }

  /// The unit of a finding's size.
  public var unit: String {
    switch self {
    case .offsetJump, .insetLost, .armedByInertia, .triggerNotDue: "pt"
    case .velocityJump: "pt/s"
    case .secondTrigger: "triggers"
    case .triggerWithoutFinger, .triggerByCancel, .indicatorGone: "ms"
    case .triggerWhileRefreshing: "refreshes"
    }
  }

  /// True for rules about a trigger: their findings are at the trigger's time.
  public var isOfTrigger: Bool {
    switch self {
    case .secondTrigger, .triggerWithoutFinger, .triggerByCancel, .armedByInertia, .triggerWhileRefreshing,
      .triggerNotDue:
      true
    case .offsetJump, .velocityJump, .insetLost, .indicatorGone: false
    }
  }

  /// True for rules whose violation shows in the run alone; false if the content's motion without an engine must be known too.
  public var isSeenInRun: Bool { self != .triggerNotDue }

  /// Orders kinds in their order of declaration.
  public static func < (left: FindingKind, right: FindingKind) -> Bool {
    func index(_ kind: FindingKind) -> Int { allCases.firstIndex(of: kind) ?? 0 }
    return index(left) < index(right)
  }
}
