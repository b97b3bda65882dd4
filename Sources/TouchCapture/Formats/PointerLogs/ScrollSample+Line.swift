import TextFormats

extension ScrollSample {
  /// The names of scroll deltas, in the form of ``NamedValues``, with their unit.
  ///
  /// Each entry has the names of the horizontal delta, the vertical delta and a pair of both, and whether positive means up or left.
  static let words: [(x: String, y: String, both: String, unit: String?, isTurned: Bool)] = [
    ("deltax", "deltay", "scrolldelta", "pt", false),
    ("xpt", "ypt", "pandelta", "pt", true),
    ("scrollingdeltax", "scrollingdeltay", "scrollingdelta", nil, true),
    ("pixeldeltax", "pixeldeltay", "pixeldelta", "pt", true),
    ("angledeltax", "angledeltay", "angledelta", "v120", true),
    ("wheeldeltax", "wheeldeltay", "wheeldelta", "v120", true),
  ]

  /// Reads the scroll in a line; nil if there is none.
  init?(_ line: NamedValues) {
    let isOfWheel = line.words.contains { $0.contains("wheel") }
    for known in Self.words {
      if let both = line.number(known.both), let y = both.y {
        self.init(both.x, y, known.unit, isTurned: known.isTurned)
      } else {
        let (x, y) = (line.number(known.x)?.x, line.number(known.y)?.x)
        // `wheelDelta` alone is vertical.
        let along = y ?? (known.both == "wheeldelta" && x == nil ? line.number(known.both)?.x : nil)
        guard x != nil || along != nil else { continue }
        self.init(x, along, known.unit, isTurned: known.isTurned)
      }
      describe(line, isOfBrowser: known.y == "deltay")
      return
    }
    guard
      isOfWheel || line.words.contains(where: { $0.hasSuffix("panzoomstart") || $0.hasSuffix("panzoomend") })
    else { return nil }
    // These toolkits count wheel clicks, positive up and left.
    let (x, y) = (line.number("x") ?? line.number("dx"), line.number("y") ?? line.number("dy"))
    if x?.index == nil, y?.index == nil, x != nil || y != nil {
      self.init(x?.x, y?.x, nil, isTurned: true)
    } else if isOfWheel {
      return nil
    } else {
      self.init(nil, 0, "pt", isTurned: true)
    }
    describe(line, isOfBrowser: false)
  }

  init(_ dx: Double?, _ dy: Double?, _ unit: String?, isTurned: Bool) {
    let turned = { (value: Double?) in value.map { $0 == 0 ? 0 : isTurned ? -$0 : $0 } }
    (self.dx, self.dy, self.unit) = (turned(dx), turned(dy), unit)
  }

  /// Reads the unit (from `deltaMode`), the source and the phase of the scroll from the line.
  private mutating func describe(_ line: NamedValues, isOfBrowser: Bool) {
    isOfPage = isOfBrowser && !line.words.contains("nsevent")
    if isOfBrowser, let mode = line.number("deltamode")?.x {
      unit = mode == 1 ? "line" : mode == 0 ? "pt" : nil
    }
    if isOfBrowser, line.words.contains("nsevent") {
      // AppKit's own deltas differ from a page's: lines or points (unknown which), positive up and left.
      unit = nil
      (dx, dy) = (dx.map { $0 == 0 ? 0 : -$0 }, dy.map { $0 == 0 ? 0 : -$0 })
    }
    let momentum = line.word("momentumphase")
    if let momentum, momentum != "none", momentum != "0" {
      phase = "momentum"
    } else if let word = line.word("phase") {
      phase = ScrollPhase(word) == nil ? "update" : word
    } else if line.words.contains("qwheelevent") {
      // `QWheelEvent(Qt::ScrollBegin, …` has the phase as a word without a name. Devices without phases have `NoScrollPhase`.
      phase = line.words.first { $0.hasPrefix("scroll") && ScrollPhase($0) != nil }
    }
    guard let word = line.words.first(where: { $0.contains("panzoom") }) else { return }
    source = "finger"
    phase = word.hasSuffix("start") ? "begin" : word.hasSuffix("end") ? "end" : "update"
  }
}
