import TextFormats
import TraceReplay

extension ObservationReport {
  /// `overscroll-observe/1`, without its line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-observe/1")
      json.member("app", settings.name)
      json.member("within_pt", settings.tolerance.points)
      json.member("within_ms", Nanoseconds.milliseconds(settings.tolerance.seconds))
      json.member("gestures", gestures)
      json.objects("logs", observations) { json, observation in
        json.member("log", observation.log)
        json.member("trace", observation.label.trace)
        json.member("offsets", observation.offsets)
        observation.clock.writeMembers(to: &json)
      }
      json.list("left_out", leftOut)
      json.list("without_log", unplayed)
      json.objects("against", ranked) { json, group in Self.write(group, to: &json) }
    }
    return json.text
  }

  private static func write(_ group: ObservationGroup, to json: inout JSONWriter) {
    json.member("engine", group.engine)
    json.member("model", group.model)
    json.member("ground", group.ground)
    json.member("same", group.isSame)
    json.member("same_triggers", group.sameTriggers)
    json.member("both_fired", group.differences.count)
    json.member("same_times", group.sameTimes)
    json.member("paths", group.paths.count)
    json.member("same_paths", group.samePaths)
    json.member(
      "trigger_late_ms_median", ObservationGroup.median(group.differences).map(Nanoseconds.milliseconds))
    json.member(
      "trigger_late_ms_worst",
      group.differences.max { abs($0) < abs($1) }.map(Nanoseconds.milliseconds))
    json.member("path_pt_mean", group.mean.map(rounded))
    json.member("path_pt_max", group.greatest.map(rounded))
    json.member("beyond_pt_max", group.worst.map { rounded($0.path.beyond) })
    json.member("lag_ms_median", group.lag.map(Nanoseconds.milliseconds))
    json.objects("gestures", group.gestures) { json, gesture in
      json.member("gesture", gesture.name)
      json.member("app_triggers", gesture.app.triggers)
      json.member("engine_triggers", gesture.peer.triggers)
      json.member("trigger_late_ms", gesture.difference.map(Nanoseconds.milliseconds))
      json.member("path_pt_mean", gesture.path.map { rounded($0.mean) })
      json.member("path_pt_max", gesture.path.map { rounded($0.greatest) })
      json.member("beyond_pt", gesture.path.map { rounded($0.beyond) })
      json.member("lag_ms", gesture.path?.lag.map(Nanoseconds.milliseconds))
    }
  }

  /// To a millionth of a point.
  private static func rounded(_ points: Double) -> Double { (points * 1e6).rounded() / 1e6 }
}
