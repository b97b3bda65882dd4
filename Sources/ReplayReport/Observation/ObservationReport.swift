import ReplayExperiments
import TraceReplay

/// Logs of an app compared with engines and models: the result of `observe`.
package struct ObservationReport: Sendable {
  /// The settings of the comparison.
  package let settings: ObservationSettings
  /// The logs that count, in the order of their traces.
  package private(set) var observations: [Observation] = []
  /// Logs and traces that were left out, each with the reason.
  package private(set) var leftOut: [String] = []
  /// Traces without a log.
  package var unplayed: [String] = []
  /// The app compared with each engine on each ground: engine by engine within ground by ground.
  package private(set) var groups: [ObservationGroup] = []

  /// A report without logs.
  package init(_ settings: ObservationSettings) { self.settings = settings }

  /// Adds a log.
  package mutating func add(_ observation: Observation) {
    observations.append(observation)
    if groups.isEmpty {
      groups = observation.peers.compactMap { peer in
        peer.scored.first.map {
          ObservationGroup(
            engine: $0.result.engine, model: $0.result.model, ground: $0.ground,
            tolerance: settings.tolerance)
        }
      }
    }
    for (index, peer) in observation.peers.enumerated() {
      for (gesture, scored) in peer.scored.enumerated() {
        groups[index].add(
          ObservedGesture(
            name: scored.label.name, app: observation.scored[0][gesture].result, peer: scored.result,
            path: peer.deviations[gesture], isByCallback: observation.knowsCallbacksAlone,
            knowsRefreshes: observation.knowsRefreshes))
      }
    }
  }

  /// Records something that was left out.
  ///
  /// - Parameter reason: The log or trace, and why.
  package mutating func leaveOut(_ reason: String) { leftOut.append(reason) }

  /// The number of gestures in all logs.
  package var gestures: Int { groups.first?.gestures.count ?? 0 }

  /// The groups, the nearest to the app first.
  package var ranked: [ObservationGroup] { groups.sorted(by: ObservationGroup.isNearer) }

  /// True if the app did the same as every engine it was compared with.
  package var isSame: Bool { !groups.isEmpty && groups.allSatisfy(\.isSame) }

  /// The app's results as rows: trace by trace, ground by ground, gesture by gesture.
  package var rows: [GestureRow] {
    let recorded = RecordedSettings(settings.replay.options)
    let engines = settings.replay.engines.count
    return observations.flatMap { observation in
      observation.scored.enumerated().flatMap { ground, gestures in
        gestures.enumerated().map { index, scored in
          let against = observation.peers[ground * engines..<(ground + 1) * engines].map { peer in
            let path = peer.deviations[index]
            return RowObservation.Deviation(
              engine: peer.scored[index].result.engine, model: peer.scored[index].result.model, path: path,
              isSame: path?.isSame(within: settings.tolerance))
          }
          return GestureRow(
            scored, settings: recorded,
            observation: RowObservation(log: observation.log, clock: observation.clock, against: against))
        }
      }
    }
  }

  /// The engines' results as rows, for the same traces.
  package var peerRows: [GestureRow] {
    let recorded = RecordedSettings(settings.replay.options)
    return observations.flatMap { $0.peers.flatMap(\.scored).map { GestureRow($0, settings: recorded) } }
  }

  /// The statistics over the same gestures, for the engines and, after them on each ground, the app.
  package var report: Report {
    var report = Report(options: settings.replay.options)
    for observation in observations {
      for scored in observation.inOrder(engines: settings.replay.engines.count) { report.add(scored) }
    }
    return report
  }
}

extension Observation {
  /// All results: gesture by gesture within engine by engine within ground by ground; on each ground the app is last.
  package func inOrder(engines: Int) -> [ScoredGesture] {
    scored.enumerated().flatMap { ground, app in
      peers[ground * engines..<(ground + 1) * engines].flatMap(\.scored) + app
    }
  }
}
