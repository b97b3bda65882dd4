import ScrollPhysics

extension ContentPath {
  /// Finger travel since the gesture began, in points, positive downwards, slop subtracted; nil without a finger.
  public func finger(at time: Double) -> Double? { segment(at: time).finger(at: time)?.travel }

  /// The content's velocity just after `time`, in points per second, positive towards the end.
  ///
  /// Under a finger it is that of the drawn path: the finger's velocity between two samples, after the model's resistance.
  /// For a model that rounds offsets to whole pixels it is that of the smooth curve.
  public func velocity(at time: Double) -> Double {
    let segment = segment(at: time)
    switch segment.shape {
    case .still: return 0
    case .motion(let index, let since): return motions[index].velocity(at: time - since)
    // The segment at a single time is never a whole drag.
    case .way: return 0
    case .drag(let from, let to, _):
      guard let finger = segment.finger(at: time), to.raw != from.raw else { return 0 }
      let velocity = (to.raw - from.raw) / (segment.end - segment.start)
      return velocity * slope(atRaw: finger.raw, towardsEnd: velocity > 0, in: extent(of: segment))
    }
  }

  /// The phase of the content just after `time`, such as dragged or decelerating, as a scroller with the same samples reports it.
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

  /// The time at which the content settles for good by the model's own tolerance, in seconds since the trace's zero; infinite under a
  /// finger that stays down.
  public var restTime: Double {
    let last = segments[segments.count - 1]
    switch last.shape {
    case .still: return last.start
    case .drag, .way: return .infinity
    case .motion(let index, let since): return restTime(of: index, since: since)
    }
  }

  /// The time at which motion `index`, which started at `since`, settles, in seconds since the trace's zero; computed on first use.
  private func restTime(of index: Int, since: Double) -> Double {
    knownRests[index] ?? since + motions[index].settleTime(model.traits(in: extent).tolerance)
  }

  /// The content's greatest distance past either edge, in points, ≥ 0.
  public var peakOverscroll: Double {
    segments.reduce(0) { peak, segment in
      max(
        peak, extent(of: segment).lowestOffset - segment.lowestOffset(self),
        segment.highestOffset(self) - extent(of: segment).highestOffset)
    }
  }

  /// Seconds from the last release or cancel until the content stays within 0.5 pt of its resting position
  /// and slower than 10 pt/s; nil under a finger that stays down.
  public var settle: Double? { segments[segments.count - 1].settle(self) }

  // MARK: Under a finger

  /// How far the content moves per point of finger travel just after a position before the model's resistance; 1 for a model that adds up
  /// movements, which has no such positions.
  private func slope(atRaw raw: Double, towardsEnd: Bool, in extent: ScrollExtent) -> Double {
    if model.mapping(in: extent) == .increments { return 1 }
    let isLeaving = towardsEnd ? raw == extent.highestOffset : raw == extent.lowestOffset
    guard isLeaving else { return model.slope(atRaw: raw, in: extent) }
    // Exactly at the edge the model gives 1, the slope inside the bounds; this far past it the resistance is that at the edge.
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
