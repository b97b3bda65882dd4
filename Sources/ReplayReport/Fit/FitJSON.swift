import GestureTraces
import TraceReplay

/// A fit as one object of the schema `overscroll-fit/1`, without a line feed.
///
/// `explained` is whether the best model explains every part at all. `behind` is how much worse Schwarz' criterion is than the best's of its kind, `shortfall` than that of the best rules with
/// the constants found; a half width that the log does not determine is null.
public enum FitJSON {
  /// The object.
  ///
  /// - Parameters:
  ///   - fit: What was found.
  ///   - place: The log, as given.
  /// - Returns: JSON.
  public static func text(of fit: CurveFit, place: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-fit/1")
      json.member("log", place)
      json.member("rows", fit.rows)
      json.member("duration_ms", fit.duration * 1000)
      json.key("best")
      json.array { json in for model in fit.best { json.value(model.name) } }
      json.member("explained", fit.isExplained)
      json.key("models")
      json.array { json in
        for model in fit.models { json.object { write(model, of: fit, to: &$0) } }
      }
      json.key("parts")
      json.object { json in
        for part in fit.parts {
          json.key(part.part.rawValue)
          json.object { write(part, to: &$0) }
        }
      }
      json.key("unknown")
      json.array { json in for unknown in fit.unknown { json.object { write(unknown, to: &$0) } } }
    }
    return json.text
  }

  private static func write(_ model: ModelFit, of fit: CurveFit, to json: inout JSONWriter) {
    json.member("model", model.name)
    json.member("behind", model.criterion - fit.models[0].criterion)
    json.member("shortfall", fit.shortfall(of: model))
    json.key("parts")
    json.object { json in
      for part in model.parts {
        json.key(part.part.rawValue)
        json.object { write(part, to: &$0) }
      }
    }
  }

  private static func write(_ part: ModelFit.Part, to json: inout JSONWriter) {
    json.member("rule", part.fit.rule.key)
    json.member("nominal_rms_pt", part.nominal.rms)
    json.key("constants")
    json.object { json in
      for (index, constant) in part.fit.rule.constants.enumerated() {
        json.key(constant.key)
        json.object { json in
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
    json.key("rules")
    json.array { json in
      for fit in part.fits { json.object { write(fit, behind: part.fits[0].criterion, to: &$0) } }
    }
  }

  private static func write(_ fit: RuleFit, behind best: Double, to json: inout JSONWriter) {
    json.member("rule", fit.rule.key)
    json.member("behind", fit.criterion - best)
    json.key("constants")
    json.object { json in
      for (index, constant) in fit.rule.constants.enumerated() {
        json.key(constant.key)
        json.object { write(fit.constants[index], fit.halfWidths[index], to: &$0) }
      }
      if let derived = fit.derived, let rule = fit.rule.derived {
        json.key(rule.constant.key)
        json.object { write(derived.value, derived.halfWidth, to: &$0) }
      }
    }
    json.key("start_velocities_pt_s")
    json.array { json in
      for velocity in fit.startVelocities {
        json.object { write(velocity.value, velocity.halfWidth, to: &$0) }
      }
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
