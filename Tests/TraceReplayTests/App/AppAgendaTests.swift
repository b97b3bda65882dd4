import Testing

@testable import TraceReplay

@Suite("App agenda")
struct AppAgendaTests {
  private func script(_ change: (inout AppScript) -> Void) -> AppScript {
    var script = AppScript()
    change(&script)
    return script
  }

  @Test("begins and insets come in order of time, whatever order they were given in")
  func order() {
    var agenda = AppAgenda(
      script {
        $0.begins = [3, 1]
        $0.insetChanges = [AppInsetChange(time: 2, points: 5), AppInsetChange(time: 1, points: 6)]
      }, salt: 0)
    #expect(agenda.lastScripted == 3)
    var seen: [(Double, AppAgenda.Act)] = []
    while !agenda.isEmpty {
      let time = agenda.next
      seen.append((time, agenda.take()))
    }
    #expect(seen.map(\.0) == [1, 1, 2, 3])
    #expect(seen.map(\.1) == [.begin, .setInset(6), .setInset(5), .begin])
  }

  @Test("work runs from the callback, an end again from the end, and of one time the end comes first")
  func ends() {
    var agenda = AppAgenda(
      script {
        $0.work = .fixed(2)
        $0.endsAgainAfter = 0.5
        $0.begins = [3]
      }, salt: 0)
    agenda.oweCallback()
    agenda.callBack(at: 1)
    #expect(agenda.next == 3)
    #expect(agenda.take() == .end(isRepeat: false))
    #expect(agenda.take() == .begin)
    #expect(agenda.next == 3.5)
    #expect(agenda.take() == .end(isRepeat: true))
    #expect(agenda.isEmpty)
  }

  @Test("of two ends of one time the one that was known first comes first")
  func sameTime() {
    var agenda = AppAgenda(
      script {
        $0.work = .fixed(2)
        $0.endsAgainAfter = 0.5
      }, salt: 0)
    // Ends at 3 and 3.5; the repeat of the first is known at 3 only, and is due at 3.5 too.
    for time in [1, 1.5] {
      agenda.oweCallback()
      agenda.callBack(at: time)
    }
    var seen: [(Double, AppAgenda.Act)] = []
    while !agenda.isEmpty {
      let time = agenda.next
      seen.append((time, agenda.take()))
    }
    #expect(seen.map(\.0) == [3, 3.5, 3.5, 4])
    #expect(seen.map(\.1) == [false, false, true, true].map { .end(isRepeat: $0) })
  }

  @Test("without a script nothing is due, and its last action is at 0")
  func empty() {
    let agenda = AppAgenda(AppScript(), salt: 0)
    #expect(agenda.isEmpty && agenda.next == .infinity && agenda.lastScripted == 0)
  }

  @Test("a callback that a begin of the app brings takes its work over; one that a trigger owes does not")
  func begun() {
    var agenda = AppAgenda(script { $0.work = .list([2, 5]) }, salt: 0)
    agenda.begin(at: 1)
    #expect(agenda.next == 3)
    agenda.callBack(at: 1.25)
    #expect(agenda.next == 3.25)
    agenda.oweCallback()
    agenda.callBack(at: 2)
    _ = agenda.take()
    #expect(agenda.next == 7)
  }

  @Test("a callback that an early end took away is not owed to the next begin: that has one work")
  func swallowed() {
    var agenda = AppAgenda(script { $0.work = .list([2, 5]) }, salt: 0)
    agenda.oweCallback()
    agenda.forgetOwedCallbacks()
    agenda.begin(at: 1)
    agenda.callBack(at: 1.25)
    #expect(agenda.take() == .end(isRepeat: false))
    #expect(agenda.isEmpty)
  }
}
