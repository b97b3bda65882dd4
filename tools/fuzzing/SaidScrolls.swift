import GestureTraces

/// The scrolls that the rows of a log say, worked out a second time.
struct SaidScrolls {
  /// Points of one of a unit, by its name.
  private static let units: [String: Double] = [
    "dp": 1, "dip": 1, "point": 1, "points": 1, "pt": 1, "surface": 1, "libinput": 1, "css px": 1,
    "css pixels": 1, "line": 100.0 / 3, "lines": 100.0 / 3, "click": 100, "clicks": 100, "notch": 100,
    "notches": 100,
    "wheel": 100, "v120": 100.0 / 120, "120ths": 100.0 / 120, "degree": 100.0 / 15, "degrees": 100.0 / 15,
    "deg": 100.0 / 15,
  ]
  /// Words for motion after the fingers are gone, which is no scroll of theirs.
  private static let momentum: Set = [
    "momentum", "scrollmomentum", "qt::scrollmomentum", "inertia", "kinetic", "momentum-began",
    "momentum-changed",
    "momentum-ended",
  ]
  /// Columns of deltas: that along, that sideways, their unit where the name says it, and whether up is positive.
  private static let columns: [(y: String, x: String, unit: String?, isTurned: Bool)] = [
    ("dy", "dx", nil, false), ("dy_pt", "dx_pt", "pt", false), ("deltay", "deltax", "pt", false),
    ("pixeldelta.y", "pixeldelta.x", "pt", true), ("angledelta.y", "angledelta.x", "v120", true),
    ("wheeldeltay", "wheeldeltax", "v120", true), ("wheeldelta", "", "v120", true),
  ]
  /// The share by which a product of three numbers may differ from the same in another order.
  private static let slack = 1e-12

  private let said: SaidRows
  private let time: (column: String, unit: Double, isStep: Bool)
  private let column: (y: String, x: String, unit: String?, isTurned: Bool)

  /// The scrolls of some rows; nil where their columns are not known here, or several tell one thing.
  init?(_ said: SaidRows) {
    let known = Set(Self.columns.flatMap { [$0.y, $0.x] })
    let deltas = said.names.map { $0.lowercased() }.filter {
      $0.contains("delta") || $0.hasPrefix("d") && $0 != "dt_ms"
    }
    guard let time = said.time, !said.hasLayout, !deltas.isEmpty,
      deltas.allSatisfy({ known.contains($0) || $0 == "deltamode" }),
      let column = Self.columns.first(where: { said.column([$0.y, $0.x]) != nil }),
      deltas.allSatisfy({ $0 == column.y || $0 == column.x || $0 == "deltamode" })
    else { return nil }
    (self.said, self.time, self.column) = (said, time, column)
  }

  /// Demands that the traces of a log have the scrolls that its rows say.
  func demand(in traces: [Trace]) {
    var rest = traces[...]
    for group in said.groups {
      let rows = time.isStep ? group.rows : SaidRows.inOrder(group.rows, group.rows.map(own))
      guard let scrolls = scrolls(rows) else { return }
      // A trace may have nothing but fingers that rest, so none is asked of rows without a scroll.
      guard !scrolls.isEmpty else { return }
      guard let trace = rest.popFirst() else { broken("the rows of a person gave no trace") }
      Fuzz.demand(
        group.subject == nil || trace.header.subject == group.subject, "the rows of one person are another's")
      demand(scrolls, in: trace)
      demandRests(rows, in: trace)
      demandIntents(rows, in: trace)
    }
    Fuzz.demand(rest.isEmpty, "a trace is of nobody's rows")
  }

  /// Fingers that rest, and rest no more, are read as often as they are said, and so many.
  private func demandRests(_ rows: [Int], in trace: Trace) {
    let own = rows.compactMap { index -> TraceEvent.Kind? in
      let row = said.rows[index]
      let fingers = said.column(["fingers"]).flatMap { row[$0]?.number }.flatMap(Int.init(exactly:)) ?? 2
      return switch said.column(["phase"]).flatMap({ row[$0]?.words.lowercased() }) {
      case "hold": .hold(fingers: fingers)
      case "unhold": .unhold(fingers: fingers, cancelled: false)
      case "unhold-cancelled": .unhold(fingers: fingers, cancelled: true)
      default: nil
      }
    }
    let read = trace.events.map(\.kind).filter {
      switch $0 {
      case .hold, .unhold: true
      default: false
      }
    }
    Fuzz.demand(own == read, "fingers that rest, \(own), are read as \(read)")
  }

  /// Where every end is a guess, the intent with a scroll of fingers is in the label that holds its time.
  private func demandIntents(_ rows: [Int], in trace: Trace) {
    guard said.column(["phase"]) == nil, let column = said.column(["intent", "label"]),
      let scrolls = scrolls(rows)
    else { return }
    let read = trace.events.compactMap { event -> (time: Int64, source: AxisSource)? in
      if case .scroll(let scroll) = event.kind { (event.timeMicroseconds, scroll.source) } else { nil }
    }
    let times = read.map(\.time)
    guard scrolls.count == read.count else { return }
    for (said, read) in zip(scrolls, read) where read.source == .finger {
      guard let intent = self.said.rows[said.row][column]?.words.lowercased(),
        times.count(where: { $0 == read.time }) == 1
      else { continue }
      let label = trace.header.labels?.first { $0.from <= read.time && read.time <= $0.to }
      Fuzz.demand(label?.intent.rawValue == intent, "\(intent) at \(read.time) µs is in no label")
    }
  }

