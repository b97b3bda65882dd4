import PullToRefresh
import Testing

@testable import TraceReplay

@Suite("Options of a replay, on a scroll view and a surface")
struct ReplayOptionsTests {
  private static let lists = RefreshSystem.all.map(\.nativeList)

  // What libinput reports as a scroll is one from its first event; the slops of touchscreens are those of NativeLists.md.
  @Test(
    "without a rule of one's own a scroll view's slop is for touchscreens, and on touchpads every movement drags"
  )
  func ownRule() {
    let options = ReplayOptions()
    #expect(options.dragStart(of: .uiScrollView, on: .touchscreen).slop == 10)
    #expect(options.dragStart(of: .androidList, on: .touchscreen).slop == 8)
    for list in Self.lists {
      #expect(options.dragStart(of: list, on: .touchscreen) == list.dragStart)
      #expect(options.dragStart(of: list, on: .touchpad).slop == 0)
    }
  }

  @Test(
    "a slop that is given holds on every scroll view, on touchpads as well, and 0 is one too",
    arguments: [7.0, 0])
  func given(slop: Double) {
    var options = ReplayOptions()
    options.slop = slop
    #expect(options.slop == slop)
    for list in Self.lists {
      for source in [RefreshSources.touchscreen, .touchpad] {
        let start = options.dragStart(of: list, on: source)
        #expect(start.slop == slop && start.isForAll && start.loss == .slop && start.refusal == .none)
      }
    }
  }
}
