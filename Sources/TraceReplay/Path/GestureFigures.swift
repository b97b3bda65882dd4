import PullToRefresh
import ScrollPhysics

/// The figures of the content's path without an engine, during one gesture and the motion after it.
struct GestureFigures {
  /// All crossings of the threshold during the gesture and the motion after it.
  let crossings: [Crossing]
  /// The first crossing at which the engine fires under the finger, whatever the release would do; nil for none.
  let dragFire: Crossing?
  /// True if the finger has armed the engine, moving back does not disarm it, and the finger has not scrolled the content down since.
  let isStillArmed: Bool
  /// Greatest pull under the finger, in points, ≥ 0.
  let peakPull: Double
  /// The pull at the release, in points, negative inside the bounds; nil without a release.
  let releasePull: Double?
  /// The content's greatest distance past the top edge, under the finger and after it, in points.
  let peakOverscroll: Double
  /// How far the content moves past the top edge after the release, beyond its distance at the release, in points; nil without a release.
  let bouncePeak: Double?
  /// How long the pull is past the threshold with a finger down, in seconds.
  let dwell: Double

  /// The tolerance for settle times, the same for all models: 0.5 pt and 10 pt/s.
  static let settled = Tolerance(distance: 0.5, speed: 10)

  /// The figures of one gesture, as an engine measures the pull; `crossings` are all crossings of the gesture and the motion after it.
  init(
    of free: FreeGesture, gesture: FingerGesture, path: ContentPath, measure: PullMeasure,
    crossings: [Crossing]
  ) {
    let measure = measure.of(gesture: free.index)
    let contact = path.segments[free.contact]
    self.crossings = crossings
    peakPull = free.peakPull(measure)
    dragFire = measure.ofDragLimit.flatMap { limit in
      free.canPass(limit, peakPull: free.peakPull(limit))
        ? path.firstCrossing(of: limit, within: contact) : nil
    }
    isStillArmed =
      measure.traits.staysArmed
      && Self.isStillArmed(path, contact, crossings: self.crossings, measure: measure)
    releasePull = gesture.end == .lift ? contact.last.flatMap { path.pull(endOf: $0, measure) } : nil
    peakOverscroll = free.peakOverscroll
    bouncePeak = free.bouncePeak
    let firstPull = contact.first.flatMap { path.pull(startOf: $0, measure) }
    dwell = Self.dwell(gesture: gesture, firstPull: firstPull, crossings: self.crossings, measure: measure)
  }

  private static func isStillArmed(
    _ path: ContentPath, _ contact: ArraySlice<PathSegment>, crossings: [Crossing], measure: PullMeasure
  ) -> Bool {
    let isPast = contact.first.flatMap { path.pull(startOf: $0, measure) }.map(measure.isPast) ?? false
    guard let armed = isPast ? -.infinity : crossings.first(where: { $0.isUp && $0.isContact })?.time else {
      return false
    }
    guard measure.traits.scrollDisarms else { return true }
    return contact.allSatisfy { part in
      path.stretches(of: part).allSatisfy {
        $0.end <= armed || ($0.pull(at: .infinity, measure) ?? 0) >= -scrolledDown
      }
    }
  }

  /// The distance below the top edge from which content counts as scrolled down, in points.
  private static let scrolledDown = 0.5

  private static func dwell(
    gesture: FingerGesture, firstPull: Double?, crossings: [Crossing], measure: PullMeasure
  ) -> Double {
    guard let firstPull else { return 0 }
    var since = measure.isPast(firstPull) ? gesture.began : nil
    var total = 0.0
    for crossing in crossings where crossing.isContact {
      if crossing.isUp {
        since = crossing.time
      } else if let start = since {
        total += crossing.time - start
        since = nil
      }
    }
    if let since { total += max(0, gesture.ended - since) }
    return total
  }
}

extension ContentPath {
  /// The pull at the start of a segment under a finger, in points; nil without a finger.
  fileprivate func pull(startOf segment: PathSegment, _ measure: PullMeasure) -> Double? {
    firstDrag(of: segment).pull(at: -.infinity, measure)
  }

  /// The pull at the end of a segment under a finger, in points; nil without a finger.
  fileprivate func pull(endOf segment: PathSegment, _ measure: PullMeasure) -> Double? {
    lastDrag(of: segment).pull(at: .infinity, measure)
  }

  /// Distance of `offset` past the top edge during a segment, in points, ≥ 0.
  func overscroll(of segment: PathSegment, at offset: Double) -> Double {
    max(0, extent(of: segment).lowestOffset - offset)
  }

  /// True if the content is at its top edge or past it at any time.
  public var reachesTop: Bool { segments.contains { $0.lowestOffset(self) <= extent(of: $0).lowestOffset } }
}

extension PathSegment {
  /// The pull at `time` under a finger, in points; nil if no finger is down.
  fileprivate func pull(at time: Double, _ measure: PullMeasure) -> Double? {
    guard case .drag(_, _, let origin) = shape, let finger = finger(at: time) else { return nil }
    return measure.after(change).pull(at: finger, origin: origin)
  }

  /// The lowest content offset within the segment, in points.
  func lowestOffset(_ path: ContentPath) -> Double {
    switch shape {
    case .still(let offset): offset
    case .way: path.stretches(of: self).reduce(.infinity) { min($0, $1.lowestOffset(path)) }
    case .drag(let from, let to, _):
      path.model.offset(forRaw: min(from.raw, to.raw), in: path.extent(of: self))
    case .motion(let index, let since):
      path.motions[index].lowestOffset(from: start - since, to: end - since)
    }
  }

  /// The highest content offset within the segment, in points.
  func highestOffset(_ path: ContentPath) -> Double {
    switch shape {
    case .still(let offset): offset
    case .way: path.stretches(of: self).reduce(-.infinity) { max($0, $1.highestOffset(path)) }
    case .drag(let from, let to, _):
      path.model.offset(forRaw: max(from.raw, to.raw), in: path.extent(of: self))
    case .motion(let index, let since):
      path.motions[index].highestOffset(from: start - since, to: end - since)
    }
  }

  /// Seconds from the start of a segment without a finger until the content stays at rest; nil if the segment ends before.
  func settle(_ path: ContentPath) -> Double? {
    switch shape {
    case .still: return 0
    case .drag, .way: return nil
    case .motion(let index, let since):
      let time = since + path.motions[index].settleTime(GestureFigures.settled) - start
      return start + time <= end ? max(0, time) : nil
    }
  }
}
