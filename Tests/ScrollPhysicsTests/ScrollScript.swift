import ScrollPhysics

/// Whole gestures on a list of ten viewports.
enum ScrollScript: String, CaseIterable {
  case out = "slowly past the top, a rest, a lift"
  case thrownOut = "fast past the top, a lift"
  case fling = "a fling inside the bounds"
  case flingToTop = "a fling to the top"
  case flingToBottom = "a fling to the bottom"
  case outAtBottom = "past the bottom and back, a lift"
  case caughtBounce = "a bounce is caught, and thrown out again"
  case caughtFlings = "flings that follow each other, and one back"
  case caughtStill = "a fling is caught, and the finger lifts without a movement"
  case rests = "rests of 1/32 s and of 1/8 s before the lift"
  case cancel = "cancels, outside and inside the bounds"
  case small = "movements of 2, 5, 9 and 16 pt"
  case uneven = "samples at one time, and gaps of 39, 41, 99 and 101 ms"
  case insetHeld = "insets under the finger"
  case insetMoving = "insets in a bounce and in a fling"
  case insetAtRest = "insets at rest"
  case scrolls = "scrolls to an offset, at rest and in a fling"
  case wheel = "wheels, at rest and in a fling"

  /// The offset of the content before the gesture, in points.
  var start: Double {
    switch self {
    case .fling, .caughtFlings, .caughtStill, .rests, .small, .uneven, .scrolls, .wheel: 3000
    case .flingToTop: 300
    case .flingToBottom, .outAtBottom: 5900
    case .out, .thrownOut, .caughtBounce, .cancel, .insetHeld, .insetMoving, .insetAtRest: 0
    }
  }

  func run(_ scroll: inout LoggedScroll) {
    switch self {
    case .out:
      scroll.drag(by: 300, in: 16)
      scroll.drag(by: -40, in: 4)
      scroll.wait(0.25)
      scroll.lift()
    case .thrownOut:
      scroll.drag(by: 160, in: 6)
      scroll.lift()
    case .fling:
      scroll.drag(by: -200, in: 8)
      scroll.lift()
    case .flingToTop:
      scroll.drag(by: 150, in: 4)
      scroll.lift()
    case .flingToBottom:
      scroll.drag(by: -90, in: 4)
      scroll.lift()
    case .outAtBottom:
      scroll.drag(by: -500, in: 16)
      scroll.drag(by: 40, in: 4)
      scroll.drag(by: -20, in: 4)
      scroll.lift()
    case .caughtBounce:
      scroll.drag(by: 160, in: 6)
      scroll.lift(waiting: 0.125)
      scroll.drag(by: 60, in: 4)
      scroll.lift()
    case .caughtFlings:
      for _ in 0..<3 {
        scroll.drag(by: -160, in: 6)
        scroll.lift(waiting: 0.1875)
      }
      scroll.drag(by: 160, in: 6)
      scroll.lift()
    case .caughtStill:
      scroll.drag(by: -200, in: 8)
      scroll.lift(waiting: 0.25)
      scroll.touch()
      scroll.wait(0.0625)
      scroll.lift()
    case .rests:
      scroll.drag(by: -200, in: 8)
      scroll.wait(1.0 / 32)
      scroll.lift()
      scroll.drag(by: -200, in: 8)
      scroll.wait(0.125)
      scroll.lift()
    case .cancel:
      scroll.drag(by: 160, in: 6)
      scroll.cancel()
      scroll.drag(by: -200, in: 8)
      scroll.cancel()
    default: runMore(&scroll)
    }
  }

  private func runMore(_ scroll: inout LoggedScroll) {
    switch self {
    case .small:
      for distance in [2.0, 5, 9, 16] {
        scroll.drag(by: -distance, in: 4)
        scroll.lift()
      }
    case .uneven:
      for gap in [0, 0.039, 0.041, 0.099, 0.101] {
        scroll.drag(by: -60, in: 4)
        scroll.wait(gap)
        scroll.drag(by: -45, in: 3, every: gap == 0 ? 0 : LoggedScroll.step)
        scroll.lift()
      }
    case .insetHeld:
      scroll.drag(by: 160, in: 6)
      scroll.setInset(60)
      scroll.drag(by: 20, in: 2)
      scroll.setInset(20, rebase: true)
      scroll.drag(by: -20, in: 2)
      scroll.lift()
    case .insetMoving:
      scroll.drag(by: 160, in: 6)
      scroll.lift(waiting: 0.125)
      scroll.setInset(60)
      scroll.follow("bounce")
      scroll.drag(by: -200, in: 8)
      scroll.lift(waiting: 0.125)
      scroll.setInset(0)
      scroll.follow("fling")
    case .insetAtRest:
      scroll.setInset(60)
      scroll.scroll(to: -60)
      scroll.follow("scroll")
      scroll.setInset(20)
      scroll.wait(0.125)
      scroll.setInset(0)
      scroll.follow("closing")
    case .scrolls:
      scroll.scroll(to: 2900)
      scroll.follow("scroll")
      scroll.scroll(to: 2900)
      scroll.drag(by: -200, in: 8)
      scroll.lift(waiting: 0.125)
      scroll.scroll(to: 100)
      scroll.scroll(to: 100, stopsMotion: true)
      scroll.follow("scroll")
    case .wheel:
      scroll.wheel(53)
      scroll.drag(by: -200, in: 8)
      scroll.lift(waiting: 0.125)
      scroll.wheel(0)
      scroll.wheel(-53)
      scroll.wheel(-1e5)
      scroll.wheel(1e5)
    default: break
    }
  }
}
