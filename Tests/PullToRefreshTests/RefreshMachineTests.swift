import PullToRefresh
import Testing

/// Thresholds are chosen here, so that every expected number follows from the policy by hand.
@Suite("A machine that follows a policy")
struct RefreshMachineTests {
  /// Threshold 100, inset 40 in 0.2 s and out in 0.3 s.
  static func policy(_ moment: RefreshMoment = .crossing) -> RefreshPolicy {
    RefreshPolicy(
      threshold: .points(100), moment: moment,
      inset: RefreshInset(height: 40, timing: .trigger, opening: 0.2, closing: 0.3))
  }

  @Test("one pull goes through every state once, with its inset in and out")
  func states() {
    var drag = EngineDrag(policy: Self.policy())
    drag.pull(to: 100)
    #expect(drag.view.topInset == 40)
    drag.lift()
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 0)
    drag.wait(0.29)
    #expect(!drag.engine.isIdle)
    drag.wait(0.02)
    #expect(drag.engine.isIdle)
    #expect(drag.states == ["pulling", "armed", "refreshing", "finishing", "idle"])
    #expect(drag.triggers == [.contact])
  }

  @Test("a strict policy does not fire at the threshold itself")
  func strict() {
    var policy = Self.policy()
    policy.isStrict = true
    var drag = EngineDrag(policy: policy)
    drag.pull(to: 100)
    #expect(drag.triggers.isEmpty)
    drag.pull(to: 100.001)
    #expect(drag.triggers == [.contact])
  }

  @Test("a share of the viewport keeps to its bounds", arguments: [(667.0, 133.4), (200, 64), (2000, 148)])
  func share(viewport: Double, expected: Double) {
    let threshold = RefreshThreshold.viewportShare(0.2, minimum: 64, maximum: 148)
    let machine = RefreshMachine(RefreshPolicy(threshold: threshold), viewport: viewport, originalTopInset: 0)
    #expect(abs(RefreshEngine.policy(machine).traits.threshold - expected) < 1e-12)
  }

  @Test("the lift fires only from beyond the threshold")
  func release() {
    var drag = EngineDrag(policy: Self.policy(.release))
    drag.pull(to: 120)
    drag.release(at: 99)
    #expect(drag.triggers.isEmpty)
    drag.settle(to: 0)
    drag.pull(to: 120)
    #expect(drag.triggers.isEmpty)
    drag.lift()
    #expect(drag.triggers == [.released])
  }

  @Test("hysteresis keeps a pull armed that far below the threshold")
  func hysteresis() {
    var policy = Self.policy(.release)
    policy.hysteresis = 10
    for (back, fires) in [(91.0, true), (90, true), (89, false)] {
      var drag = EngineDrag(policy: policy)
      drag.pull(to: 120)
      drag.release(at: back)
      #expect(drag.triggers.isEmpty != fires, "back to \(back)")
    }
  }

  @Test("a cancelled drag fires nothing at its end")
  func cancel() {
    for moment in [RefreshMoment.release, .bounceBack] {
      var drag = EngineDrag(policy: Self.policy(moment))
      drag.pull(to: 120)
      (drag.view.isTracking, drag.view.isDragging) = (false, false)
      drag.send(.dragCancelled)
      drag.send(.contactEnded)
      drag.settle(to: 0)
      #expect(drag.triggers.isEmpty)
    }
  }

  @Test("a bounce-back fires at the first change after the lift, for the lift's sake")
  func bounceBack() {
    var drag = EngineDrag(policy: Self.policy(.bounceBack))
    drag.release(at: 120)
    #expect(drag.triggers.isEmpty)
    drag.settle(to: 119)
    #expect(drag.triggers == [.released])
  }

  @Test("a dwell fires at its end, and a dip below the threshold starts it anew")
  func dwell() {
    var drag = EngineDrag(policy: Self.policy(.dwell(0.5)))
    drag.pull(to: 100)
    drag.wait(0.4)
    drag.pull(to: 99)
    drag.wait(1)
    drag.pull(to: 100)
    let armed = drag.view.time
    #expect(drag.engine.nextTimer == armed + 0.5)
    drag.wait(0.49)
    #expect(drag.triggers.isEmpty)
    drag.wait(0.02)
    #expect(drag.triggers == [.contact])
  }

  @Test("content that moves by itself fires unless a finger is required")
  func finger() {
    for requires in [false, true] {
      var policy = Self.policy()
      policy.gates.requiresFinger = requires
      var drag = EngineDrag(policy: policy)
      drag.settle(to: 120)
      #expect(drag.triggers == (requires ? [] : [.settling]))
    }
  }

  @Test("each closed gate keeps a pull from firing, each open one lets it through")
  func gates() {
    for isClosed in [false, true] {
      var policy = Self.policy()
      policy.gates.sources = .touchscreen
      policy.gates.maximumContacts = 1
      policy.gates.axisCone = 30
      for gate in 0..<3 {
        var drag = EngineDrag(policy: policy)
        if gate == 0 { drag.view.source = isClosed ? .touchpad : .touchscreen }
        if gate == 1 { drag.view.contacts = isClosed ? 2 : 1 }
        if gate == 2 { drag.view.axisAngle = isClosed ? 31 : 30 }
        drag.pull(to: 120)
        #expect(drag.triggers.isEmpty == isClosed, "gate \(gate)")
      }
    }
  }

  @Test("a gesture that began scrolled down fires only without the gate start_at_edge")
  func startAtEdge() {
    for isRequired in [false, true] {
      var policy = Self.policy()
      policy.gates.startsAtEdge = isRequired
      var drag = EngineDrag(policy: policy)
      drag.view.contentOffset = 30
      drag.pull(to: 120)
      #expect(drag.triggers.isEmpty == isRequired)
    }
  }

  @Test("a gesture that begins sooner than the cooldown after the last motion does not fire")
  func cooldown() {
    var policy = Self.policy()
    policy.gates.cooldown = 0.3
    for (rest, fires) in [(0.29, false), (0.31, true)] {
      var drag = EngineDrag(policy: policy)
      drag.settle(to: 10)
      drag.settle(to: 0)
      drag.wait(rest)
      drag.pull(to: 120)
      #expect(drag.triggers.isEmpty != fires)
    }
  }

  @Test("a lift of a finger that moves up faster than allowed does not fire")
  func upwardRelease() {
    var policy = Self.policy(.release)
    policy.gates.maximumUpwardRelease = 500
    for (velocity, fires) in [(499.0, true), (501, false), (-900, true)] {
      var drag = EngineDrag(policy: policy)
      drag.pull(to: 120)
      drag.view.releaseVelocity = velocity
      drag.lift()
      #expect(drag.triggers.isEmpty != fires)
    }
  }

  @Test("what re-arms under the same finger is below_points alone")
  func rearm() {
    for (rearm, expected) in [(RefreshRearm.below(5), 2), (.newGesture, 1), (.atRest, 1)] {
      var policy = Self.policy()
      policy.rearm = rearm
      var drag = EngineDrag(policy: policy)
      drag.pull(to: 120)
      drag.send(.endRefreshing, waiting: 0.5)
      drag.pull(to: 6)
      drag.pull(to: 120)
      #expect(drag.triggers.count == 1)
      drag.pull(to: 5)
      drag.pull(to: 120)
      #expect(drag.triggers.count == expected)
    }
  }

  @Test(
    "without the busy lock a pull fires while another refresh is shown, which lasts until both have ended")
  func busyLock() {
    for hasLock in [true, false] {
      var policy = Self.policy()
      policy.hasBusyLock = hasLock
      policy.rearm = .newGesture
      var drag = EngineDrag(policy: policy)
      for _ in 0..<2 {
        drag.release(at: 120)
        drag.settle(to: 0)
      }
      #expect(drag.triggers.count == (hasLock ? 1 : 2))
      #expect(drag.callbacks == (hasLock ? 1 : 2))
      drag.send(.endRefreshing)
      #expect((drag.view.topInset == 0) == hasLock)
      drag.send(.endRefreshing, waiting: 1)
      #expect(drag.view.topInset == 0)
      #expect(drag.engine.isIdle)
    }
  }

  @Test("callback, shortest display and close delay take the time they are given")
  func delays() {
    var policy = Self.policy()
    (policy.callbackDelay, policy.minimumDisplay, policy.closeDelay) = (0.25, 1, 0.125)
    var drag = EngineDrag(policy: policy)
    drag.pull(to: 100)
    let start = drag.view.time
    #expect(drag.callbacks == 0)
    #expect(drag.engine.nextTimer == start + 0.25)
    drag.wait(0.3)
    #expect(drag.callbacks == 1)
    drag.send(.endRefreshing)
    #expect(drag.engine.nextTimer == start + 1)
    drag.wait(0.71)
    #expect(drag.states.last == "finishing")
    #expect(drag.view.topInset == 40)
    drag.wait(0.125)
    #expect(drag.view.topInset == 0)
    drag.wait(0.3)
    #expect(drag.states.last == "idle" && drag.engine.isIdle)
  }

  @Test("an inset at the release waits for the lift, one at no time never comes")
  func insetTiming() {
    for (timing, before, after) in [
      (RefreshInsetTiming.release, 0.0, 40.0), (.never, 0, 0), (.trigger, 40, 40),
    ] {
      var policy = Self.policy()
      policy.inset.timing = timing
      var drag = EngineDrag(policy: policy)
      drag.pull(to: 120)
      #expect(drag.view.topInset == before)
      drag.lift()
      #expect(drag.view.topInset == after)
    }
  }

  @Test("travel past the edge counts from where the content reached it, times the gain")
  func travel() {
    var policy = RefreshPolicy(threshold: .points(64))
    policy.input = .travel(gain: 0.5)
    var drag = EngineDrag(policy: policy)
    drag.view.contentOffset = 30
    drag.touch()
    // 30 points to the edge, then 128 at half: 158 points of finger in all.
    for (travel, fires) in [(157.0, false), (158, true)] {
      drag.view.fingerTravel = travel
      drag.view.contentOffset = 30 - travel
      drag.send(.offsetChanged)
      #expect(drag.triggers.isEmpty != fires)
    }
  }

  @Test("an inset changed from outside is kept when the machine's own goes")
  func outsideInset() {
    var drag = EngineDrag(policy: Self.policy())
    drag.pull(to: 120)
    drag.view.topInset = 90
    drag.send(.topInsetChanged)
    drag.send(.endRefreshing)
    #expect(drag.view.topInset == 50)
  }

  @Test("without the busy lock every pull has its callback, and the refresh ends, however many wait at once")
  func manyCallbacks() {
    var policy = Self.policy()
    policy.hasBusyLock = false
    policy.rearm = .newGesture
    policy.callbackDelay = 600
    policy.minimumDisplay = 0.1
    var drag = EngineDrag(policy: policy)
    for _ in 0..<20 {
      drag.release(at: 120)
      drag.settle(to: 0)
    }
    #expect(drag.triggers.count == 20 && drag.callbacks == 0)
    drag.wait(600)
    #expect(drag.callbacks == 20)
    for _ in 0..<20 { drag.send(.endRefreshing) }
    drag.wait(1)
    #expect(drag.engine.isIdle)
  }

  @Test("without the busy lock a refresh whose work ends early twelve times is shown once and ends")
  func manyEnds() {
    var policy = Self.policy()
    policy.hasBusyLock = false
    policy.rearm = .newGesture
    policy.minimumDisplay = 600
    var drag = EngineDrag(policy: policy)
    for _ in 0..<12 {
      drag.pull(to: 120)
      drag.send(.endRefreshing)
      drag.lift()
      drag.settle(to: 0)
    }
    #expect(drag.callbacks == 12)
    drag.wait(601)
    #expect(drag.engine.isIdle && drag.states.filter { $0 == "finishing" }.count == 1)
  }
}
