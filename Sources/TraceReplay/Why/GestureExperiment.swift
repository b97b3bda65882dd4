import PullToRefresh
import ScrollPhysics

/// A gesture of a replay that is tried again with changes: with all that came before it and the gesture after it, or without.
struct GestureExperiment {
  /// The replay in which an engine kept still.
  private let replay: Replay
  /// The work that runs may take.
  private let work: ReplayWork
  /// Makes the engine for a replay, as it is before it.
  private let engine: (Replay) -> RefreshEngine

  private let gesture: FingerGesture
  /// The gestures and wheel moves before it.
  private let past: (gestures: ArraySlice<FingerGesture>, wheels: ArraySlice<WheelMove>)
  /// The gesture after it, and the wheel moves up to that one's end, or all where there is none.
  private let next: (gestures: ArraySlice<FingerGesture>, wheels: ArraySlice<WheelMove>)
  /// The content's inset at the top as the finger comes down, in points, as far as the app has made it.
  private let topInset: Double
  /// The distance of the content below its top then, in points, ≥ 0, where no engine has moved it.
  private let depth: Double
  /// The rest before a lift, in microseconds: longer than any dwell of the engine.
  private let rest: Int64

  /// The experiment with a gesture of a replay's track, from 0.
  init(
    _ replay: Replay, gesture index: Int, within work: ReplayWork,
    _ engine: @escaping (Replay) -> RefreshEngine
  ) {
    (self.replay, self.work, self.engine) = (replay, work, engine)
    let (track, path) = (replay.track, replay.path)
    gesture = track.gestures[index]
    let after = track.gestures[(index + 1)...].prefix(1)
    past = (track.gestures[..<index], track.wheels(before: gesture.beganMicroseconds))
    next = (
      after,
      track.wheels(before: after.first?.endedMicroseconds ?? .max)
        .dropFirst(track.wheels(before: gesture.endedMicroseconds).count)
    )
    topInset = path.extent(of: path.segment(at: gesture.began)).topInset
    depth = max(0, path.offset(at: gesture.began) + topInset)
    if case .dwell(let seconds) = engine(replay).traits.moment {
      rest = max(GestureChange.leastRest, Int64((seconds * 1e6).rounded()) + GestureChange.spareRest)
    } else {
      rest = GestureChange.leastRest
    }
  }

  /// True if something happens before it.
  private var hasPast: Bool {
    !past.gestures.isEmpty || !past.wheels.isEmpty || !replay.options.app.begins.isEmpty
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
    for change in changes { changed.make(change, rest: rest) }
    return changed
  }

  /// True if the engine fires in the gesture with these changes.
  private func fires(with changes: [GestureChange]) -> Bool {
    guard !work.isSpent, work.take(turns) else { return false }
    let tried = made(of: changes)
    let log = tried.course(of: engine(tried))
    let index = changes.contains(.alone) ? 0 : past.gestures.count
    return !work.isSpent && index < log.gestures.count && log.gestures[index].triggers > 0
  }

  /// Turns that it costs to make a replay, beside those of its run.
  private var turns: Int {
    let samples = (past.gestures + next.gestures).reduce(gesture.samples.count) { $0 + $1.samples.count }
    return Self.turnsOfOne + (samples + past.wheels.count + next.wheels.count) / Self.inputsPerTurn
  }

  /// Turns for a replay that is hardly any, and inputs that are read into one in the time of a turn.
  private static let (turnsOfOne, inputsPerTurn) = (40, 2)

  private func made(of changes: [GestureChange]) -> Replay {
    let changed = changed(by: changes)
    let (isAlone, isFromTop) = (changes.contains(.alone), changes.contains(.fromTop))
    var (scene, options) = (replay.scene, replay.options)
    var (gestures, wheels) = isAlone ? ([], []) : (Array(past.gestures), Array(past.wheels))
    if isAlone {
      scene.startOffset = depth == 0 ? 0 : max(0, replay.path.offset(at: gesture.began) + scene.topInset)
      options.app.begins = []
    }
    if isFromTop, isAlone || !hasPast {
      // The inset is as the app has made it by then.
      (scene.startOffset, scene.topInset) = (0, topInset)
      options.app.insetChanges.removeAll { $0.time <= gesture.began }
    } else if isFromTop {
      // A wheel has turned it there just before.
      wheels.append(
        WheelMove(
          timeMicroseconds: gesture.beganMicroseconds - 1,
          arrivalMicroseconds: gesture.beganArrivalMicroseconds - 1, distance: -depth))
    }
    gestures.append(changed.gesture)
    if !isAlone, !changes.contains(.undisturbed) {
      let later = changed.gesture.endedMicroseconds - gesture.endedMicroseconds
      gestures += next.gestures.map { $0.shifted(by: later) }
      wheels += next.wheels.map { $0.shifted(by: later) }
    }
    var track = FingerTrack(
      gestures: gestures, layer: replay.track.layer, source: changed.source,
      lastEvent: gestures[gestures.count - 1].ended)
    track.wheels = wheels
    return Replay(track: track, scene: scene, on: replay.list, options: options, work: work, like: replay)
  }
}

extension FingerTrack {
  /// The wheel moves before a time, in microseconds.
  fileprivate func wheels(before time: Int64) -> ArraySlice<WheelMove> {
    var (low, high) = (0, wheels.count)
    while low < high {
      let middle = (low + high) / 2
      if wheels[middle].timeMicroseconds < time { low = middle + 1 } else { high = middle }
    }
    return wheels[..<low]
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
