import TextFormats

extension OffsetAnalysis {
  /// The findings of the analysis as text.
  ///
  /// - Parameters:
  ///   - width: Terminal width, in columns.
  ///   - mostStretches: The most stretches to list, those with the longest distance; nil for all.
  /// - Returns: Lines of text.
  package func text(width: Int, mostStretches: Int?) -> String {
    let wrapped = { (line: String) in WrappedText.text(line, width: width, indent: 0, hang: Self.hang) }
    let head = WrappedText.text(title, width: width, indent: 0)
    var blocks = [head + oddities.map { WrappedText.text($0, width: width, indent: 0) }.joined()]
    if !stretches.isEmpty { blocks.append(table(width: width, most: mostStretches)) }
    blocks.append(findings.map(wrapped).joined())
    return blocks.joined(separator: "\n")
  }

  /// The width of the indentation below a finding's name, in columns.
  private static let hang = 12
  /// The largest number of engines named in one finding.
  private static let mostSystems = 8

  private static func points(_ value: Double) -> String { "\(Figures.fixed(value, decimals: 1)) pt" }
  private static func milliseconds(_ seconds: Double) -> String { "\(Figures.milliseconds(seconds)) ms" }

  private static func finding(_ name: String, _ words: String) -> String {
    PaddedText.left(name, to: hang) + words
  }

  private var title: String {
    let source =
      switch log.source {
      case .table: ""
      case .lines(let name): ", lines of text with '\(name)'"
      }
    let time =
      isTimed
      ? " in \(Figures.fixed(duration, decimals: 2)) s" : ", without times"
    let unit =
      if case .assumed(let seconds) = log.clock {
        "; times taken for \(seconds == 1 ? "seconds" : seconds == 1e-3 ? "ms" : seconds == 1e-6 ? "µs" : "ns") (--unit)"
      } else { "" }
    return
      "\(log.path): \(Counted.text(log.samples.count, "row"))\(time)\(source); offsets \(Figures.fixed(range.lowerBound, decimals: 1)) to \(Self.points(range.upperBound))\(unit)"
  }

  /// Peculiarities of the log's rows, one sentence each: for example two alternating series, or repeated rows.
  private var oddities: [String] {
    var lines: [String] = []
    if let turns {
      let others =
        turns.usual.map { "is \(Figures.short($0))" }
        ?? "is another series, from \(Self.points(turns.others.lowerBound)) to \(Self.points(turns.others.upperBound))"
      lines.append(
        "Two rows for each change\(turns.isAtOnce ? ", at one time" : ""): every second of \(turns.rows) rows \(others). Either two callbacks write this log, or one is called twice; below, only the other rows count."
      )
    }
    if repeats > 0 {
      lines.append(
        "\(Counted.text(repeats, "row repeats", "rows repeat")) time and offset of the row before: the callback is called twice."
      )
    }
    if range.lowerBound >= scene.extent.lowestOffset, range.upperBound > scene.extent.lowestOffset {
      lines.append(
        "No offset is past the top (below \(Figures.short(scene.extent.lowestOffset))): if offsets grow as content is pulled down, give --reversed."
      )
    }
    if let first = log.samples.first?.offset, first < scene.extent.lowestOffset - OffsetSplitter.restRange,
      range.upperBound <= first + OffsetSplitter.restRange
    {
      lines.append(
        "No offset is above \(Figures.short(first)), where the log begins: if that is the top, give --inset-top \(Figures.short(-first))."
      )
    }
    return lines
  }

  private func table(width: Int, most: Int?) -> String {
    var table = TextTable(["at, ms", "for, ms", "from, pt", "to, pt", "content"], left: [4])
    let shown = most.map { most in
      Set(
        stretches.indices.sorted { weight($0) > weight($1) }.prefix(most))
    }
    for (index, stretch) in stretches.enumerated() where shown?.contains(index) ?? true {
      table.add([
        Figures.milliseconds(stretch.start), Figures.milliseconds(stretch.duration),
        Figures.fixed(stretch.from, decimals: 1), Figures.fixed(stretch.to, decimals: 1), words(of: stretch),
      ])
    }
    let left = stretches.count - (shown?.count ?? stretches.count)
    return table.text(width: width) + (left > 0 ? "and \(left) shorter ones (--full)\n" : "")
  }

