import ScrollPhysics

extension Scroller {
  /// Content at rest at a scene's start position.
  ///
  /// - Parameters:
  ///   - model: The scroll physics.
  ///   - scene: Its lengths, and how far the content is scrolled down.
  ///   - rate: Display frames per second, above 0.
  ///   - framePhase: Frames are at (k + framePhase) / rate seconds: 0 ..< 1.
  init(model: ScrollModel, scene: Scene, rate: Double, framePhase: Double = 0) {
    self.init(
      model: model, extent: scene.extent, offset: scene.extent.lowestOffset + scene.startOffset, rate: rate,
      framePhase: framePhase)
  }

  /// Applies an action of a finger or a wheel to the content at the action's own time.
  ///
  /// All motion goes through this method: the content's path without an engine, the runs of engines, the live display and a host's own
  /// finger. For many samples at once, ``takeRow(_:from:to:placed:)`` does the same faster.
  @inline(__always)
  mutating func take(_ input: ReplayInput) {
    switch input.kind {
    case .contact: beginContact(at: input.time)
    case .sample:
      if input.carriesPosition { moveFinger(to: input.travel, tracked: input.tracked, at: input.time) }
    case .lift: endContact(at: input.time)
    case .cancel: cancelContact(at: input.time)
    case .wheel: scrollBy(input.travel, at: input.time)
    }
  }
}
