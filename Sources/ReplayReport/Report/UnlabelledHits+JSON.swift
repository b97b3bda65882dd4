import ReplayStatistics
import TextFormats

extension UnlabelledHits {
  /// Writes the members of `hits` into the object that is open.
  func write(to json: inout JSONWriter, rate: Double) {
    json.member("n", gestures)
    json.member("busy", busy)
    for (key, share) in [("reached", reached), ("fired", fired), ("fired_by_momentum", byMomentum)] {
      json.key(key)
      share.write(to: &json)
    }
    json.key("triggers_per_contact_hour")
    triggersPerHour.write(to: &json, orBecause: "no gesture without an intent")
    json.object("quantiles") { json in
      for metric in Self.metrics {
        json.key(metric.key)
        let summary = summary(of: metric)
        summary.write(to: &json, of: metric, rate: rate, why: summary.why(metric))
      }
    }
  }
}
