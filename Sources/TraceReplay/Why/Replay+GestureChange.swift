import PullToRefresh

extension Replay {
  /// Says in results what would have made an engine fire where a pull past its threshold was let go and it kept still.
  ///
  /// - Parameters:
  ///   - results: Of gestures or of a whole trace.
  ///   - work: What the experiments may take; once it is spent, gestures go without.
  ///   - engine: Makes the engine for a replay, as it is before it.
  package func explain(
    _ results: inout [ReplayResult], within work: ReplayWork, _ engine: (Replay) -> RefreshEngine
  ) {
    for index in results.indices {
      let result = results[index]
      guard let gesture = result.gesture, let margin = result.margin, margin >= 0, result.triggers == 0,
        !result.isDueUnseen, !result.isBusy, !work.isSpent
      else { continue }
      results[index].change = change(firing: gesture - 1, within: work, engine)
    }
  }

  /// The change to a gesture with which an engine fires that was due in it and kept still: an experiment, which asks the engine
  /// alone and needs to know nothing of its rules.
  ///
  /// The gesture is replayed without the others, then with one change at a time, in the order of ``GestureChange``; if none of
  /// them makes the engine fire, with all of them at once. At most ten runs of one gesture each.
  ///
  /// - Parameters:
  ///   - index: The gesture of the track, from 0.
  ///   - work: The work that the runs may take; once it is spent, nothing is found.
  ///   - engine: Makes the engine for a replay, as it is before it.
  /// - Returns: The first change that does it; nil where none does.
  public func change(
    firing index: Int, within work: ReplayWork, _ engine: (Replay) -> RefreshEngine
  ) -> GestureChange? {
    let gesture = track.gestures[index]
    let lone = LoneGesture(
      gesture, on: track.source, startOffset: max(0, path.offset(at: gesture.began) + scene.topInset))
    func fires(_ lone: LoneGesture) -> Bool {
      let replay = replay(of: lone, within: work)
      return replay.course(of: engine(replay)).triggers > 0 && !work.isSpent
    }
    if track.gestures.count > 1 || !track.wheels.isEmpty, fires(lone) { return .alone }
    var (all, changes) = (lone, 0)
    for change in GestureChange.ofOneGesture {
      var changed = lone
      changed.change(by: change)
      guard changed != lone else { continue }
      if fires(changed) { return change }
      all.change(by: change)
      changes += 1
    }
    return changes > 1 && fires(all) ? .several : nil
  }

  /// The replay of one gesture on this one's list, by its options.
  private func replay(of lone: LoneGesture, within work: ReplayWork) -> Replay {
    var scene = scene
    scene.startOffset = lone.startOffset
    let track = FingerTrack(
      gestures: [lone.gesture], layer: track.layer, source: lone.source, lastEvent: lone.gesture.ended)
    return Replay(track: track, scene: scene, on: list, options: options, work: work)
  }
}
