import TraceReplay

/// That the fingers of a trace only moved up, so that they pulled nothing.
package struct UpwardTravel: Equatable, Sendable {
  /// The greatest distance a finger moved up, in points, at least 1.
  package let distance: Double
  /// What a person with a touchpad can do about it, as a phrase.
  package let remedy: String

  /// Measures a track; nil if no finger moved up by 1 pt, or if any moved down by 1 pt or more.
  ///
  /// - Parameters:
  ///   - track: The fingers.
  ///   - options: The options that made the track, which say whether scrolls are inverted already.
  package init?(of track: FingerTrack, _ options: ReplayOptions) {
    let travels = track.gestures.flatMap { $0.samples.map(\.travel) }
    guard let least = travels.min(), let most = travels.max(), least <= -1, most < 1 else { return nil }
    distance = -least
    remedy =
      options.isTraditional
      ? "--traditional inverts it; remove that option if the touchpad scrolls naturally"
      : "use --traditional to invert"
  }
}
