/// Walks through a session's prompts: which one is asked for, what becomes of each take.
///
///     state     contact   good take          wrong take          accept             redo                 skip            quit
///     waiting   → taking  –                  –                   keep the wrong     the one decided      skipped, next   → ended
///                                                                try¹, next         last is open again
///     taking    –         kept, next         put aside, again²   –                  put aside, again     put aside,      put aside,
///                                                                                                        skipped, next   → ended
///     ended     –         –                  –                   –                  –                    –               –
///
/// ¹ Where this prompt's last try was turned down. ² Without a person the prompt is given up after ``mostTries``, next.
/// *Next* is the first prompt, in order, that is not decided; where there is none the session is over.
package struct PromptMachine: Equatable, Sendable {
  /// The state of a session.
  package enum State: Equatable, Sendable {
    /// The prompt is shown, nothing touches the surface.
    case waiting
    /// The take grows.
    case taking
    /// All prompts are decided, or the person stopped.
    case ended
  }

  /// The decision on a prompt.
  package enum Decision: String, CaseIterable, Sendable {
    /// The take shows what was asked for.
    case accepted
    /// It does not, and the person took it all the same.
    case acceptedAnyway = "accepted-anyway"
    /// There is no take.
    case skipped
    /// There is no take, as nobody could answer; the next session asks for it again.
    case givenUp = "given-up"
  }

  /// The requests that a person can make.
  package enum Key: CaseIterable, Sendable {
    /// Take the last try as it is.
    case accept
    /// Take this one again, or the one before.
    case redo
    /// Go on without it.
    case skip
    /// Stop here.
    case quit
  }

  /// The work to be done with files, by the prompt's index.
  package enum Effect: Equatable, Sendable {
    /// The take that ended is the prompt's.
    case keep(Int)
    /// The take that ended, or breaks off here, is put aside.
    case putAside(Int)
    /// The prompt's newest take that was put aside is its take.
    case takeBack(Int)
    /// The prompt has no take.
    case skip(Int)
    /// The prompt has no take, as nobody could answer.
    case giveUp(Int)
    /// The prompt's take, if it has one, is put aside; it is open again.
    case reopen(Int)
  }

  /// Wrong tries, one after another, after which a prompt is given up where no person can decide.
  package static let mostTries = 3

  /// The state of the session.
  package private(set) var state: State
  /// The prompt that is asked for; nil once all are decided.
  package private(set) var current: Int?
  /// The decision on each prompt; nil for one that is open.
  package private(set) var decisions: [Decision?]
  /// Takes of each prompt that ended, good or not.
  package private(set) var tries: [Int]
  /// True if the prompt that is asked for has a try that was turned down, and nothing since.
  package private(set) var canAccept = false
  /// Wrong tries of the prompt that is asked for, since it was asked for.
  private var failures = 0
  /// Prompts in the order in which they were decided.
  private var history: [Int]
  /// True if nobody can decide.
  package var isAutomatic: Bool

  /// A session at its first prompt that is open.
  ///
  /// - Parameters:
  ///   - decisions: What became of each prompt so far.
  ///   - tries: How often each was tried so far.
  ///   - isAutomatic: Whether nobody can decide.
  package init(decisions: [Decision?], tries: [Int], isAutomatic: Bool) {
    (self.decisions, self.tries, self.isAutomatic) = (decisions, tries, isAutomatic)
    history = decisions.indices.filter { decisions[$0] != nil }
    current = decisions.firstIndex { $0 == nil }
    state = current == nil ? .ended : .waiting
  }

  /// The number of prompts that are decided.
  package var decided: Int { history.count }

  /// Something touches the surface.
  package mutating func beginContact() {
    if state == .waiting { state = .taking }
  }

  /// The take ended.
  ///
  /// - Parameter isGood: Whether it shows what was asked for.
  /// - Returns: What has to be done.
  package mutating func endTake(isGood: Bool) -> [Effect] {
    guard state == .taking, let index = current else { return [] }
    tries[index] += 1
    if isGood { return [.keep(index)] + decide(.accepted) }
    (state, canAccept) = (.waiting, true)
    failures += 1
    guard isAutomatic, failures >= Self.mostTries else { return [.putAside(index)] }
    return [.putAside(index)] + decide(.givenUp)
  }

  /// The person asks for something.
  ///
  /// - Returns: What has to be done; nothing where it makes no sense now.
  package mutating func press(_ key: Key) -> [Effect] {
    switch state {
    case .waiting: pressWaiting(key)
    case .taking: pressTaking(key)
    case .ended: []
    }
  }

  private mutating func pressWaiting(_ key: Key) -> [Effect] {
    guard let index = current else { return [] }
    switch key {
    case .accept: return canAccept ? [.takeBack(index)] + decide(.acceptedAnyway) : []
    case .redo: return reopen()
    case .skip: return decide(.skipped)
    case .quit:
      state = .ended
      return []
    }
  }

  private mutating func pressTaking(_ key: Key) -> [Effect] {
    guard key != .accept, let index = current else { return [] }
    (state, canAccept) = (key == .quit ? .ended : .waiting, false)
    return [.putAside(index)] + (key == .skip ? decide(.skipped) : [])
  }

  private mutating func reopen() -> [Effect] {
    guard let last = history.popLast() else { return [] }
    (decisions[last], current, canAccept, failures) = (nil, last, false, 0)
    return [.reopen(last)]
  }

  /// Decides the prompt that is asked for, and goes on to the next.
  private mutating func decide(_ decision: Decision) -> [Effect] {
    guard let index = current else { return [] }
    decisions[index] = decision
    history.append(index)
    current = decisions.firstIndex { $0 == nil }
    (state, canAccept, failures) = (current == nil ? .ended : .waiting, false, 0)
    switch decision {
    case .skipped: return [.skip(index)]
    case .givenUp: return [.giveUp(index)]
    case .accepted, .acceptedAnyway: return []
    }
  }
}
