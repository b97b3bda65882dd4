import RefreshIndicators
import ReplayExperiments
import ReplayPages
import Testing

@Suite("Looks of an engine's options")
struct IndicatorLookOptionsTests {
  private func look(_ word: String) throws -> IndicatorLook {
    IndicatorLook(of: .configured(try #require(try ConfiguredEngine(word))))
  }

  @Test("each option is the look of its name")
  func options() throws {
    #expect(
      try look("mrefresh:time=0+0.5,times-smooth=2,scale=each,frame=80,line-width=3,stroke-color=#ff8000")
        == IndicatorLook(
          starts: [PathStart(0), PathStart(0.5)], smoothing: 2, fit: .each, side: 80, lineWidth: 3,
          strokeColor: DisplayColor(0xFF8000)))
    #expect(
      try look("mrefresh-0.2:start-proportion=0.25,depth=1,size=20")
        == IndicatorLook(starts: [PathStart(0.25)], smoothing: 1, side: 20))
    #expect(
      try look("jackrabbit:colors=#00ff00+#0000ff")
        == IndicatorLook(grounds: [DisplayColor(0x00FF00), DisplayColor(0x0000FF)]))
    #expect(
      try look("pullview-fold:updated=10:00,clock=23:59:59")
        == IndicatorLook(updates: UpdateLine(before: 36_000, clock: 86_399)))
  }

  @Test("other options, and engines without any, look as they are")
  func without() throws {
    #expect(try look("mrefresh:threshold=90") == IndicatorLook())
    #expect(IndicatorLook(of: .builtIn(.pullview)) == IndicatorLook())
  }
}
