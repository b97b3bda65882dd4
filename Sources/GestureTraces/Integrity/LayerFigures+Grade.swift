import TextFormats

/// A flaw found in one input layer of a trace, with the grade that it leads to.
struct LayerFinding: Equatable, Sendable {
  /// The grade that it leads to.
  let letter: TraceGrade.Letter
  /// The reason, as a short phrase.
  let reason: String
  /// True if the flaw concerns the whole take, whichever layer reports it.
  var isOfTake = false
  /// The index of the first event with the flaw, counted over both layers; nil if the flaw belongs to no event.
  var first: Int?

  /// True for the same flaw, regardless of the event at which it first occurred.
  static func == (left: LayerFinding, right: LayerFinding) -> Bool {
    left.letter == right.letter && left.reason == right.reason && left.isOfTake == right.isOfTake
  }

  /// The arrival of a contact is missing at the start.
  static let stray = LayerFinding(letter: .c, reason: "a contact was down before the start", isOfTake: true)
  /// The release of a contact is missing at the end.
  static let noLift = LayerFinding(letter: .c, reason: "no lift at the end", isOfTake: true)
}

extension LayerFigures {
  /// The flaws found in this layer.
  var findings: [LayerFinding] {
    var findings: [LayerFinding] = []
    if hasStrays { findings.append(.stray) }
    if isUnfinished { findings.append(.noLift) }
    return findings + contacts + [movement, spread, rateFinding, arrival].compactMap { $0 } + impossible
  }

  private var contacts: [LayerFinding] {
    var findings: [LayerFinding] = []
    if missingLifts > 0 {
      let contacts = Self.count(missingLifts, "contact")
      findings.append(LayerFinding(letter: .d, reason: "\(contacts) came down again without a lift"))
    }
    if longestStuck > GradeLimits.stuck {
      let seconds = longestStuck / 1_000_000
      findings.append(
        LayerFinding(letter: .d, reason: "a contact was stuck: still for \(seconds) s while others came down")
      )
    }
    if mostContacts > GradeLimits.mostContacts {
      findings.append(
        LayerFinding(letter: .b, reason: "\(mostContacts) contacts at once, more than two hands have fingers")
      )
    }
    return findings
  }

  private var movement: LayerFinding? {
    if lost > 0 {
      let times = lost == 1 ? "once" : "\(lost) times"
      let longest = Self.milliseconds(Double(longestLost))
      return LayerFinding(
        letter: .d, reason: "a moving finger without a report for over 40 ms \(times), \(longest) at most")
    }
    guard gaps > 0 else { return nil }
    let longest = Self.milliseconds(Double(longestGap))
    return LayerFinding(letter: .b, reason: "\(Self.count(gaps, "gap")) in movements, \(longest) at most")
  }

  private var spread: LayerFinding? {
    guard isMoving, let median else { return nil }
    for (name, value, least) in [
      ("p95", p95, GradeLimits.leastIntervals), ("p99", p99, GradeLimits.leastForP99),
    ] where intervals >= least {
      guard let value, value > GradeLimits.gapFactor * median else { continue }
      return LayerFinding(
        letter: .b, reason: "\(name) interval \(Self.milliseconds(value)), more than 2 × the median")
    }
    return nil
  }

  private var rateFinding: LayerFinding? {
    guard isMoving, let rate, rate < GradeLimits.leastRate else { return nil }
    return LayerFinding(letter: .b, reason: "\(Int(rate.rounded())) reports a second, fewer than 60")
  }

  private var arrival: LayerFinding? {
    guard Double(late) > GradeLimits.mostLate * Double(arrivals), let longestDelay else { return nil }
    let events = Self.count(late, "event")
    return LayerFinding(
      letter: .b, reason: "\(events) over 20 ms late, \(Self.milliseconds(longestDelay)) at most")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    Counted.text(number, noun)
  }

  private static func milliseconds(_ microseconds: Double) -> String {
    "\(Int((microseconds / 1000).rounded())) ms"
  }
}
