import GestureTraces
import TextFormats
import TraceReplay

/// A fit as one object of the schema `overscroll-fit/1`, without a line feed.
///
/// `explained` is whether the best model explains every part at all. `behind` is how much worse Schwarz' criterion is than the best's of its kind, `shortfall` than that of the best rules with
/// the constants found; a half width that the log does not determine is null.
package enum FitJSON {
  /// The object.
  ///
  /// - Parameters:
  ///   - fit: What was found.
  ///   - path: The log, as given.
  /// - Returns: JSON.
  package static func text(of fit: CurveFit, path: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-fit/1")
      json.member("log", path)
      json.member("rows", fit.rows)
      json.member("duration_ms", fit.duration * 1000)
      json.list("best", fit.best) { json, model in json.value(model.name) }
      json.member("explained", fit.isExplained)
      json.objects("models", fit.models) { json, model in write(model, of: fit, to: &json) }
      json.object("parts") { json in
        for part in fit.parts {
          json.object(part.part.rawValue) { write(part, to: &$0) }
        }
      }
      json.objects("unknown", fit.unknown) { json, unknown in write(unknown, to: &json) }
    }
    return json.text
  }

  private static func write(_ model: ModelFit, of fit: CurveFit, to json: inout JSONWriter) {
    json.member("model", model.name)
    json.member("behind", model.criterion - fit.models[0].criterion)
    json.member("shortfall", fit.shortfall(of: model))
    json.object("parts") { json in
      for part in model.parts {
        json.object(part.part.rawValue) { write(part, to: &$0) }
      }
    }
  }

  private static func write(_ part: ModelFit.Part, to json: inout JSONWriter) {
    json.member("rule", part.fit.rule.key)
    json.member("nominal_rms_pt", part.nominal.rms)
    json.object("constants") { json in
      for (index, constant) in part.fit.rule.constants.enumerated() {
        json.object(constant.key) { json in
          write(part.fit.constants[index], part.fit.halfWidths[index], to: &json)
          json.member("nominal", part.nominal.constants[index])
          json.member("nominal_inside", part.isInside[index])
        }
      }
    }
  }

  private static func write(_ part: CurveFit.Part, to json: inout JSONWriter) {
    json.member("stretches", part.stretches)
    json.member("rows", part.rows)
    json.member("stretches_left_out", part.leftOut.stretches)
    json.member("rows_left_out", part.leftOut.rows)
    json.member("step_pt", part.step)
    json.objects("rules", part.fits) { json, fit in write(fit, behind: part.fits[0].criterion, to: &json) }
  }

  private static func write(_ fit: RuleFit, behind best: Double, to json: inout JSONWriter) {
    json.member("rule", fit.rule.key)
    json.member("behind", fit.criterion - best)
    json.object("constants") { json in
      for (index, constant) in fit.rule.constants.enumerated() {
        json.object(constant.key) { write(fit.constants[index], fit.halfWidths[index], to: &$0) }
      }
      if let derived = fit.derived, let rule = fit.rule.derived {
        json.object(rule.constant.key) { write(derived.value, derived.halfWidth, to: &$0) }
      }
    }
    json.objects("start_velocities_pt_s", fit.startVelocities) { json, velocity in
      write(velocity.value, velocity.halfWidth, to: &json)
    }
    json.member("rms_pt", fit.rms)
    json.member("greatest_pt", fit.greatest.residual)
    json.member("greatest_ms", fit.greatest.time * 1000)
  }

  private static func write(_ value: Double, _ halfWidth: Double, to json: inout JSONWriter) {
    json.member("value", value)
    json.member("half_width_95", halfWidth.isFinite ? halfWidth : nil)
  }

  private static func write(_ unknown: CurveFit.Unknown, to json: inout JSONWriter) {
    json.member("part", unknown.part.rawValue)
    json.member("reason", unknown.reason)
  }
}
