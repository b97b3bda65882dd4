import PullToRefresh
import Testing

/// Numbers are those of `TravelSystems.md`: trigger and room 70. Names are those of
/// lib/src/notifier/indicator_notifier.dart and lib/src/physics/scroll_physics.dart at 04b1c101.
@Suite("easy_refresh")
struct EasyRefreshTests {
  /// How long the spring takes from so many points beyond the room, by hand: of its two terms the slow one is left,
  /// `d · r₂/(r₂ − r₁) · e^(−r₁t)`, with r = √200 · (1.1 ∓ √0.21); it is at rest a third of a point away.
  private static func time(from distance: Double) -> Double {
    let (slow, fast) = (14.142136 * 0.6417424, 14.142136 * 1.5582576)
    var (low, high) = (0.0, 2.0)
    func left(_ time: Double) -> Double {
      // e^x by its series: no second source shares the module's.
      func power(_ x: Double) -> Double {
        var (sum, term) = (1.0, 1.0)
        for n in 1..<120 {
          term *= x / Double(n)
          sum += term
        }
        return sum
      }
      return distance * (fast / (fast - slow)) / power(slow * time)
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if left(middle) > 1.0 / 3 { low = middle } else { high = middle }
    }
    return low
  }

  /// What the second term and the rounding of these numbers leave, in seconds.
  private static let tolerance = 0.001

  @Test("the spring has 70 points in 0.648 s and 20 in 0.510")
  func spring() {
    for distance in [70.0, 20, 30] {
      #expect(abs(EasyRefresh.springTime(from: distance) - Self.time(from: distance)) < Self.tolerance)
    }
    #expect(abs(EasyRefresh.springTime(from: 70) - 0.648) < 0.001)
    #expect(EasyRefresh.springTime(from: 30, velocity: -1000) > EasyRefresh.springTime(from: 30))
  }

  // `_updateMode`: armed under the user, ready after; `overExtent` is the trigger then.
  @Test("a lift beyond the trigger makes room, and tells the app once the spring is at rest")
  func lift() {
    var drag = EngineDrag(.easyRefresh)
    drag.pull(to: 60)
    #expect(drag.states == ["drag"])
    drag.pull(to: 100)
    #expect(drag.states == ["drag", "armed"] && drag.view.topInset == 0)
    drag.lift()
    #expect(drag.states.last == "ready" && drag.view.topInset == 70 && drag.triggers.isEmpty)
    drag.wait(Self.time(from: 30) - Self.tolerance)
    #expect(drag.callbacks == 0)
    drag.wait(2 * Self.tolerance)
    #expect(drag.states.last == "processing" && drag.triggers == [.released] && drag.callbacks == 1)
  }

  // `createBallisticSimulation` is given the lift's velocity, of which less than 100 pt/s is none (`minFlingVelocity`).
  @Test("a lift that flings takes as long as the spring does with its velocity")
  func fling() {
    for (velocity, time) in [
      (99.0, EasyRefresh.springTime(from: 30)), (-900, EasyRefresh.springTime(from: 30, velocity: -900)),
    ] {
      var drag = EngineDrag(.easyRefresh)
      drag.pull(to: 100)
      drag.view.releaseVelocity = velocity
      drag.lift()
      #expect(abs((drag.engine.nextTimer ?? 0) - drag.view.time - time) < 1e-12)
    }
  }

  // `_offset == actualTriggerOffset` without a user is processing, and within 1e-10 of it counts as there.
  @Test("a lift at just the trigger tells the app at once, and less does nothing")
  func justEnough() {
    for (pull, fires) in [(69.9999, false), (70 - 5e-11, true), (70, true)] {
      var drag = EngineDrag(.easyRefresh)
      drag.release(at: pull)
      #expect(drag.triggers == (fires ? [.released] : []), "\(pull)")
      #expect(drag.states.last == (fires ? "processing" : "drag"))
      #expect(drag.view.topInset == (fires ? 70 : 0))
    }
  }

  @Test("it counts from the host's inset, also of a lift that no offset change came before")
  func inset() {
    var drag = EngineDrag(.easyRefresh, topInset: 64)
    drag.touch()
    drag.view.contentOffset = -64 - 90
    drag.lift()
    #expect(drag.states == ["armed", "ready"] && drag.view.topInset == 134)
  }

