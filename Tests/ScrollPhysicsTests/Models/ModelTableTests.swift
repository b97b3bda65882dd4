import ScrollPhysics
import Testing

/// The table of `ModelComparison.md`: the same drags and flings through every model, on a viewport of 680 pt.
@Suite("The same drag through every model")
struct ModelTableTests {
  private let extent = ScrollExtent(contentLength: 680_000, viewportLength: 680)

  @Test("what 100, 200 and 400 pt past an edge show")
  func drags() {
    let use = UseGestureModel(lower: 0, upper: 680)
    let rows: [(name: String, shown: (Double) -> Double, expected: [Double])] = [
      ("qt", { QtModel(extent).offset(forRaw: -$0) }, [50, 100, 200]),
      ("gtk", { GTKModel(extent).offset(forRaw: -$0) }, [100, 100, 100]),
      ("adwaita", { AdwaitaModel(extent).offset(forRaw: -$0) }, [9.1, 9.5, 9.8]),
      ("framer-inertia", { FramerInertiaModel(extent).offset(forRaw: -$0) }, [35, 70, 140]),
      ("use-gesture", { use.offset(forRaw: -$0) }, [14.7, 28.7, 55.1]),
      ("better-scroll", { BetterScrollModel(extent).offset(from: 0, movedBy: -$0) }, [33.3, 66.7, 133.3]),
      ("slint", { SlintModel(extent).offset(from: 0, movedBy: -$0) }, [0, 0, 0]),
      ("iced", { IcedModel(extent).offset(from: 0, movedBy: -$0) }, [0, 0, 0]),
      ("lenis", { LenisModel(extent).offset(from: 0, movedBy: -$0) }, [0, 0, 0]),
    ]
    for row in rows {
      for (drag, expected) in zip([100.0, 200, 400], row.expected) {
        // The table has one decimal.
        #expect(abs(-row.shown(drag) - expected) < 0.06, "\(row.name) at \(drag)")
      }
    }
  }

  @Test("how long the way back from 100 pt to 1 pt takes")
  func returns() {
    func milliseconds(_ offset: (Double) -> Double) -> Int {
      (0..<5000).first { abs(offset(Double($0) / 1000)) < 1 } ?? -1
    }
    let gtk = GTKModel(extent, form: .fixed).trajectory(from: -100, velocity: 0)
    #expect(abs(milliseconds(gtk.offset) - 664) <= 1)
    let framer = FramerInertiaModel(extent, form: .fixed).trajectory(from: -100, velocity: 0)
    #expect(abs(milliseconds(framer.offset) - 819) <= 1)
    #expect(AndroidModel.springbackDuration(distance: 100) == 316)
    #expect(QtModel(extent).trajectory(from: -100, velocity: 0).duration == 0.4)
    #expect(BetterScrollModel(extent).trajectory(from: -100, velocity: 0).duration == 0.8)
    #expect(IScrollModel(extent).trajectory(from: -100, velocity: 0).duration == 0.6)
    #expect(abs(milliseconds(AdwaitaModel(extent).trajectory(from: -100, velocity: 0).offset) - 210) <= 1)
  }

  @Test("how far a fling of 2000 pt/s goes")
  func flings() {
    let start = 100_000.0
    let rows: [(name: String, limit: Double, expected: Double)] = [
      ("gtk", GTKModel(extent, form: .fixed).trajectory(from: start, velocity: 2000).limit, 500),
      ("chromium", ScrollModel.chromium.trajectory(from: start, velocity: 2000, in: extent).limit, 756),
      (
        "chromium-exp",
        ScrollModel.chromiumExp.trajectory(from: start, velocity: 2000, in: extent).limit, 422.7
      ),
      ("android", AndroidModel(extent).trajectory(from: start, velocity: 2000).limit, 647.4),
      (
        "framer-inertia",
        FramerInertiaModel(extent, form: .fixed).trajectory(from: start, velocity: 2000).limit, 1600
      ),
      ("qt", QtModel(extent).trajectory(from: start, velocity: 2000).limit, 1333),
      ("slint", SlintModel(extent).trajectory(from: start, velocity: 2000).limit, 1000),
      ("iced", IcedModel(extent).trajectory(from: start, velocity: 2000).limit, 0),
      ("lenis", LenisModel(extent).trajectory(from: start, velocity: 2000).limit, 388.1),
      ("better-scroll", BetterScrollModel(extent).trajectory(from: start, velocity: 2000).limit, 2667),
      ("iscroll", IScrollModel(extent).trajectory(from: start, velocity: 2000).limit, 3333),
    ]
    // Some end on whole pixels.
    for row in rows { #expect(abs(row.limit - start - row.expected) < 0.5, "\(row.name)") }
  }

  @Test("numbers that are none give none and never trap")
  func notANumber() {
    let wild = [Double.nan, .infinity, -.infinity, 0, -50, 1e300, -1e300]
    for offset in wild {
      for velocity in wild {
        let motions = [
          AdwaitaModel(extent).trajectory(from: offset, velocity: velocity),
          QtModel(extent).trajectory(from: offset, velocity: velocity),
          AndroidModel(extent).trajectory(from: offset, velocity: velocity),
          AndroidStretchModel(extent).trajectory(from: offset, velocity: velocity),
          BetterScrollModel(extent).trajectory(from: offset, velocity: velocity),
          IScrollModel(extent).trajectory(from: offset, velocity: velocity),
          UseGestureModel(extent).trajectory(from: offset, velocity: velocity),
          SlintModel(extent).trajectory(from: offset, velocity: velocity),
          IcedModel(extent).trajectory(from: offset, velocity: velocity),
          LenisModel(extent).trajectory(from: offset, velocity: velocity),
          LenisModel(extent, form: .fixed).trajectory(from: offset, velocity: velocity),
        ]
        for motion in motions {
          if offset.isNaN { #expect(motion.offset(at: 0.1).isNaN) }
          _ = motion.velocity(at: 0.1)
        }
        _ = GTKModel(extent, form: .fixed).trajectory(from: offset, velocity: velocity).offset(at: 0.1)
        _ = FramerInertiaModel(extent, form: .fixed).trajectory(from: offset, velocity: velocity).offset(
          at: 0.1)
        var kinetic = GTKModel(extent).kinetic(from: offset, velocity: velocity)
        var inertia = FramerInertiaModel(extent).inertia(from: offset, velocity: velocity)
        for step in 0..<50 {
          kinetic.tick(0.016)
          _ = inertia.sample(at: Double(step) * 16)
        }
      }
    }
  }

  @Test("an offset that is shown maps back to what shows it, to 1e-9, where a model has an inverse")
  func inverses() {
    for offset in [-9.0, -3, -0.5, 0, 700] {
      #expect(abs(QtModel(extent).offset(forRaw: QtModel(extent).raw(forOffset: offset)) - offset) < 1e-9)
      let (adwaita, framer) = (AdwaitaModel(extent), FramerInertiaModel(extent))
      #expect(abs(adwaita.offset(forRaw: adwaita.raw(forOffset: offset)) - offset) < 1e-9)
      #expect(abs(framer.offset(forRaw: framer.raw(forOffset: offset)) - offset) < 1e-9)
      let stretch = AndroidStretchModel(extent)
      #expect(abs(stretch.offset(forRaw: stretch.raw(forOffset: offset)) - offset) < 1e-9)
    }
  }
}
