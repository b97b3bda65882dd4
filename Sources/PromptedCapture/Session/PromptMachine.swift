/// The state machine of a session: which prompt is shown, and what happens to each take.
///
///     state     contact   good take          wrong take          accept             redo                 skip            quit
///     waiting   → taking  –                  –                   keep the wrong     the last decided     skipped, next   → ended
///                                                                take¹, next        prompt is reopened
///     taking    –         kept, next         set aside, again²   –                  set aside, again     set aside,      set aside,
///                                                                                                        skipped, next   → ended
///     ended     –         –                  –                   –                  –                    –               –
///
/// ¹ If this prompt's last take was rejected. ² Without a person the prompt is given up after ``mostTries``, then next.
/// *Next* is the first undecided prompt in order; if there is none the session is over.
package struct PromptMachine: Equatable, Sendable {
  /// The states between which a session changes.
  package enum State: Equatable, Sendable {
    /// The prompt is shown; nothing touches the device.
    case waiting
    /// A take is being recorded.
    case taking
    /// All prompts are decided, or the person has stopped.
    case ended
  }

  /// The final decision on a prompt, as the manifest records it.
  package enum Decision: String, CaseIterable, Sendable {
    /// A take matched the prompt and was accepted.
    case accepted
    /// The last take did not match the prompt, but the person accepted it.
    case acceptedAnyway = "accepted-anyway"
    /// The person skipped the prompt; there is no take.
    case skipped
    /// The prompt has no take, because takes were rejected and no person could decide; the next session asks for the prompt again.
    case givenUp = "given-up"
  }

  /// The actions that a person can choose during a session.
  package enum Key: CaseIterable, Sendable {
    /// Accept the last take, although it was rejected.
    case accept
    /// Repeat the present prompt if a take is being made, otherwise the prompt that was decided last.
    case redo
    /// Skip the present prompt.
    case skip
    /// End the session here; it can be continued later.
    case quit
  }

  /// A change to make to the session's files, with the index of the prompt concerned.
  package enum Effect: Equatable, Sendable {
    /// The finished take is accepted for the prompt.
    case keep(Int)
    /// The finished or interrupted take is set aside.
    case putAside(Int)
    /// The prompt's newest rejected take is accepted after all.
    case takeBack(Int)
    /// The prompt is recorded as skipped.
    case skip(Int)
    /// The prompt is recorded as given up, because nobody could decide.
    case giveUp(Int)
    /// The prompt is open again; its take, if it has one, is set aside.
    case reopen(Int)
  }

  /// The number of consecutive rejected takes after which a prompt is given up if nobody can decide.
  package static let mostTries = 3

  /// The present state of the session.
  package private(set) var state: State
  /// The index of the present prompt; nil once all are decided.
  package private(set) var current: Int?
  /// The decision on each prompt; nil for a prompt that is still open.
  package private(set) var decisions: [Decision?]
  /// The number of finished takes of each prompt so far, accepted or not.
  package private(set) var tries: [Int]
  /// True if the last event was the rejection of a take for the present prompt.
  package private(set) var canAccept = false
  /// The number of rejected takes for the present prompt since it was shown.
  private var failures = 0
  /// The indices of decided prompts, in the order of their decisions.
  private var history: [Int]
  /// True if no person can decide, so that a prompt is given up after ``mostTries`` rejected takes.
  package var isAutomatic: Bool

  /// Begins a session at its first open prompt.
  ///
  /// - Parameters:
  ///   - decisions: The decision on each prompt so far.
  ///   - tries: The number of finished takes of each prompt so far.
  ///   - isAutomatic: Whether no person can decide.
  package init(decisions: [Decision?], tries: [Int], isAutomatic: Bool) {
    (self.decisions, self.tries, self.isAutomatic) = (decisions, tries, isAutomatic)
    history = decisions.indices.filter { decisions[$0] != nil }
    current = decisions.firstIndex { $0 == nil }
    state = current == nil ? .ended : .waiting
  }

  /// The number of prompts that are decided, including skipped ones.
  package var decided: Int { history.count }

  /// Handles the first contact after a prompt was shown, which begins a take.
  package mutating func beginContact() {
    if state == .waiting { state = .taking }
  }

  /// Handles the end of a take, which is accepted or rejected.
  ///
  /// - Parameter isGood: Whether the take matches the prompt.
  /// - Returns: The changes to make to the files.
  package mutating func endTake(isGood: Bool) -> [Effect] {
    guard state == .taking, let index = current else { return [] }
    tries[index] += 1
    if isGood { return [.keep(index)] + decide(.accepted) }
    (state, canAccept) = (.waiting, true)
    failures += 1
    guard isAutomatic, failures >= Self.mostTries else { return [.putAside(index)] }
    return [.putAside(index)] + decide(.givenUp)
  }

  /// Handles an action that the person has chosen.
  ///
  /// - Returns: The changes to make to the files; empty if the action is not possible now.
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

  /// Records the decision on the present prompt, and moves on to the next open one.
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
