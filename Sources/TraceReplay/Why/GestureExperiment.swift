import PullToRefresh
import ScrollPhysics

/// A gesture of a replay that is tried again with changes: with all that came before it and the gesture after it, or without.
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
  /// The gesture after it, and the wheel moves up to that one's end, or all where there is none.
  private var next: (gestures: ArraySlice<FingerGesture>, wheels: [WheelMove]) {
    let gestures = replay.track.gestures.dropFirst(index + 1).prefix(1)
    let end = gestures.first?.endedMicroseconds ?? .max
    let wheels = replay.track.wheels.filter {
      $0.timeMicroseconds >= gesture.endedMicroseconds && $0.timeMicroseconds < end
    }
    return (gestures, wheels)
  }
  /// True if something happens before it.
  private var hasPast: Bool {
    index > 0 || !wheels.isEmpty || !replay.options.app.begins.isEmpty
  }
  /// The distance of the content below its top as the finger comes down, in points, ≥ 0, where no engine has moved it.
  private var depth: Double { max(0, replay.path.offset(at: gesture.began) + topInset) }
  /// The content's inset at the top as the finger comes down, in points, as far as the app has made it.
  private var topInset: Double {
    let path = replay.path
    return path.extent(of: path.segment(at: gesture.began)).topInset
  }

  /// The fewest changes found with which the engine fires, in their order.
  ///
  /// Each is tried by itself; if none does it, all at once, and then each is taken back without which it fires still. At most twenty-one runs.
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
    case .undisturbed: return !next.gestures.isEmpty || !next.wheels.isEmpty
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
    let samples = replay.track.gestures.prefix(index + 2).reduce(0) { $0 + $1.samples.count }
    guard !work.isSpent, work.take(Self.turnsOfOne + samples / Self.samplesPerTurn) else { return false }
    let tried = made(of: changes, isAlone: isAlone, Array(past))
    let log = tried.course(of: engine(tried))
    return !work.isSpent && past.count < log.gestures.count && log.gestures[past.count].triggers > 0
  }

  /// Turns that it costs to make a replay, and samples that are read into one in the time of a turn.
  private static let (turnsOfOne, samplesPerTurn) = (40, 2)

  private func made(of changes: [GestureChange], isAlone: Bool, _ past: [FingerGesture]) -> Replay {
    let changed = changed(by: changes)
    let later = changed.gesture.endedMicroseconds - gesture.endedMicroseconds
    let isLast = isAlone || changes.contains(.undisturbed)
    let rest = isLast ? [] : next.gestures.map { $0.shifted(by: later) }
    var track = FingerTrack(
      gestures: past + [changed.gesture] + rest, layer: replay.track.layer, source: changed.source,
      lastEvent: (rest.last ?? changed.gesture).ended)
    track.wheels = isAlone ? [] : Array(wheels)
    var (scene, options) = (replay.scene, replay.options)
    let isFromTop = changes.contains(.fromTop)
    if isAlone {
      scene.startOffset = depth == 0 ? 0 : max(0, replay.path.offset(at: gesture.began) + scene.topInset)
      options.app.begins = []
    }
    if isFromTop, isAlone || !hasPast {
      // The inset is as the app has made it by then.
      scene.startOffset = 0
      scene.topInset = topInset
      options.app.insetChanges.removeAll { $0.time <= gesture.began }
    } else if isFromTop {
      // A wheel has turned it there just before.
      track.wheels.append(
        WheelMove(
          timeMicroseconds: gesture.beganMicroseconds - 1,
          arrivalMicroseconds: gesture.beganArrivalMicroseconds - 1,
          distance: -depth))
    }
    if !isLast { track.wheels += next.wheels.map { $0.shifted(by: later) } }
    return Replay(track: track, scene: scene, on: replay.list, options: options, work: work, like: replay)
  }
}

extension FingerGesture {
  /// The same so many microseconds later.
  fileprivate func shifted(by microseconds: Int64) -> FingerGesture {
    var gesture = self
    gesture.beganMicroseconds += microseconds
    gesture.beganArrivalMicroseconds += microseconds
    for index in gesture.samples.indices {
      gesture.samples[index].timeMicroseconds += microseconds
      gesture.samples[index].arrivalMicroseconds += microseconds
    }
    gesture.endedMicroseconds += microseconds
    gesture.endedArrivalMicroseconds += microseconds
    return gesture
  }
}

extension WheelMove {
  /// The same so many microseconds later.
  fileprivate func shifted(by microseconds: Int64) -> WheelMove {
    var move = self
    move.timeMicroseconds += microseconds
    move.arrivalMicroseconds += microseconds
    return move
  }
}