  private struct Scroll {
    let row: Int
    let time: Int64
    let source: String?
    /// Points, down and to the right.
    let dx: Double
    let dy: Double
  }

  /// The time of a row in microseconds, as it has it.
  private func own(_ index: Int) -> Int64 {
    Int64(((said.rows[index][time.column]?.number ?? 0) * time.unit).rounded())
  }

  /// The scrolls of one person's rows; nil where a word is not known here.
  private func scrolls(_ rows: [Int]) -> [Scroll]? {
    var (scrolls, now, latest): ([Scroll], Int64?, Int64) = ([], nil, .min)
    for index in rows {
      let row = said.rows[index]
      let own = own(index)
      // The first step is since nothing that is here.
      now = time.isStep ? now.map { $0 + own } ?? 0 : own
      let phase = said.column(["phase"]).flatMap { row[$0]?.words.lowercased() }
      if let phase, Self.momentum.contains(phase) { continue }
      guard let points = points(of: row) else { return nil }
      let (dx, dy) = (delta(row, column.x) * points, delta(row, column.y) * points)
      // So small that a unit makes nothing of it.
      if [dx, dy].contains(where: { $0 != 0 && $0.magnitude < 1e-290 }) { return nil }
      latest = max(latest, now ?? 0)
      if dx == 0, dy == 0 { continue }
      let source = said.column(["source", "axis_source"]).flatMap { row[$0]?.words.lowercased() }
      scrolls.append(Scroll(row: index, time: latest, source: source, dx: dx, dy: dy))
    }
    return scrolls
  }

  private func delta(_ row: [String: SaidRows.Cell], _ column: String) -> Double {
    guard let cell = row[column] else { return 0 }
    guard let number = cell.number else { broken("a delta that is no number was accepted") }
    KnownLimits.demand(number, of: column == self.column.x ? "dx" : "dy", within: KnownLimits.ofTables)
    return self.column.isTurned ? -number : number
  }

  /// Points of the unit of a row; nil for a word that is not known here.
  private func points(of row: [String: SaidRows.Cell]) -> Double? {
    let key = said.column(["unit", "deltamode"])
    if let key, let word = row[key]?.words {
      if key == "deltamode" { return ["0": 1.0, "1": 100.0 / 3][word] }
      return Self.units[word.lowercased()]
    }
    guard let word = column.unit ?? said.units else { return 1 }
    return Self.units[word.lowercased()] ?? Double(word)
  }

  private func demand(_ scrolls: [Scroll], in trace: Trace) {
    let read = trace.events.compactMap { event -> (time: Int64, scroll: TraceScroll)? in
      if case .scroll(let scroll) = event.kind { (event.timeMicroseconds, scroll) } else { nil }
    }
    Fuzz.demand(read.count == scrolls.count, "\(scrolls.count) scrolls are read as \(read.count)")
    guard let first = read.first, let zero = scrolls.first else { return }
    let isNatural = trace.header.settings?.naturalScroll == true
    for (said, (time, scroll)) in zip(scrolls, read) {
      Fuzz.demand(
        time - first.time == said.time - zero.time, "a scroll at \(said.time) µs is read at another time")
      // Degrees of a wheel: 15 for a click of 100 points. Natural scrolling of fingers is undone.
      let size = scroll.source == .wheel ? 15.0 / 100 : scroll.source == .finger && isNatural ? -1 : 1
      for (said, read) in [(said.dx * size, scroll.dx ?? 0), (said.dy * size, scroll.dy ?? 0)] {
        Fuzz.demand(
          (said - read).magnitude <= said.magnitude * Self.slack,
          "a scroll of \(said) is read as one of \(read)")
      }
      if scroll.source == .wheel {
        let clicks = (scroll.v120x ?? 0, scroll.v120y ?? 0)
        for (said, read) in [(said.dx * 1.2, clicks.0), (said.dy * 1.2, clicks.1)] {
          Fuzz.demand(
            (said - read).magnitude <= said.magnitude * Self.slack,
            "\(said) 120ths of a click are read as \(read)")
        }
      }
      if let word = said.source { demandSource(word, scroll.source) }
    }
  }

  private func demandSource(_ word: String, _ source: AxisSource) {
    let known: [String: AxisSource] = [
      "finger": .finger, "touchpad": .finger, "trackpad": .finger, "1": .finger, "wheel": .wheel,
      "mouse": .wheel,
      "wheel_tilt": .wheel, "0": .wheel, "3": .wheel, "continuous": .continuous, "trackpoint": .continuous,
      "2": .continuous,
    ]
    Fuzz.demand(known[word].map { $0 == source } ?? true, "a scroll by \(word) is read as one by \(source)")
  }
}
