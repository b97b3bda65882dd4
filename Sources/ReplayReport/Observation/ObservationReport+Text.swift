import ReplayExperiments
import TextFormats
import TraceReplay

extension ObservationReport {
  /// The one-screen text: whether triggers, times and paths agree, which engine is nearest to the app, and where the two differ.
  ///
  /// - Parameters:
  ///   - width: Terminal width, in columns.
  ///   - more: The number of lines that follow on the screen.
  /// - Returns: Lines that fit on a screen together with `more` others.
  package func answer(width: Int, and more: Int) -> String {
    guard let nearest = ranked.first else { return "" }
    var text = head(width: width)
    text += questions(nearest).map {
      WrappedText.text($0, width: width, indent: 0, hang: Self.hang)
    }.joined()
    if groups.count > 1 { text += "\n" + table(width: width, most: Self.mostRows) }
    let left = AnswerScreen.lines - text.count { $0 == "\n" } - more - 1
    let differences = differences(from: nearest, width: width)
    guard !differences.isEmpty, left > 1 else { return text }
    if differences.count <= left { return text + "\n" + differences.joined() }
    let shown = differences.prefix(left - 1)
    let rest = Counted.text(differences.count - shown.count, "gesture")
    return text + "\n" + shown.joined() + "  and \(rest) more (--full)\n"
  }

  /// The full text, with every engine and every gesture.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: A table of engines, then one table of gestures per engine.
  package func full(width: Int) -> String {
    var text = head(width: width)
    text += table(width: width, most: .max)
    for group in ranked { text += "\n" + Self.gestures(of: group, width: width) }
    return text
  }

  private func head(width: Int) -> String {
    WrappedText.text(title, width: width, indent: 0) + WrappedText.text(clocks, width: width, indent: 0)
      + "\n"
  }

  /// The indentation of further lines of a paragraph such as `same triggers?  yes: …`, in columns.
  private static let hang = 16
  /// The most engines in the table of the one-screen text.
  private static let mostRows = 5

  private var title: String {
    let engines = Counted.text(settings.replay.engines.count, "engine")
    var left = leftOut.isEmpty ? "" : "; \(Counted.text(leftOut.count, "log")) left out"
    if !unplayed.isEmpty {
      left += "; \(Counted.text(unplayed.count, "trace has", "traces have")) no log"
    }
    let (traces, gestures) = (Counted.text(observations.count, "trace"), Counted.text(gestures, "gesture"))
    return "\(settings.name) was compared with \(engines) on \(gestures) in \(traces)\(left)."
  }

  private var clocks: String {
    let words = ObservedClock.Method.allCases.compactMap { method -> String? in
      let own = observations.filter { $0.clock.method == method }
      guard !own.isEmpty else { return nil }
      let apart = own.compactMap(\.clock.spread).max().map {
        ", at most \(Figures.milliseconds($0)) ms apart"
      }
      return "\(method.words) in \(Counted.text(own.count, "log"))\(apart ?? "")"
    }
    let late = ObservationGroup.median(observations.compactMap(\.clock.disagreement)).map {
      abs($0) <= settings.tolerance.seconds
        ? "; the first movement agrees to \(Figures.milliseconds(abs($0))) ms"
        : "; content first moves \(Self.late($0)) than in the replay (median)"
    }
    let isByMovement = observations.allSatisfy { $0.clock.method == .movement }
    return "Clocks are aligned by \(words.joined(separator: ", "))\(isByMovement ? "" : late ?? "")."
  }

  private func questions(_ group: ObservationGroup) -> [String] {
    let runner = "\(group.engine) on \(group.model)"
    let (count, known, same) = (group.gestures.count, group.known, group.sameTriggers)
    guard known > 0 else {
      return [
        "same triggers?  not known: \(observations.count == 1 ? "the log does" : "the logs do") not contain when a refresh starts. Log it (beginRefreshing, onRefresh, refreshing=true, or 'trigger' in a column of events), or name your own word with --trigger-word WORD"
      ] + [path(group)]
    }
    let unknown = known < count ? "; not known for \(Counted.text(count - known, "gesture"))" : ""
    var lines = [
      "same triggers?  \(Self.word(same, of: known)): the same as \(runner) in \(same) of \(Counted.text(known, "gesture"))\(unknown)"
    ]
    let differences = group.differences
    if differences.isEmpty {
      lines.append("same time?      not known: no gesture made both fire")
    } else {
      let most = differences.max { abs($0) < abs($1) } ?? 0
      lines.append(
        "same time?      \(Self.word(group.sameTimes, of: differences.count)): within \(Figures.milliseconds(settings.tolerance.seconds)) ms in \(group.sameTimes) of \(Counted.text(differences.count, "gesture")); median \(Self.late(ObservationGroup.median(differences) ?? 0)), at most \(Self.late(most))"
      )
    }
    return lines + [path(group)]
  }