  /// The weight by which a stretch is selected for the list: jumps and gaps first, then long distances and long rests past the top.
  private func weight(_ index: Int) -> Double {
    let stretch = stretches[index]
    let way = abs(stretch.to - stretch.from)
    switch stretch.kind {
    case .jump, .gap: return 1e9 + way
    case .rest: return max(0, scene.extent.lowestOffset - stretch.from) * min(stretch.duration, 1)
    case .down, .up: return way
    }
  }

  private func words(of stretch: OffsetStretch) -> String {
    let top = scene.extent.lowestOffset
    switch stretch.kind {
    case .rest:
      return stretch.from < top - OffsetSplitter.restRange ? "is held past the top" : "rests"
    case .down: return stretch.to < top - OffsetSplitter.restRange ? "moves down, past the top" : "moves down"
    case .up:
      guard stretch.from < top - OffsetSplitter.restRange else { return "moves up" }
      return stretch.to < top - OffsetSplitter.restRange ? "moves back up" : "moves back to the top"
    case .jump:
      return stretch.isSilent ? "jumps after a time without rows" : "jumps from one row to the next"
    case .gap: return "rows are missing"
    }
  }

  // MARK: Findings

  private var findings: [String] {
    var lines: [String] = []
    if !jumps.isEmpty { lines.append(Self.finding("jumps", jumpWords)) }
    if isTimed, let words = valueWords { lines.append(Self.finding("logged", words)) }
    lines += explained
    lines += refreshes.prefix(3).map { Self.finding("refresh", refreshWords($0)) }
    if refreshes.count > 3 {
      lines.append(Self.finding("", "and \(refreshes.count - 3) more refreshes (--json)"))
    }
    if refreshes.isEmpty, !pulls.isEmpty {
      lines.append(
        Self.finding(
          "refresh", "the log does not contain a refresh, and released content does not stay past the top"))
    }
    lines += thresholdWords.map { Self.finding("thresholds", $0) }
    if !isTimed {
      lines.append(
        Self.finding(
          "times",
          "no line has a time finer than a second, so jumps, speed and physics are not known; log with times (adb logcat -v time, NSLog, performance.now()), or give the time between rows: --row-every 16.7ms"
        ))
    }
    return lines
  }

  private var jumpWords: String {
    let shown = jumps.prefix(3).map { jump in
      "\(Self.points(abs(jump.to - jump.from))) at \(Self.milliseconds(jump.end))\(jump.isSilent ? "" : " within \(Self.milliseconds(jump.duration))")"
    }
    return shown.joined(separator: "; ") + (jumps.count > 3 ? "; and \(jumps.count - 3) more" : "")
  }

  private var valueWords: String? {
    switch value {
    case .model:
      let drawn = fits.count { $0.eased != nil }
      let other =
        drawn > 0 ? "; \(Counted.text(drawn, "return has", "returns have")) one row per frame" : ""
      return
        "offsets as the app set them: an animation (UIView.animate) is one step here; in a log of drawn offsets it has one row per frame. Both are correct\(other)"
    case .drawn:
      return
        "drawn offsets: an animation has one row per frame; in a log of contentOffset it is one step. Both are correct"
    case .unknown: return nil
    }
  }

  private var explained: [String] {
    var lines: [String] = []
    if let drag {
      lines.append(Self.finding("drag", drag))
    } else if isTimed, let pull = pulls.first {
      lines.append(
        Self.finding(
          "drag",
          "\(pulls.count > 1 ? "\(pulls.count) pulls, the first " : "")to \(Self.points(pull.peak)) past the top; to find its rule, log the finger (finger_pt) or use --rebuild"
        ))
    }
    for fit in fits {
      lines.append(
        Self.finding(fit.motion.rawValue, "\(Self.milliseconds(fit.span.lowerBound)): \(fit.headline)"))
    }
    if isTimed, fits.isEmpty, stretches.contains(where: comesBack) {
      lines.append(
        Self.finding(
          "return", "too few rows to identify a model (at least \(CurveFit.fewest)); log every frame"))
    }
    return lines
  }

