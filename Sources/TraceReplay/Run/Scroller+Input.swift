import ScrollPhysics

extension Scroller {
  /// Content at rest where a scene begins.
  ///
  /// - Parameters:
  ///   - model: The scroll physics.
  ///   - scene: Its lengths, and how far the content is scrolled down.
  ///   - rate: Display frames per second, above 0.
  ///   - framePhase: The frames are at (k + framePhase) / rate seconds: from 0 up to 1.
  init(model: ScrollModel, scene: Scene, rate: Double, framePhase: Double = 0) {
    self.init(
      model: model, extent: scene.extent, offset: scene.extent.lowestOffset + scene.startOffset, rate: rate,
      framePhase: framePhase)
  }

  /// The one driver: does to the content what a finger or a wheel did, at its own time.
  ///
  /// The free path, the runs of engines, the gauge of a growing take and a host's own finger all move content by it; of a row of samples
  /// that mostly leave nothing behind ``takeRow(_:from:to:placed:)`` does the same.
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
