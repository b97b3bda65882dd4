import TextFormats

extension MotionCounts {
  /// The flaws found, each with its figure, its limit and its first event.
  ///
  /// - Parameter hasLengths: Whether lengths are known; otherwise only times are judged.
  /// - Returns: The findings; empty if nothing is wrong.
  func findings(hasLengths: Bool) -> [LayerFinding] {
    let byTime = [atOnce, hasLengths || isHasty ? pace : nil, rounding, long, atOneTime]
    return (byTime + (hasLengths ? [jump, dash, clockJump] : [])).compactMap { $0 }
  }

  private var isHasty: Bool { hasty.count >= GradeLimits.leastHasty && 2 * hasty.count > timed }

  private var rounded: Int64? { stamps.rounding(simultaneous: simultaneous.count) }

  /// True if all timestamps of every contact and scroll that moved are equal; single moves are then not reported.
  private var isTimeless: Bool { instant.count > 0 && instant.count == movements }

  private var atOnce: LayerFinding? {
    guard instant.count > 0 else { return nil }
    if isTimeless {
      let all = instant.count == 1 ? "a contact" : "all \(instant.count) contacts"
      return LayerFinding(
        letter: .f, reason: "\(all) moved in no time: one time stamp for every report", first: instant.first)
    }
    return LayerFinding(
      letter: .d,
      reason: "\(Self.count(instant.count, "contact")) of \(movements) moved in no time",
      first: instant.first)
  }

  /// The flaw in the time between the reports of moving fingers; nil if there is none.
  private var pace: LayerFinding? {
    let words = { (interval: Double) in
      let rate = 1e6 / max(1, interval)
      return
        "\(FixedDecimals.text(rate, decimals: rate < 10 ? 1 : 0)) reports a second while a finger moves"
    }
    if isHasty {
      return LayerFinding(
        letter: .f,
        reason: "\(words(hasty.mean)), more than \(1_000_000 / GradeLimits.shortestInterval)",
        first: hasty.first)
    }
    if 2 * sparse.count > strides, sparseLength >= GradeLimits.leastSparseLength {
      let letter = sparse.mean > GradeLimits.longestMeanInterval ? TraceGrade.Letter.f : .d
      return LayerFinding(
        letter: letter,
        reason: "\(words(sparse.mean)), fewer than \(1_000_000 / GradeLimits.longestInterval)",
        first: sparse.first)
    }
    return nil
  }

  private var rounding: LayerFinding? {
    guard let step = rounded else { return nil }
    return LayerFinding(
      letter: step == StampGrid.coarse ? .d : .b,
      reason: TraceGrade.roundedStamps(toMilliseconds: step / 1000))
  }

  private var long: LayerFinding? {
    guard endless.count > 0 else { return nil }
    let limit = GradeLimits.longestContact / 1_000_000
    let longest = "\(Int((endless.greatest / 1e6).rounded())) s"
    let reason =
      endless.count == 1
      ? "a contact of \(longest), longer than \(limit) s"
      : "\(endless.count) contacts longer than \(limit) s, \(longest) at most"
    return LayerFinding(letter: .d, reason: reason, first: endless.first)
  }

  private var atOneTime: LayerFinding? {
    guard simultaneous.count > 0, rounded == nil, !isTimeless else { return nil }
    let all = timed + simultaneous.count
    let isOften = Double(simultaneous.count) > GradeLimits.mostSimultaneous * Double(all)
    return LayerFinding(
      letter: isOften ? .d : .b,
      reason: "\(simultaneous.count) of \(Self.count(all, "move")) at the time of the report before",
      first: simultaneous.first)
  }

  private var jump: LayerFinding? {
    guard jumps.count > 0 else { return nil }
    let greatest = "\(Int(jumps.greatest.rounded())) mm"
    let reason =
      jumps.count == 1
      ? "a jump of \(greatest), longer than \(Int(GradeLimits.longestJump)) mm"
      : "\(jumps.count) jumps of more than \(Int(GradeLimits.longestJump)) mm, \(greatest) at most"
    return LayerFinding(letter: .d, reason: reason, first: jumps.first)
  }

  private var dash: LayerFinding? {
    guard dashes.count > 0 else { return nil }
    let greatest = "\(Int(min(dashes.greatest / 1000, 1e9).rounded())) m/s"
    let limit = Int(GradeLimits.greatestSpeed / 1000)
    let reason =
      dashes.count == 1
      ? "a finger at \(greatest), faster than \(limit) m/s"
      : "\(dashes.count) moves faster than \(limit) m/s, \(greatest) at most"
    return LayerFinding(letter: .d, reason: reason, first: dashes.first)
  }

  private var clockJump: LayerFinding? {
    guard clockJumps.count > 0 else { return nil }
    let times = clockJumps.count == 1 ? "once" : "\(clockJumps.count) times"
    let greatest = FixedDecimals.text(clockJumps.greatest / 1e6, decimals: 1)
    return LayerFinding(
      letter: .d,
      reason:
        "the time went on \(times) without the finger, by \(greatest) s at most, in the middle of a steady move",
      first: clockJumps.first)
  }

  private static func count(_ number: Int, _ noun: String) -> String { Counted.text(number, noun) }
}

extension TraceGrade {
  /// The reason in a grade for timestamps that were rounded to `step` milliseconds.
  package static func roundedStamps(toMilliseconds step: Int64) -> String {
    "time stamps are rounded to \(step) ms"
  }
}