  /// True if content returns from past the top in this stretch, row by row or during a gap; false if the log has jumps.
  private func comesBack(_ stretch: OffsetStretch) -> Bool {
    (stretch.kind == .up || stretch.kind == .gap) && stretch.to > stretch.from
      && stretch.from < scene.extent.lowestOffset - OffsetSplitter.restRange && jumps.isEmpty
  }

  private func refreshWords(_ refresh: OffsetRefresh) -> String {
    let source =
      switch refresh.evidence {
      case .trigger: "logged"
      case .callback: "the app's callback"
      case .held: "not logged, but content is held from then on"
      }
    let motion = refresh.isDuringMotion ? "during motion" : "not during motion"
    let lift = OffsetContacts.lift(before: refresh.time, in: log, start: start)
    let state =
      switch refresh.state {
      case .pulling: "a finger pulled"
      case .holding: "the finger held content still"
      case .returning: "content was moving back"
      case .resting: "content rested"
      case .scrolling: "content scrolled"
      }
    let before =
      "\(Self.points(refresh.pull)) past the top \(Self.milliseconds(refresh.silence)) before"
    let height = refresh.height.map { height -> String in
      let systems = (thresholds.map { $0.agreeing + $0.others } ?? []).filter {
        $0.inset > 0 && abs($0.inset - height) <= Self.sameInset
      }.map(\.engine)
      let named = systems.isEmpty ? "" : ", the inset of \(Self.list(systems, most: 4))"
      return "; then held at \(Self.points(height))\(named)"
    }
    return
      "\(Self.milliseconds(refresh.time)) (\(source)), \(motion): \(state), \(before)\(lift.map { ", \(Self.milliseconds(refresh.time - $0)) after the release" } ?? "")\(height ?? "")"
  }

  /// The largest difference between two insets that count as equal, in points: half a point, one device pixel.
  package static let sameInset = 0.5

  private static func list(_ names: [String], most: Int) -> String {
    names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
  }

  private var thresholdWords: [String] {
    guard let thresholds else { return [] }
    let all = thresholds.agreeing.count + thresholds.others.count
    let peaks = pulls.map { "\(Figures.fixed($0.peak, decimals: 1))\($0.refreshes ? " with" : " without")" }
    let movers = Counted.text(all, "engine that moves", "engines that move")
    let head = "\(Counted.text(pulls.count, "peak")): \(Self.list(peaks, most: 4)) a refresh"
    let range =
      switch (thresholds.without, thresholds.with) {
      case (let without?, let with?):
        "between \(Figures.fixed(without, decimals: 1)) and \(Self.points(with))"
      case (let without?, nil): "above \(Self.points(without))"
      case (nil, let with?): "up to \(Self.points(with))"
      case (nil, nil): ""
      }
    let unseen = thresholds.unseen.count
    let rest = unseen > 0 ? " (\(unseen) do not)" : ""
    if thresholds.isContradiction {
      return [
        "\(head). A farther pull did not refresh, so something else than distance decides: speed, a hold, the release, or a refresh that was still running"
      ]
    }
    if thresholds.others.isEmpty, thresholds.without == nil {
      return [
        "\(head); each of the \(movers) content has a lower threshold, so the log rules out none of them: also log a pull that does not refresh"
      ]
    }
    let named = { (systems: [SystemThreshold]) in
      Self.list(
        systems.map { "\($0.engine) \(Figures.fixed($0.overscroll, decimals: 1))" }, most: Self.mostSystems)
    }
    let isMost = thresholds.agreeing.count > thresholds.others.count
    let systems =
      thresholds.agreeing.isEmpty
      ? "none of the \(movers) content\(rest) has a threshold \(range)"
      : "\(thresholds.agreeing.count) of the \(movers) content\(rest) \(thresholds.agreeing.count == 1 ? "has" : "have") a threshold \(range)\(isMost ? ", not " : ": ")\(named(isMost ? thresholds.others : thresholds.agreeing))"
    return ["\(head); \(systems)"]
  }
}
