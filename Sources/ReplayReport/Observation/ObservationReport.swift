import ReplayExperiments
import TraceReplay

/// Logs of an app compared with engines and models: the result of `observe`.
package struct ObservationReport: Sendable {
  /// What the logs are compared with, and the tolerances.
  package let settings: ObservationSettings
  /// The logs that count, each with its trace, in the order of the traces.
  package private(set) var observations: [Observation] = []
  /// Logs and traces that were left out, each with the reason.
  package private(set) var leftOut: [String] = []
  /// The paths of traces for which there is no log.
  package var unplayed: [String] = []
  /// The comparisons of the app with each engine: for each ground (scroll model, or `native`) all engines in order.
  package private(set) var groups: [ObservationGroup] = []

  /// Starts a report without logs.
  package init(_ settings: ObservationSettings) { self.settings = settings }

  /// Adds the comparison of one log with the replays of its trace.
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

  /// Records a log or trace that was left out.
  ///
  /// - Parameter reason: The log or trace, and why it was left out.
  package mutating func leaveOut(_ reason: String) { leftOut.append(reason) }

  /// The number of gestures in all logs.
  package var gestures: Int { groups.first?.gestures.count ?? 0 }

  /// The comparisons with each engine, the nearest to the app first.
  package var ranked: [ObservationGroup] { groups.sorted(by: ObservationGroup.isNearer) }

  /// True if the app did the same as every engine it was compared with.
  package var isSame: Bool { !groups.isEmpty && groups.allSatisfy(\.isSame) }

  /// The app's results as rows: for each trace and each ground (scroll model, or `native`) one row per gesture.
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

  /// The engines' results as rows, for the traces that have a log.
  package var peerRows: [GestureRow] {
    let recorded = RecordedSettings(settings.replay.options)
    return observations.flatMap { $0.peers.flatMap(\.scored).map { GestureRow($0, settings: recorded) } }
  }

  /// The statistics of engines and app over the same gestures; on each ground (scroll model, or `native`) the app is last.
  package var report: Report {
    var report = Report(options: settings.replay.options)
    for observation in observations {
      for scored in observation.inOrder(engines: settings.replay.engines.count) { report.add(scored) }
    }
    return report
  }
}

extension Observation {
  /// The results of engines and app, in the order of a report: for each ground, engine by engine, then the app.
  ///
  /// - Parameter engines: The number of engines that were compared with the app.
  /// - Returns: One result per gesture for each of them.
  package func inOrder(engines: Int) -> [ScoredGesture] {
    scored.enumerated().flatMap { ground, app in
      peers[ground * engines..<(ground + 1) * engines].flatMap(\.scored) + app
    }
  }
}
