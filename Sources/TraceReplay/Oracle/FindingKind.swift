/// A thing that a replay may do and no user expects: each is a rule that every replay is checked against.
public enum FindingKind: String, CaseIterable, Comparable, Sendable {
  /// The content jumps where an inset changes, an engine scrolls or a finger catches it.
  case offsetJump = "offset-jump"
  /// The velocity of content that moves by itself jumps where an inset changes.
  case velocityJump = "velocity-jump"
  /// No refresh is open at the end, and the top inset is not the app's own.
  case insetLost = "inset-lost"
  /// A gesture, with the motion after it, fires more than once.
  case secondTrigger = "second-trigger"
  /// A change of the offset without a finger fires; the end of a dwell may.
  case triggerWithoutFinger = "trigger-without-finger"
  /// The engine takes a touch that was taken away for a lift, and fires.
  case triggerByCancel = "trigger-by-cancel"
  /// It fires on a pull that no finger carried past the threshold.
  case armedByInertia = "armed-by-inertia"
  /// It fires while a refresh is going on: the app has not said since that it is done.
  case triggerWhileRefreshing = "trigger-while-refreshing"
  /// It shows no refresh any more, while the app's work goes on: its own clock or an older end has closed it.
  case indicatorGone = "indicator-gone"
  /// It fires where nothing is due by its own rule and the way of finger and content, and no other rule names the trigger: it counts a pull
  /// that they have not made, or one that was over.
  case triggerNotDue = "trigger-not-due"

  /// The word for each.
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

  /// True of rules about a trigger: a finding of one is at the trigger's time.
  public var isOfTrigger: Bool {
    switch self {
    case .secondTrigger, .triggerWithoutFinger, .triggerByCancel, .armedByInertia, .triggerWhileRefreshing,
      .triggerNotDue:
      true
    case .offsetJump, .velocityJump, .insetLost, .indicatorGone: false
    }
  }

  /// True of rules that a run alone shows to be broken; false where the free path must be known as well.
  public var isSeenInRun: Bool { self != .triggerNotDue }

  /// Orders kinds as they are declared.
  public static func < (left: FindingKind, right: FindingKind) -> Bool {
    func index(_ kind: FindingKind) -> Int { allCases.firstIndex(of: kind) ?? 0 }
    return index(left) < index(right)
  }
}
