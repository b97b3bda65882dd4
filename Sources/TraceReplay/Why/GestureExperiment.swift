import PullToRefresh
import ScrollPhysics

/// Repeats one gesture of a replay with changes, to find out what makes an engine fire. The gestures before it and the one after it may be
/// included.
struct GestureExperiment {
  /// The replay in which an engine did not fire.
  private let replay: Replay
  /// The work limit that all runs of the experiment share.
  private let work: ReplayWork
  /// Creates the engine in its initial state for a replay.
  private let engine: (Replay) -> RefreshEngine

  private let gesture: FingerGesture
  /// The gestures and wheel moves before the gesture under test.
  private let past: (gestures: ArraySlice<FingerGesture>, wheels: ArraySlice<WheelMove>)
  /// The gesture after the one under test, and the wheel moves up to its end; all further wheel moves if there is no such gesture.
  private let next: (gestures: ArraySlice<FingerGesture>, wheels: ArraySlice<WheelMove>)
  /// The app's own top inset when the finger comes down, in points.
  private let topInset: Double
  /// How far the content is scrolled down when the finger comes down, in points, ≥ 0, if no engine has moved it.
  private let depth: Double
  /// How long the finger rests before a release, in microseconds: longer than the engine waits for a pull to last.
  private let rest: Int64

  /// An experiment with the gesture at an index of a replay's track, from 0.
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

  /// True if anything happens before the gesture under test.
  private var hasPast: Bool {
    !past.gestures.isEmpty || !past.wheels.isEmpty || !replay.options.app.begins.isEmpty
  }

  /// The smallest set of changes found with which the engine fires, in the order of ``GestureChange``.
  ///
  /// Each change is tried by itself. If none suffices, all are applied, and each one without which the engine still fires is removed again.
  /// At most twenty-one runs.
  ///
  /// - Returns: Empty if the engine never fires, and once the work limit is spent.
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

  /// The number of turns that creating a replay costs, in addition to the turns of its run.
  private var turns: Int {
    let samples = (past.gestures + next.gestures).reduce(gesture.samples.count) { $0 + $1.samples.count }
    return Self.turnsOfOne + (samples + past.wheels.count + next.wheels.count) / Self.inputsPerTurn
  }

  /// The turns that a nearly empty replay costs, and the number of inputs that can be read in the time of one turn.
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
      // The inset as the app has set it by then.
      (scene.startOffset, scene.topInset) = (0, topInset)
      options.app.insetChanges.removeAll { $0.time <= gesture.began }
    } else if isFromTop {
      // A wheel just before has scrolled the content there.
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
  /// The wheel moves before `time`, in microseconds.
  func wheels(before time: Int64) -> ArraySlice<WheelMove> {
    var (low, high) = (0, wheels.count)
    while low < high {
      let middle = (low + high) / 2
      if wheels[middle].timeMicroseconds < time { low = middle + 1 } else { high = middle }
    }
    return wheels[..<low]
  }
}

extension FingerGesture {
  /// The same gesture, with all its times later by this many microseconds.
  func shifted(by microseconds: Int64) -> FingerGesture {
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
  /// The same wheel move, later by this many microseconds.
  func shifted(by microseconds: Int64) -> WheelMove {
    var move = self
    move.timeMicroseconds += microseconds
    move.arrivalMicroseconds += microseconds
    return move
  }
}
