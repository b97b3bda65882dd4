import Testing

@testable import PromptedCapture

@Suite("States of a prompted session")
struct PromptMachineTests {
  private func machine(_ count: Int, isAutomatic: Bool = false) -> PromptMachine {
    PromptMachine(
      decisions: Array(repeating: nil, count: count), tries: Array(repeating: 0, count: count),
      isAutomatic: isAutomatic)
  }

  /// A take from its first contact to its end.
  private func take(_ machine: inout PromptMachine, isGood: Bool) -> [PromptMachine.Effect] {
    machine.beginContact()
    return machine.endTake(isGood: isGood)
  }

  @Test("good takes are kept one after another, and then it is over")
  func good() {
    var machine = machine(2)
    #expect(take(&machine, isGood: true) == [.keep(0)])
    #expect(machine.current == 1 && machine.state == .waiting)
    #expect(take(&machine, isGood: true) == [.keep(1)])
    #expect(machine.current == nil && machine.state == .ended)
    #expect(machine.decisions == [.accepted, .accepted] && machine.tries == [1, 1])
  }

  @Test("a wrong take is put aside and asked for again, or taken as it was")
  func wrong() {
    var machine = machine(2)
    #expect(machine.press(.accept) == [])
    #expect(take(&machine, isGood: false) == [.putAside(0)])
    #expect(machine.current == 0 && machine.canAccept)
    #expect(machine.press(.accept) == [.takeBack(0)])
    #expect(machine.decisions == [.acceptedAnyway, nil] && machine.current == 1 && !machine.canAccept)
  }

  @Test("the one before can be done again, as far back as one likes, and then the next open one is asked for")
  func redo() {
    var machine = machine(3)
    _ = take(&machine, isGood: true)
    _ = machine.press(.skip)
    #expect(machine.current == 2)
    #expect(machine.press(.redo) == [.reopen(1)] && machine.current == 1)
    #expect(machine.press(.redo) == [.reopen(0)] && machine.current == 0)
    #expect(machine.press(.redo) == [])
    #expect(take(&machine, isGood: true) == [.keep(0)])
    #expect(machine.current == 1 && machine.tries == [2, 0, 0])
  }

  @Test("keys during a take drop it")
  func keysWhileTaking() {
    for (key, effects, state) in [
      (PromptMachine.Key.redo, [PromptMachine.Effect.putAside(0)], PromptMachine.State.waiting),
      (.skip, [.putAside(0), .skip(0)], .waiting), (.quit, [.putAside(0)], .ended), (.accept, [], .taking),
    ] {
      var machine = machine(2)
      machine.beginContact()
      #expect(machine.press(key) == effects && machine.state == state, "\(key)")
      #expect(!machine.canAccept)
    }
  }

  @Test("where nobody can decide, a prompt is given up after three wrong tries of this session")
  func automatic() {
    var machine = machine(2, isAutomatic: true)
    #expect(take(&machine, isGood: false) == [.putAside(0)])
    #expect(take(&machine, isGood: false) == [.putAside(0)])
    #expect(take(&machine, isGood: false) == [.putAside(0), .giveUp(0)])
    #expect(machine.current == 1 && machine.decisions[0] == .givenUp)
    var resumed = PromptMachine(decisions: [nil], tries: [5], isAutomatic: true)
    #expect(take(&resumed, isGood: false) == [.putAside(0)])
  }

  @Test("a session goes on at the first prompt that is open, and its last decision can be taken back")
  func resumed() {
    var machine = PromptMachine(
      decisions: [.accepted, nil, .skipped, nil], tries: [1, 2, 0, 0], isAutomatic: false)
    #expect(machine.current == 1 && machine.decided == 2 && !machine.canAccept)
    #expect(machine.press(.redo) == [.reopen(2)] && machine.current == 2)
    let whole = PromptMachine(decisions: [.accepted], tries: [1], isAutomatic: false)
    #expect(whole.state == .ended)
  }

  // The table of the doc comment, cell by cell where it has a dash.
  @Test("what makes no sense in a state does nothing")
  func nothing() {
    var ended = machine(1)
    _ = ended.press(.quit)
    var before = ended
    for key in PromptMachine.Key.allCases { #expect(ended.press(key) == []) }
    ended.beginContact()
    #expect(ended.endTake(isGood: true) == [] && ended == before)
    var waiting = machine(1)
    before = waiting
    #expect(waiting.endTake(isGood: true) == [] && waiting == before)
  }

  @Test("whatever happens, every prompt is open or decided, and the one asked for is open", arguments: 1...60)
  func properties(seed: UInt64) {
    var random = SplitMix(state: seed)
    var machine = machine(4, isAutomatic: seed % 3 == 0)
    for _ in 0..<200 {
      switch random.next(in: 8) {
      case 0...2: machine.beginContact()
      case 3: _ = machine.endTake(isGood: true)
      case 4: _ = machine.endTake(isGood: false)
      case 5: _ = machine.press(.accept)
      case 6: _ = machine.press(.redo)
      default: _ = machine.press(.skip)
      }
      if let current = machine.current { #expect(machine.decisions[current] == nil) }
      #expect(machine.decided == machine.decisions.count { $0 != nil })
      #expect((machine.current == nil) == machine.decisions.allSatisfy { $0 != nil })
      #expect((machine.state == .ended) == (machine.current == nil))
    }
  }

  private struct SplitMix {
    var state: UInt64
    mutating func next(in count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
  }
}
