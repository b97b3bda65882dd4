import ScrollPhysics
import TestSamples
import Testing

/// Every model over whole gestures and over tables of numbers: golden files, a clock that begins elsewhere, a second gesture.
@Suite("What every model does in whole gestures")
struct ModelLogTests {
  /// Lowest offset 0, highest 6003.
  static let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
  static let touchpad = ScrollExtent(contentLength: 6670, viewportLength: 667, device: .touchpad)
  /// Lowest offset −30, highest 1570.
  static let inset = ScrollExtent(contentLength: 2000, viewportLength: 500, topInset: 30, bottomInset: 70)
  /// Content that fits its viewport.
  static let short = ScrollExtent(contentLength: 100, viewportLength: 667, topInset: 10)
  /// A multiple of every step and of a frame.
  static let later = 4096.0

  static func log(
    _ script: ScrollScript, _ model: ScrollModel, in extent: ScrollExtent = extent, at start: Double = 0,
    rate: Double = 60, framePhase: Double = 0
  ) -> [String] {
    let offset = extent.nearestRest(to: script.start)
    let scroller = Scroller(model: model, extent: extent, offset: offset, rate: rate, framePhase: framePhase)
    var scroll = LoggedScroll(scroller, at: start)
    script.run(&scroll)
    return scroll.lines
  }

  /// The description, tables and gestures of a model, each as the lines of a paragraph.
  private static func paragraphs(_ model: ScrollModel) -> [String] {
    var lines = ["\(model.name)", "\(model.traits(in: Self.extent))", "\(model.curves(in: Self.extent))", ""]
    lines += ModelTable.drag(model) + ModelTable.flings(model) + ModelTable.returns(model)
    lines += ["", "# with insets: \(model.curves(in: Self.inset))"]
    lines += ModelTable.drag(model, in: Self.inset) + ModelTable.returns(model, in: Self.inset)
    for script in ScrollScript.allCases {
      lines += ["", "# \(script.rawValue)"] + Self.log(script, model)
    }
    for script in [ScrollScript.out, .fling, .small] {
      lines += ["", "# \(script.rawValue), on a touchpad"] + Self.log(script, model, in: Self.touchpad)
    }
    for script in [ScrollScript.thrownOut, .flingToBottom] {
      lines += ["", "# \(script.rawValue), of short content"] + Self.log(script, model, in: Self.short)
    }
    // Frames at another rate and elsewhere, where the motion depends on them.
    for (rate, phase) in [(60.0, 0.25), (120, 0)] {
      for script in [ScrollScript.thrownOut, .fling, .flingToTop] {
        let log = Self.log(script, model, rate: rate, framePhase: phase)
        guard log != Self.log(script, model) else { continue }
        lines += ["", "# \(script.rawValue), at \(rate.golden) Hz from \(phase.golden)"] + log
      }
    }
    return lines.split(separator: "").map { $0.joined(separator: "\n") }
  }

  @Test("whole gestures are those of the golden file", arguments: ScrollModel.all)
  func golden(model: ScrollModel) throws {
    var paragraphs = Self.paragraphs(model)
    if model.form == .fixed {
      // Of a fixed form, the file has the paragraphs in which it differs from its original.
      let original = try #require(ScrollModel(named: String("\(model.name)".dropLast("-fixed".count))))
      let same = Set(Self.paragraphs(original))
      paragraphs.removeAll(where: same.contains)
    }
    let text = paragraphs.joined(separator: "\n\n") + "\n"
    let difference = Golden.difference(of: text, from: "model-\(model.name).txt")
    #expect(difference == nil)
  }

  @Test("a clock that begins elsewhere changes nothing", arguments: ScrollModel.all)
  func shifted(model: ScrollModel) {
    for script in ScrollScript.allCases {
      let difference = SameLines.difference(
        Self.log(script, model), Self.log(script, model, at: Self.later))
      #expect(difference == nil, "\(script.rawValue)")
    }
  }

  @Test("a gesture ten seconds after another is like the first", arguments: ScrollModel.all)
  func again(model: ScrollModel) {
    for script in ScrollScript.allCases where script.start == 0 {
      var scroll = LoggedScroll(Scroller(model: model, extent: Self.extent, offset: 0))
      ScrollScript.thrownOut.run(&scroll)
      scroll.wait(16)
      scroll.wheel(-1e5)
      scroll.restart()
      script.run(&scroll)
      let difference = SameLines.difference(Self.log(script, model), scroll.lines)
      #expect(difference == nil, "\(script.rawValue)")
    }
  }
}
