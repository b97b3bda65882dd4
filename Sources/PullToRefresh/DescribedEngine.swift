/// A system that ``RefreshEngine`` can hold as one of its cases, so that a host can store it without knowing which system it is.
public protocol HeldEngine: RefreshEngineBody {
  /// The engine's states; `stateCount` and `stateName(_:)` are derived from this type.
  associatedtype State: EngineState
  /// The built-in system that this engine implements; nil for a machine that follows a user's policy.
  var system: RefreshSystem? { get }
  /// This engine as a `RefreshEngine`.
  var held: RefreshEngine { get }
}

extension HeldEngine {
  /// The number of the engine's states; their indices are 0 ..< `stateCount`.
  public static var stateCount: Int {
    var count = 0
    while count <= UInt8.max, State(rawValue: UInt8(count)) != nil { count += 1 }
    return count
  }

  /// The name of the state with this index, as the reproduced control calls it; for an invalid index, the name of state 0.
  public static func stateName(_ code: UInt8) -> StaticString {
    (State(rawValue: code) ?? State(rawValue: 0))?.name ?? ""
  }
}

/// An engine that reproduces an existing control (the original), with the facts that ``RefreshSystem`` lists about that control.
///
/// No member has a default, so that no engine gets the facts of another by accident.
public protocol DescribedEngine: HeldEngine {
  /// The engine's state, its pending timers, and whether the app ends a refresh within its callback.
  var core: EngineCore<State> { get set }
  /// What is known about the original, the control that the engine reproduces: source, scroll view, fidelity.
  var facts: EngineFacts { get }
  /// The policy of the matching `-fixed` system, which lacks the original's bugs; nil if there is no such system.
  var fixed: FixedPolicy? { get }
  /// Passes the original's bugs that the engine reproduces to `list`, one by one.
  func list(in list: inout some EngineQuirkList)
}

/// A receiver of a control's bugs, one by one; used instead of an array, which would allocate memory.
public protocol EngineQuirkList {
  /// Adds one bug, described in a sentence.
  mutating func quirk(_ text: StaticString)
}

/// The policy of a `-fixed` system (a control without its bugs), and a phrase that says what it fixes.
public struct FixedPolicy: Sendable {
  /// The policy that the `-fixed` system follows.
  public let policy: RefreshPolicy
  /// The differences from the control whose bugs the policy fixes, in a phrase.
  public let fixes: StaticString

  /// A `-fixed` policy, and a phrase that says what it fixes.
  public init(_ policy: RefreshPolicy, fixes: StaticString) { (self.policy, self.fixes) = (policy, fixes) }
}
