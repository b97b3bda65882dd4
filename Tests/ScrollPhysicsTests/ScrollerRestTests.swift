import ScrollPhysics
import Testing

/// What is asked point by point against the solved moment of rest.
@Suite("Rest of a scroller")
struct ScrollerRestTests {
  private static let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
  /// The solved moment and the one asked for point by point differ by the rounding of a few exponentials, in seconds.
  private let rounding = 1e-9

  /// Content let go after a drag of `travel` points in a tenth of a second, from `offset`.
  private func released(_ model: ScrollModel, travel: Double, from offset: Double) -> Scroller {
    var scroller = Scroller(model: model, extent: Self.extent, offset: offset)
    scroller.beginContact(at: 0)
    for sample in 0...10 { scroller.moveFinger(to: travel * Double(sample) / 10, at: Double(sample) * 0.01) }
    scroller.endContact(at: 0.1)
    return scroller
  }

  private func check(_ scroller: Scroller, _ name: String) throws {
    let rest = try #require(scroller.restTime)
    #expect(!scroller.isAtRest(at: rest - rounding), "\(name)")
    for late in [rounding, 0.01, 1, 100] { #expect(scroller.isAtRest(at: rest + late), "\(name) \(late)") }
    for share in stride(from: 0, to: 0.999, by: 0.01) {
      let time = 0.1 + share * (rest - 0.1)
      let offset = scroller.offset(at: time)
      #expect(!scroller.isAtRest(at: time, shown: offset), "\(name) at \(time)")
      #expect(scroller.canChange(after: time, shown: offset))
    }
  }

  @Test("bounces and flings have settled from the solved moment on, not before and not again after")
  func motions() throws {
    for model in [ScrollModel.uikit, .uikitMeasured, .flutterIOS, .gtk, .appkit] {
      for (travel, offset) in [(300.0, 0.0), (40, 0), (700, 100), (300, 300), (-300, 1000), (900, 800)] {
        let scroller = released(model, travel: travel, from: offset)
        guard scroller.restTime != nil else { continue }
        try check(scroller, "\(model.name) \(travel) from \(offset)")
      }
    }
  }

  @Test("the solved moment is the last at which a motion is far from its limit or fast, in every model")
  func lastUnsettled() throws {
    // None nearer and faster than Flutter's own: there its spring counts, and what is shown is on the edge already.
    let tolerances = [
      Tolerance(distance: 0.5, speed: 10), .init(distance: 3, speed: 1), .init(distance: 2, speed: 50),
    ]
    for model in ScrollModel.all {
      for (travel, offset) in [(300.0, 0.0), (40, 0), (-300, 1000), (900, 800), (20, 500)] {
        let scroller = released(model, travel: travel, from: offset)
        guard let (motion, _) = scroller.motion else { continue }
        for tolerance in tolerances {
          let settled = motion.settleTime(tolerance)
          // The second method: a look at each of many moments, from one well after it back.
          let end = 1.25 * settled + 0.05
          let steps = 2000.0
          let last = stride(from: steps, through: 0, by: -1).first {
            let time = end * $0 / steps
            return abs(motion.offset(at: time) - motion.limit) > tolerance.distance
              || abs(motion.velocity(at: time)) > tolerance.speed
          }
          for late in [1.5, 2, 5, 20] {
            #expect(abs(motion.offset(at: end * late) - motion.limit) <= tolerance.distance)
            #expect(abs(motion.velocity(at: end * late)) <= tolerance.speed)
          }
          let seen = last.map { end * $0 / steps } ?? 0
          let name = "\(model.name) \(travel) from \(offset) within \(tolerance)"
          // By the tick it has settled at the first one after that.
          let late = motion.ticks == nil ? 0 : 1.0 / 60
          #expect(seen <= settled + rounding, "\(name): still moves at \(seen), settled at \(settled)")
          #expect(settled <= seen + end / steps + late + rounding, "\(name): rests after \(seen), \(settled)")
        }
      }
    }
  }

  @Test("a closing animation has settled when it is near and slow")
  func closing() throws {
    for inset in [60.0, 3, 0.8] {
      var scroller = Scroller(model: .uikit, extent: Self.extent, offset: 0)
      scroller.setTopInset(inset, at: 0, closingDuration: 0.3, rebase: false)
      scroller.scrollBy(-inset, at: 0)
      scroller.setTopInset(0, at: 0.1, closingDuration: 0.3, rebase: false)
      try check(scroller, "inset \(inset)")
    }
  }

  @Test("an inset that changes in the moment of a lift leaves content where it can be, in every model")
  func insetAtLift() {
    for model in ScrollModel.all {
      for inset in [20.0, 60, 300] {
        var scroller = Scroller(model: model, extent: Self.extent, offset: 0)
        scroller.beginContact(at: 0)
        for sample in 0...10 { scroller.moveFinger(to: Double(sample) * 20, at: Double(sample) * 0.05) }
        var cancelled = scroller
        scroller.endContact(at: 0.5)
        cancelled.cancelContact(at: 0.5)
        for var ended in [scroller, cancelled] {
          ended.setTopInset(inset, at: 0.5, closingDuration: 0.3, rebase: false)
          for late in [0, 0.01, 0.3, 10] {
            #expect(ended.offset(at: 0.5 + late).isFinite, "\(model.name), inset \(inset), \(late) s after")
          }
          // Some carry the velocity of their return into the content.
          let rest = ended.offset(at: 60)
          #expect(rest >= -inset - 1 && rest <= Self.extent.highestOffset, "\(model.name), inset \(inset)")
        }
      }
    }
  }

  @Test("a rest that was noted holds until the content moves again")
  func noted() throws {
    var scroller = released(.uikit, travel: 300, from: 0)
    let rest = try #require(scroller.restTime)
    scroller.noteRest(at: rest - 0.01, shown: scroller.offset(at: rest - 0.01))
    #expect(!scroller.isAtRest(at: rest - 0.01))
    scroller.noteRest(at: rest + 0.01, shown: scroller.offset(at: rest + 0.01))
    #expect(scroller.isAtRest(at: rest + 0.01))
    #expect(scroller.restTime == rest)
    scroller.scroll(to: 400, at: rest + 1, duration: 0.3)
    #expect(!scroller.isAtRest(at: rest + 1.1))
  }
}
