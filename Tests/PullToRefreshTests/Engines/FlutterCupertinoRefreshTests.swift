import Testing

/// Numbers are those of `TravelSystems.md`: trigger 100, hold 60, over at 10.
@Suite("Flutter's Cupertino control")
struct FlutterCupertinoRefreshTests {
  @Test("it fires in the drag at 100 pt and holds 60 without moving anything")
  func trigger() {
    var drag = EngineDrag(.flutterCupertino, topInset: 20)
    drag.pull(to: 100.0.nextDown)
    #expect(drag.triggers.isEmpty)
    drag.pull(to: 100)
    #expect(drag.triggers == [.contact] && drag.callbacks == 1 && drag.view.topInset == 80)
    #expect(drag.engine.traits.rebasesInset)
  }

  @Test("momentum fires too")
  func momentum() {
    var drag = EngineDrag(.flutterCupertino)
    drag.settle(to: 100)
    #expect(drag.triggers == [.settling])
  }

  @Test("armed becomes refresh at the hold")
  func hold() {
    var drag = EngineDrag(.flutterCupertino)
    drag.release(at: 120)
    drag.settle(to: 60.0.nextUp)
    #expect(drag.states.last == "armed")
    drag.settle(to: 60)
    #expect(drag.states.last == "refresh")
  }

  @Test("after the end no pull arms before a tenth of the trigger is left")
  func done() {
    var drag = EngineDrag(.flutterCupertino)
    drag.pull(to: 120)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "done" && drag.view.topInset == 0)
    drag.pull(to: 10.0.nextUp)
    drag.pull(to: 150)
    #expect(drag.triggers.count == 1)
    drag.pull(to: 10)
    #expect(drag.states.last == "inactive")
    drag.pull(to: 150)
    #expect(drag.triggers.count == 2)
  }

  @Test("an inset that the app sets while it refreshes stays when the control's goes")
  func appInset() {
    var drag = EngineDrag(.flutterCupertino, topInset: 20)
    drag.release(at: 120)
    #expect(drag.view.topInset == 80)
    drag.view.topInset = 120
    drag.send(.topInsetChanged)
    drag.send(.endRefreshing)
    // The app's own 20 + 40.
    #expect(drag.view.topInset == 60)
  }

  @Test("a second end and a begin do nothing")
  func ends() {
    var drag = EngineDrag(.flutterCupertino)
    drag.send(.beginRefreshing)
    drag.send(.endRefreshing)
    #expect(drag.states.isEmpty && drag.callbacks == 0)
  }
}
