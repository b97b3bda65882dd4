import PullToRefresh

extension Replay {
  /// When `engine` fires in this replay, in seconds.
  func triggerTimes(_ engine: RefreshEngine) -> [Double] {
    var run = ReplayRun(track: track, scene: scene, model: path.model, engine: engine, options: options)
    run.run()
    return run.log.triggerTimes
  }
}
