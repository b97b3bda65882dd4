import PullToRefresh
import ScrollPhysics

/// A gesture of a replay that is tried again with changes: with all that came before it, or alone.
struct GestureExperiment {
  /// The replay in which an engine kept still.
  let replay: Replay
  /// The gesture of its track, from 0.
  let index: Int
  /// The work that runs may take.
  let work: ReplayWork
  /// Makes the engine for a replay, as it is before it.
  let engine: (Replay) -> RefreshEngine

  private var gesture: FingerGesture { replay.track.gestures[index] }
  /// The wheel moves before it.
  private var wheels: ArraySlice<WheelMove> {
    replay.track.wheels.prefix { $0.timeMicroseconds < gesture.beganMicroseconds }
  }
  /// True if something happens before it.
  private var hasPast: Bool {
    index > 0 || !wheels.isEmpty || !replay.options.app.begins.isEmpty
  }
  /// The distance of the content below its top as the finger comes down, in points, ≥ 0, where no engine has moved it.
  private var depth: Double {
    let (path, time) = (replay.path, gesture.began)
    return max(0, path.offset(at: time) + path.extent(of: path.segment(at: time)).topInset)
  }

  /// The fewest changes found with which the engine fires, in their order.
  ///
  /// Each is tried by itself; if none does it, all at once, and then each is taken back without which it fires still. At most nineteen runs.
  ///
  /// - Returns: Empty where none does it, and once the work is spent.
  func firingChanges() -> [GestureChange] {
    let possible = GestureChange.allCases.filter(changesAnything)
    if let one = possible.first(where: { fires(with: [$0]) }) { return [one] }
    guard possible.count > 1, fires(with: possible) else { return [] }
    return possible.reversed().reduce(possible) { needed, change in
      let fewer = needed.filter { $0 != change }
      return !fewer.isEmpty && fires(with: fewer) ? fewer : needed
    }
  }

  private func changesAnything(_ change: GestureChange) -> Bool {
    switch change {
    case .alone: return hasPast
    case .fromTop: return depth > 0
    default: return changed(by: [change]) != ChangedGesture(gesture, on: replay.track.source)
    }
  }

  private func changed(by changes: [GestureChange]) -> ChangedGesture {
    var changed = ChangedGesture(gesture, on: replay.track.source)
    var rest = GestureChange.leastRest
    if case .dwell(let seconds) = engine(replay).traits.moment {
      rest = max(rest, Int64((seconds * 1e6).rounded()) + GestureChange.spareRest)
    }
    for change in changes { changed.make(change, rest: rest) }
    return changed
  }

  /// True if the engine fires in the gesture with these changes.
  private func fires(with changes: [GestureChange]) -> Bool {
    let isAlone = changes.contains(.alone)
    let past = isAlone ? [] : replay.track.gestures.prefix(index)
    let samples = past.reduce(gesture.samples.count) { $0 + $1.samples.count }
    guard !work.isSpent, work.take(Self.turnsOfOne + samples / Self.samplesPerTurn) else { return false }
    let tried = made(of: changes, isAlone: isAlone, Array(past))
    let log = tried.course(of: engine(tried))
    return !work.isSpent && past.count < log.gestures.count && log.gestures[past.count].triggers > 0
  }

  /// Turns that it costs to make a replay, and samples that are read into one in the time of a turn.
  private static let (turnsOfOne, samplesPerTurn) = (40, 2)

  private func made(of changes: [GestureChange], isAlone: Bool, _ past: [FingerGesture]) -> Replay {
    let changed = changed(by: changes)
    var track = FingerTrack(
      gestures: past + [changed.gesture], layer: replay.track.layer, source: changed.source,
      lastEvent: changed.gesture.ended)
    track.wheels = isAlone ? [] : Array(wheels)
    var (scene, options) = (replay.scene, replay.options)
    let isFromTop = changes.contains(.fromTop)
    if isAlone {
      let isAtTop = isFromTop || depth == 0
      scene.startOffset = isAtTop ? 0 : max(0, replay.path.offset(at: gesture.began) + scene.topInset)
      options.app.begins = []
    } else if isFromTop, !hasPast {
      scene.startOffset = 0
    } else if isFromTop {
      // A wheel has turned it there just before.
      track.wheels.append(
        WheelMove(
          timeMicroseconds: gesture.beganMicroseconds - 1,
          arrivalMicroseconds: gesture.beganArrivalMicroseconds - 1,
          distance: -depth))
    }
    return Replay(track: track, scene: scene, on: replay.list, options: options, work: work, like: replay)
  }
}
