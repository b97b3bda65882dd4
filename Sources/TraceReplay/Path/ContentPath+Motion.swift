import ScrollPhysics

extension ContentPath {
  /// Finger travel since the gesture began, in points, downwards positive, slop taken off; nil without a finger.
  public func finger(at time: Double) -> Double? { segment(at: time).finger(at: time)?.travel }

  /// The content's velocity just after `time`, in points per second, positive towards the end.
  ///
  /// Under a finger it is that of the drawn path: the finger's own between two samples, with the model's resistance.
  /// Where a model rounds offsets to whole pixels it is that of the smooth curve.
  public func velocity(at time: Double) -> Double {
    let segment = segment(at: time)
    switch segment.shape {
    case .still: return 0
    case .motion(let index, let since): return motions[index].velocity(at: time - since)
    // No stretch at a time is a whole way.
    case .way: return 0
    case .drag(let from, let to, _):
      guard let finger = segment.finger(at: time), to.raw != from.raw else { return 0 }
      let velocity = (to.raw - from.raw) / (segment.end - segment.start)
      return velocity * slope(atRaw: finger.raw, towardsEnd: velocity > 0, in: extent(of: segment))
    }
  }

  /// The phase of the content just after `time`: what a scroller that is fed the same samples says.
  public func phase(at time: Double) -> ScrollPhase {
    let segment = segment(at: time)
    switch segment.shape {
    case .still: return .idle
    case .drag, .way: return hasMoved(gesture: segment.gesture, at: time) ? .dragging : .tracking
    case .motion(let index, let since):
      return time >= restTime(of: index, since: since)
        ? .idle : motions[index].phase(at: time - since, in: extent(of: segment))
    }
  }

  /// The time at which the content counts as settled for good by the model's own tolerance, in seconds;
  /// infinite under a finger that stays.
  public var restTime: Double {
    let last = segments[segments.count - 1]
    switch last.shape {
    case .still: return last.start
    case .drag, .way: return .infinity
    case .motion(let index, let since): return restTime(of: index, since: since)
    }
  }

  /// The time at which a motion that started at `since` counts as settled, in seconds; solved where nobody has asked before.
  private func restTime(of index: Int, since: Double) -> Double {
    knownRests[index] ?? since + motions[index].settleTime(model.traits(in: extent).tolerance)
  }

  /// The greatest distance past either edge, in points ≥ 0.
  public var peakOverscroll: Double {
    segments.reduce(0) { peak, segment in
      max(
        peak, extent(of: segment).lowestOffset - segment.lowestOffset(self),
        segment.highestOffset(self) - extent(of: segment).highestOffset)
    }
  }

  /// The time from the last lift or cancel until the content stays within 0.5 pt of where it comes to rest
  /// and slower than 10 pt/s, in seconds; nil under a finger that stays.
  public var settle: Double? { segments[segments.count - 1].settle(self) }

  // MARK: Under a finger

  /// The content's movement per point of raw movement just after a raw position: 1 for a model of increments,
  /// whose raw positions are offsets.
  private func slope(atRaw raw: Double, towardsEnd: Bool, in extent: ScrollExtent) -> Double {
    if model.mapping(in: extent) == .increments { return 1 }
    let isLeaving = towardsEnd ? raw == extent.highestOffset : raw == extent.lowestOffset
    guard isLeaving else { return model.slope(atRaw: raw, in: extent) }
    // At the edge the model says 1, for what comes from inside; this much past it resistance is as at the edge.
    let past = max(abs(raw).ulp, extent.viewportLength * .ulpOfOne / 4)
    return model.slope(atRaw: towardsEnd ? raw + past : raw - past, in: extent)
  }

  private func hasMoved(gesture: Int, at time: Double) -> Bool {
    for part in segments(of: gesture) {
      for segment in stretches(of: part) {
        guard case .drag(let from, let to, _) = segment.shape else { return false }
        if from.travel != 0 { return time >= segment.start }
        if to.travel != 0 { return time > segment.start }
      }
    }
    return false
  }
}
