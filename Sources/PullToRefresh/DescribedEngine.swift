/// A system that ``RefreshEngine`` has a case for, so that a host can store it without knowing which system it is.
public protocol HeldEngine: RefreshEngineBody {
  /// The engine's states; `stateCount` and `stateName(_:)` are derived from this type.
  associatedtype State: EngineState
  /// The built-in system that this engine implements; nil for a machine that follows a user's policy.
  var system: RefreshSystem? { get }
  /// This engine as a `RefreshEngine`.
  var held: RefreshEngine { get }
}

extension HeldEngine {
  /// The number of states.
  public static var stateCount: Int {
    var count = 0
    while count <= UInt8.max, State(rawValue: UInt8(count)) != nil { count += 1 }
    return count
  }

  /// The original's name for the state with this index; for an invalid index, the name of state 0.
  public static func stateName(_ code: UInt8) -> StaticString {
    (State(rawValue: code) ?? State(rawValue: 0))?.name ?? ""
  }
}

/// An engine that behaves like an original, with the facts that ``RefreshSystem`` lists about that original.
///
/// No member has a default, so that no engine gets the facts of another by accident.
public protocol DescribedEngine: HeldEngine {
  /// The parts common to all engines: state, pending times, and when the app ends a refresh.
  var core: EngineCore<State> { get set }
  /// The facts known about the original.
  var facts: EngineFacts { get }
  /// The policy of the matching `-fixed` system; nil if the original has none.
  var fixed: FixedPolicy? { get }
  /// Lists the original's bugs that the engine reproduces.
  func list(in list: inout some EngineQuirkList)
}

/// Receives an original's bugs one by one, because an array would allocate.
public protocol EngineQuirkList {
  /// Adds one bug, described in a sentence.
  mutating func quirk(_ text: StaticString)
}

/// The policy of a `-fixed` system, and what it fixes.
public struct FixedPolicy: Sendable {
  /// The policy that the system follows.
  public let policy: RefreshPolicy
  /// The differences from its original, in a phrase.
  public let fixes: StaticString

  /// A policy, and a phrase that says what it fixes.
  public init(_ policy: RefreshPolicy, fixes: StaticString) { (self.policy, self.fixes) = (policy, fixes) }
}