  private func path(_ group: ObservationGroup) -> String {
    let paths = group.paths.count
    guard let worst = group.worst, let mean = group.mean else {
      return "same path?      not known: no gesture has offsets"
    }
    let lag = group.lag.map { "; it fits best \(Self.late($0))" } ?? ""
    let runner = group.known > 0 ? "" : " of \(group.engine) on \(group.model)"
    return
      "same path?      \(Self.word(group.samePaths, of: paths)): within \(Figures.short(settings.tolerance.points)) pt and \(Figures.milliseconds(settings.tolerance.seconds)) ms\(runner) in \(group.samePaths) of \(Counted.text(paths, "gesture")); mean distance \(Figures.fixed(mean, decimals: 1)) pt, at most \(Figures.fixed(worst.path.beyond, decimals: 1)) pt beyond that time\(lag)"
  }

  private static func word(_ same: Int, of all: Int) -> String { same == all ? "yes" : "no" }

  /// A difference of times as text, such as `12.0 ms later`; `seconds` is positive if the app is later.
  private static func late(_ seconds: Double) -> String {
    let text = "\(Figures.milliseconds(abs(seconds))) ms"
    return text == "0.0 ms" ? "\(text) apart" : "\(text) \(seconds > 0 ? "later" : "earlier")"
  }

  private func table(width: Int, most: Int) -> String {
    var table = TextTable(
      [
        "compared with", "on", "same triggers", "same time", "same path", "mean distance (pt)",
        "greatest distance (pt)", "app later (ms)",
      ], left: [0, 1])
    let ranked = ranked
    for group in ranked.prefix(most) {
      table.add([
        group.engine, group.model, Self.part(group.sameTriggers, of: group.known, in: group),
        Self.part(group.sameTimes, of: group.differences.count, in: group),
        "\(group.samePaths)/\(group.paths.count)",
        Figures.fixed(group.mean, decimals: 1), Figures.fixed(group.worst?.path.beyond, decimals: 1),
        Figures.milliseconds(ObservationGroup.median(group.differences)),
      ])
    }
    let rest = ranked.count - min(most, ranked.count)
    return table.fitting(width: width)
      + (rest > 0 ? "--full shows \(Counted.text(rest, "more engine")).\n" : "")
  }

  /// A table cell such as `3/5`; `–` if no log says when a refresh starts.
  private static func part(_ count: Int, of all: Int, in group: ObservationGroup) -> String {
    group.known > 0 ? "\(count)/\(all)" : "–"
  }

  /// One line for each gesture in which the app differs from the engine.
  private func differences(from group: ObservationGroup, width: Int) -> [String] {
    group.gestures.compactMap { gesture -> String? in
      guard let words = words(gesture, group) else { return nil }
      return TextColumns.cut("  \(gesture.name): \(words)", to: width, ellipsis: "…") + "\n"
    }
  }

  private func words(_ gesture: ObservedGesture, _ group: ObservationGroup) -> String? {
    if gesture.hasSameTriggers == false {
      let app = Self.fired(gesture.app.triggers, at: gesture.app.trigger)
      let peer = Self.fired(gesture.peer.triggers, at: gesture.peer.trigger)
      return "\(settings.name) \(app), \(group.engine) \(peer) (\(TriggerReason.words(gesture.peer)))"
    }
    if gesture.isAtSameTime(within: settings.tolerance) == false {
      return "\(settings.name) fired \(Self.late(gesture.difference ?? 0))"
    }
    guard let path = gesture.path, !path.isSame(within: settings.tolerance) else { return nil }
    let isUnderFinger = path.beyondAt.map { $0 <= gesture.app.ended ?? -.infinity } ?? true
    return
      "\(Figures.fixed(path.beyond, decimals: 1)) pt apart at \(Figures.milliseconds(path.beyondAt)) ms, \(isUnderFinger ? "under the finger" : "after the release")"
  }

  private static func fired(_ triggers: Int, at time: Double?) -> String {
    guard triggers > 0 else { return "did not fire" }
    return (triggers > 1 ? "fired \(triggers) times, first" : "fired")
      + " at \(Figures.milliseconds(time)) ms"
  }

  private static func gestures(of group: ObservationGroup, width: Int) -> String {
    var table = TextTable(
      [
        "\(group.engine) on \(group.model)", "fired", "app at (ms)", "engine at (ms)",
        "under the finger (pt)",
        "after release (pt)", "beyond tolerance (pt)", "path later (ms)",
      ])
    for gesture in group.gestures {
      let fired =
        switch gesture.hasSameTriggers {
        case nil: "–"
        case true?: gesture.app.triggers > 0 ? "both" : "neither"
        case false?: gesture.app.triggers > gesture.peer.triggers ? "app" : "engine"
        }
      table.add([
        gesture.name, fired, Figures.milliseconds(gesture.app.trigger),
        Figures.milliseconds(gesture.peer.trigger),
        Figures.fixed(gesture.path?.finger.greatest, decimals: 1),
        Figures.fixed(gesture.path?.motion.greatest, decimals: 1),
        Figures.fixed(gesture.path?.beyond, decimals: 1), Figures.milliseconds(gesture.path?.lag),
      ])
    }
    return table.text(width: width)
  }
}

extension ObservedClock.Method {
  /// How the clocks were aligned, as text that follows the word "by".
  var words: String {
    switch self {
    case .said: "--zero"
    case .touches: "the touches"
    case .movement: "the first movement"
    }
  }
}
