import TextFormats
import TraceReplay

/// What a row of a real app says beside its figures: the log, its clock, and how far its path was from engines and models.
package struct RowObservation: Equatable, Sendable {
  /// An engine and a model that the path was held against.
  package struct Deviation: Equatable, Sendable {
    /// The engine's name.
    package let engine: String
    /// The model's name.
    package let model: String
    /// How far the path was from it; nil where the app saw nothing of the gesture.
    package let path: PathDeviation?
    /// True where that is within the tolerance; nil without a path.
    package let isSame: Bool?

    /// A deviation and whose it is.
    package init(engine: String, model: String, path: PathDeviation?, isSame: Bool?) {
      (self.engine, self.model, self.path, self.isSame) = (engine, model, path, isSame)
    }

    /// Writes it as one object.
    func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("engine", engine)
        json.member("model", model)
        json.member("path_pt_mean", path.map { PathDeviation.rounded($0.mean) })
        json.member("path_pt_max", path.map { PathDeviation.rounded($0.greatest) })
        json.member(
          "path_max_ms",
          (path?.finger.greatest == path?.greatest ? path?.finger : path?.motion)?.at.map(
            Nanoseconds.milliseconds))
        json.member(
          "finger_pt_max",
          path.flatMap { $0.finger.moments > 0 ? PathDeviation.rounded($0.finger.greatest) : nil })
        json.member(
          "motion_pt_max",
          path.flatMap { $0.motion.moments > 0 ? PathDeviation.rounded($0.motion.greatest) : nil })
        json.member("lag_ms", path?.lag.map(Nanoseconds.milliseconds))
        json.member("beyond_pt", path.map { PathDeviation.rounded($0.beyond) })
        json.member("same_path", isSame.map(JSONValue.bool) ?? .null)
      }
    }
  }

  /// The log, as given.
  package let log: String
  /// How its clock was put on the trace's.
  package let clock: ObservedClock
  /// What the path was held against.
  package let against: [Deviation]

  /// An observation by its parts.
  package init(log: String, clock: ObservedClock, against: [Deviation]) {
    (self.log, self.clock, self.against) = (log, clock, against)
  }

  /// Writes it as one object.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("log", log)
      ObservedClock.fields.writeMembers(clock, to: &json)
      json.list("against", against) { json, deviation in deviation.write(to: &json) }
    }
  }
}
