extension ScrollTrajectory {
  /// The first time after which the motion stays near its resting offset and slow, in seconds after the start; 0 if it always does.
  ///
  /// Near is within `tolerance.distance` of ``limit``, slow is slower than `tolerance.speed`. The time is solved.
  public func settleTime(_ tolerance: Tolerance) -> Double {
    let time = solvedSettleTime(tolerance)
    guard let ticks, time > 0 else { return time }
    return ticks.time(of: ticks.index(atOrAfter: time))
  }

  /// The time from which on the motion only gets slower and nearer to ``limit``, in seconds after the start.
  ///
  /// Before it, the motion is at times outside `tolerance`; after it, the motion has settled as soon as it is within.
  ///
  /// - Parameter tolerance: When motion counts as settled.
  /// - Returns: nil if no rule tells the time; ``settleTime(_:)`` solves it for all motions.
  func approach(_ tolerance: Tolerance) -> Double? {
    guard ticks == nil else { return nil }
    return last.approach(tolerance).map { lastChange + $0 }
  }

  private func solvedSettleTime(_ tolerance: Tolerance) -> Double {
    let limit = limit
    var since = lastChange
    let after = last.settleTime(tolerance)
    if after > 0 { return since + after }
    while since > 0 {
      let end = since
      let (piece, start) = piece(justBefore: end)
      let before = piece.lastUnsettled(limit, tolerance, before: end - start)
      if before > 0 { return start + before }
      since = start
    }
    return 0
  }

  /// The piece that moves the content just before `time`, and when it took over, in seconds.
  func piece(justBefore time: Double) -> (piece: ScrollPiece, since: Double) {
    if time <= changes.0 { return (pieces.0, 0) }
    if time <= changes.1 { return (pieces.1, changes.0) }
    if time <= changes.2 { return (pieces.2, changes.1) }
    return time <= changes.3 ? (pieces.3, changes.2) : (pieces.4, changes.3)
  }
}
