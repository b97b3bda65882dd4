/// A system of which ``RefreshEngine`` has a case, so that a host keeps it without knowing which it is.
public protocol HeldEngine: RefreshEngineBody {
  /// Its states; their number and names come from them.
  associatedtype State: EngineState
  /// The built-in system it is; nil for a machine that follows a policy of somebody's own.
  var system: RefreshSystem? { get }
  /// Itself, as a host keeps it.
  var held: RefreshEngine { get }
}

extension HeldEngine {
  /// The number of states.
  public static var stateCount: Int {
    var count = 0
    while count <= UInt8.max, State(rawValue: UInt8(count)) != nil { count += 1 }
    return count
  }

  /// The state with this index, in the system's own words; the first of them for an index that is none.
  public static func stateName(_ code: UInt8) -> StaticString {
    (State(rawValue: code) ?? State(rawValue: 0))?.name ?? ""
  }
}

/// An engine that does as an original does, and says what is known of it: what ``RefreshSystem`` lists.
///
/// None of this is there by default, so that no engine has what belongs to another.
public protocol DescribedEngine: HeldEngine {
  /// Its state, the times that it waits for, and when the app ends a refresh.
  var core: EngineCore<State> { get set }
  /// The facts known of the original.
  var facts: EngineFacts { get }
  /// The policy of the `-fixed` system beside it; nil where there is none.
  var fixed: FixedPolicy? { get }
  /// Lists what the original does that a user would call a bug, and that is kept.
  func list(in list: inout some EngineQuirkList)
}

/// A listener to which an engine lists its original's bugs one by one: an array would allocate.
public protocol EngineQuirkList {
  /// A bug, in a sentence.
  mutating func quirk(_ text: StaticString)
}

/// The policy of a `-fixed` system, and what it fixes.
public struct FixedPolicy: Sendable {
  /// The policy the system follows.
  public let policy: RefreshPolicy
  /// The differences from its original, in a phrase.
  public let fixes: StaticString

  /// A policy that fixes `fixes`.
  public init(_ policy: RefreshPolicy, fixes: StaticString) { (self.policy, self.fixes) = (policy, fixes) }
}