  // `_scheduleProcessedCompletion`, `_completeProcessedMode`.
  @Test("the end is shown for 1 s, then the room goes, and nothing is pulled until the content is back")
  func ends() {
    var drag = EngineDrag(.easyRefresh)
    drag.release(at: 100)
    drag.wait(1)
    drag.settle(to: 70)
    drag.send(.endRefreshing)
    #expect(drag.states.last == "processed")
    drag.wait(0.999)
    #expect(drag.states.last == "processed" && drag.view.topInset == 70)
    drag.wait(0.002)
    #expect(drag.states.last == "done" && drag.view.topInset == 0)
    drag.release(at: 120)
    #expect(drag.states.last == "done" && drag.triggers.count == 1)
    drag.settle(to: 0)
    #expect(drag.states.last == "inactive" && drag.engine.isIdle)
    drag.pull(to: 120)
    #expect(drag.states.last == "armed")
  }

  @Test("scrolled away meanwhile it is inactive as soon as the result was shown")
  func scrolledAway() {
    var drag = EngineDrag(.easyRefresh)
    drag.release(at: 70)
    drag.settle(to: -200)
    drag.send(.endRefreshing, waiting: 1.001)
    #expect(drag.states.suffix(3) == ["processed", "done", "inactive"])
  }

  // `applyPhysicsToUserOffset` makes the user's again what was ready.
  @Test("a drag before the spring is at rest takes the refresh back")
  func takenBack() {
    var drag = EngineDrag(.easyRefresh)
    drag.release(at: 110)
    drag.wait(0.1)
    drag.pull(to: 80)
    #expect(drag.states.last == "armed" && drag.view.topInset == 0)
    drag.release(at: 40)
    drag.wait(2)
    #expect(drag.states.last == "drag" && drag.triggers.isEmpty && drag.engine.isIdle)
  }

  @Test("a touch that does not move lets the spring start anew, and beneath the room leaves it open for good")
  func tapped() {
    var drag = EngineDrag(.easyRefresh)
    drag.release(at: 110)
    drag.settle(to: 90)
    drag.view.isTracking = true
    drag.send(.contactBegan)
    drag.wait(5)
    #expect(drag.states.last == "ready" && drag.triggers.isEmpty)
    drag.view.isTracking = false
    drag.send(.contactEnded)
    drag.wait(Self.time(from: 20) + Self.tolerance)
    #expect(drag.triggers == [.released])

    drag = EngineDrag(.easyRefresh)
    drag.release(at: 110)
    drag.settle(to: 60)
    #expect(drag.states.last == "ready")
    drag.view.isTracking = true
    drag.send(.contactBegan)
    drag.view.isTracking = false
    drag.send(.contactEnded)
    drag.wait(9)
    #expect(drag.states.last == "ready" && drag.triggers.isEmpty && drag.view.topInset == 70)
  }

  @Test("content that comes by itself does nothing, and a pull that momentum carries on arms without firing")
  func momentum() {
    var drag = EngineDrag(.easyRefresh)
    drag.settle(to: 200)
    drag.settle(to: 0)
    #expect(drag.states.isEmpty)
    drag.release(at: 65)
    drag.settle(to: 80)
    #expect(drag.states.last == "armed")
    drag.settle(to: 0)
    #expect(drag.states.last == "inactive" && drag.triggers.isEmpty)
  }

  // `callTask`, `animateToOffset`: 200 ms to 20 beyond the trigger, then the spring.
  @Test("a begin goes 20 points beyond the room in 0.2 s, and is told when its spring is at rest")
  func begin() {
    var drag = EngineDrag(.easyRefresh)
    drag.send(.beginRefreshing)
    #expect(drag.view.topInset == 90)
    drag.wait(0.201)
    #expect(drag.states == ["ready"] && drag.view.topInset == 70)
    drag.wait(Self.time(from: 20) - 2 * Self.tolerance)
    #expect(drag.callbacks == 0)
    drag.wait(3 * Self.tolerance)
    #expect(drag.states == ["ready", "processing"] && drag.triggers.isEmpty && drag.callbacks == 1)
  }

  @Test("a touch on its way out stops a begin, and its lift beyond the trigger lets it go on")
  func touchedBegin() {
    for (offset, goesOn) in [(40.0, false), (85, true)] {
      var drag = EngineDrag(.easyRefresh)
      drag.send(.beginRefreshing, waiting: 0.1)
      drag.settle(to: offset)
      drag.view.isTracking = true
      drag.send(.contactBegan)
      #expect(drag.view.topInset == 0)
      drag.view.isTracking = false
      drag.send(.contactEnded)
      drag.wait(2)
      #expect(drag.triggers.isEmpty && drag.callbacks == (goesOn ? 1 : 0))
    }
  }
}
