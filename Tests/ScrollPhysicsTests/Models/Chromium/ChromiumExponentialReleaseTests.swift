import ScrollPhysics
import Testing

@Suite("Chromium exponential release")
struct ChromiumExponentialReleaseTests {
  @Test(
    "the stretch is round((y₀ + A·v·t)·e^(−20·t/P)) until that is 0, then 0 for good",
    arguments: [(5.0, 0.0), (-12, -2500), (3, -900), (-40, 1700), (1, 8000)])
  func publishedForm(stretch: Double, velocity: Double) {
    for rule in [ChromiumExponential.desktop, .android] {
      let release = rule.release(stretch: stretch, velocity: velocity)
      var hasEnded = false
      for step in 0..<2000 {
        let time = Double(step) / 1000
        let exact =
          (stretch + rule.amplitude * velocity * time) * Elementary.exp(-20 * time / rule.period)
        // Where rounding is a matter of the last digit either is right.
        guard abs(abs(exact.truncatingRemainder(dividingBy: 1)) - 0.5) > 1e-9 else { continue }
        hasEnded = hasEnded || exact.rounded() == 0
        #expect(
          release.stretch(at: time) == (hasEnded ? 0 : exact.rounded()), "\(stretch) \(velocity) \(time)")
      }
    }
  }

  @Test("100 pt are less than half a point after ln 200 / 12.5 s, on Android ln 200 · 1.1 / 20")
  func end() {
    let (desktop, android) = (ChromiumExponential.desktop, ChromiumExponential.android)
    #expect(abs(desktop.release(stretch: 100, velocity: 0).duration - Elementary.log(200) / 12.5) < 1e-12)
    #expect(abs(android.release(stretch: 100, velocity: 0).duration - Elementary.log(200) * 0.055) < 1e-12)
    #expect(desktop.release(stretch: 0, velocity: 0).duration == 0)
  }

  @Test("thrown out from the edge it shows until half a point is left; a peak below that never shows")
  func thrown() {
    // Its peak is A·v / (e·12.5): 4.6 pt for 500 pt/s, 0.46 for 50.
    let release = ChromiumExponential.desktop.release(stretch: 0, velocity: 500)
    #expect(release.stretch(at: 0.08) == 5 && release.stretch(at: release.duration) == 0)
    #expect(abs(release.motion.displacement(at: release.duration) - 0.5) < 1e-9)
    #expect(ChromiumExponential.desktop.release(stretch: 0, velocity: -50).duration == 0)
  }

  // Inwards at 500 pt/s from 5 pt the smooth curve crosses the edge and comes back from inside: the original has ended by then.
  @Test("where it has ended nothing moves, whatever the smooth curve does")
  func ended() {
    let release = ChromiumExponential.desktop.release(stretch: 5, velocity: -500)
    #expect(release.motion.velocity(at: 0.2) > 1)
    #expect(release.stretch(at: 0.2) == 0 && release.velocity(at: 0.2) == 0)
    #expect(release.velocity(at: release.duration) == 0)
  }

  @Test("both edges are mirror images, and the velocity is the slope of the smooth curve")
  func mirror() {
    let (a, b) = (
      ChromiumExponential.desktop.release(stretch: 9, velocity: 600),
      ChromiumExponential.desktop.release(stretch: -9, velocity: -600)
    )
    for time in stride(from: 0.01, to: a.duration, by: 0.013) {
      #expect(a.stretch(at: time) == -b.stretch(at: time))
      let slope = (a.motion.displacement(at: time + 1e-5) - a.motion.displacement(at: time - 1e-5)) / 2e-5
      #expect(abs(a.velocity(at: time) - slope) < 1e-3)
    }
  }
}
