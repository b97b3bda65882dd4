import PullToRefresh
import ScrollPhysics
import Testing

@testable import TraceReplay

@Suite("Slow drag")
struct SlowDragTests {
  private func drag(_ system: RefreshSystem, on model: ScrollModel = .uikit) -> SlowDrag {
    SlowDrag(RefreshEngine(system, in: .standard, on: model), in: .standard, on: model)
  }

  // The rubber band solved by hand, half of the travel after 8, and min(1, d/(T·2.5))·min(80, d) = T for d = 112.5.
  @Test("travel and threshold of an offset, a gain and a resistance")
  func byHand() throws {
    let travel = try #require(drag(.sv).travel(toThreshold: 60))
    let byHand = 60.0 * 667 / (0.55 * 607)
    #expect(abs(travel - byHand) < 1e-5)
    #expect(abs(drag(.swiperefresh).threshold(afterTravel: 136) - 64) < 1e-12)
    #expect(abs(drag(.pullToRefreshJS).threshold(afterTravel: 112.5) - 60) < 1e-9)
    #expect(drag(.sv).travel(toThreshold: 700) == nil)
  }

  // An arctangent of the velocity: a slow finger's is 0.
  @Test("a slow finger on a touchpad pulls qt's content past no threshold; one that is counted itself does")
  func touchpad() throws {
    var scene = Scene.standard
    scene.device = .touchpad
    func drag(_ system: RefreshSystem) -> SlowDrag {
      SlowDrag(RefreshEngine(system, in: scene, on: .qt), in: scene, on: .qt)
    }
    #expect(drag(.sv).travel(toThreshold: 1) == nil)
    #expect(drag(.sv).threshold(afterTravel: 500) == 0)
    let travel = try #require(drag(.swiperefresh).travel(toThreshold: 64))
    #expect(abs(travel - 136) < 1e-6)
  }

  @Test("there and back is the same", arguments: [ScrollModel.uikit, .flutterIOS, .geckoAndroid])
  func inverse(model: ScrollModel) throws {
    for system in [RefreshSystem.mj, .compose, .ionic, .ionic4, .pullToRefreshJS] {
      for travel in [60.0, 120, 200] {
        let threshold = drag(system, on: model).threshold(afterTravel: travel)
        guard threshold < 80 || system != .pullToRefreshJS else { continue }
        let back = try #require(drag(system, on: model).travel(toThreshold: threshold))
        #expect(abs(back - travel) < 1e-4, "\(system.name) on \(model.name)")
      }
    }
  }
}
