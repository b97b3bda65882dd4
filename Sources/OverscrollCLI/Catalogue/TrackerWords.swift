import ScrollPhysics

extension ReleaseTracker.Rule {
  /// How the velocity of a release is found, in a sentence.
  var inWords: String {
    switch self {
    case .parabola:
      "Slope of a parabola fitted to the samples of the last 100 ms, at most 20; zero after 100 ms of rest."
    case .flutterIOS:
      "Mean of the velocities between the last four samples, weighted 0.6, 0.35, 0.05 from the oldest; zero after 40 ms without one."
    case .flutterDesktop:
      "Mean of the velocities between the last four samples, weighted 0.15, 0.65, 0.2 from the oldest; zero after 40 ms without one."
    case .flutterParabola:
      "Slope of a parabola fitted to the samples of the last 100 ms, at most 20, none before a gap of 40 ms; zero after 40 ms without one."
    case .geckoMean: "Mean of the last five events' velocities that are younger than 100 ms."
    case .geckoParabola:
      "Slope of a parabola fitted to the samples of the last 100 ms, at most 20; the time of the lift does not count."
    case .impulse:
      "Impulse: the work that the samples of the last 100 ms do on a mass of 1; zero after 40 ms without one."
    case .qt: "Mean of the last three events' velocities; zero after 100 ms without one."
    case .history: "The way of the last 150 ms through its time."
    case .betterScroll:
      "Mean of what is shown since the drag's start, moved up every 300 ms; zero for 15 pt or less."
    case .iscroll: "Mean of what is shown since the drag's start, moved up every 300 ms."
    }
  }
}
