import TextFormats

/// The text of a fit: the best model, its constants, further models, each part separately, and what is unknown.
package struct FitText {
  private let fit: CurveFit
  private let path: String
  /// A note about the assumed length of the content; nil if there is none.
  private let note: String?
  /// The number of models listed after the best one.
  private static let listedModels = 5
  /// The number of rules listed for each part of the log.
  private static let listedRules = 3
  /// The smallest relative difference between a fitted constant and the model's own that is mentioned.
  private static let leastDeparture = 0.01
  /// The number of bounces whose start velocity is listed.
  private static let listedStretches = 3

  /// Prepares the text of a fit.
  ///
  /// - Parameters:
  ///   - fit: The fit.
  ///   - path: The log's name in messages.
  ///   - note: A note about the content's length; nil if there is none.
  package init(_ fit: CurveFit, path: String, note: String? = nil) {
    (self.fit, self.path, self.note) = (fit, path, note)
  }

  /// The fit as text, with tables within `width` columns.
  package func text(width: Int) -> String {
    let rows = "\(path): \(fit.rows) rows in \(Figures.fixed(fit.duration, decimals: 2)) s"
    var blocks = [([rows] + headline).map { WrappedText.text($0, width: width, indent: 0) }.joined()]
    if let best = fit.models.first {
      blocks.append(constants(of: best).text(width: width))
      blocks.append(residuals(of: best).text(width: width))
    }
    if fit.models.count > 1 { blocks.append(others.text(width: width)) }
    blocks.append(rules.text(width: width))
    return blocks.joined(separator: "\n") + notes(width: width)
  }

  // MARK: The best model

  private var headline: [String] {
    guard let first = fit.models.first else { return [FitHeadline(fit).text] + [note].compactMap(\.self) }
    let others = fit.best.dropFirst().map(\.name)
    return [
      FitHeadline(fit).text,
      others.isEmpty ? nil : "this log does not distinguish it from: \(others.joined(separator: ", "))",
      departures(of: first), note, fingerless,
    ].compactMap(\.self)
  }

  /// The fitted constants that differ from the model's own by more than their uncertainty; nil if none does.
  private func departures(of model: ModelFit) -> String? {
    let found = model.parts.flatMap { part in
      part.fit.rule.constants.indices.compactMap { index -> String? in
        let (value, nominal) = (part.fit.constants[index], part.nominal.constants[index])
        let apart = abs(value - nominal)
        guard apart > part.fit.halfWidths[index], apart > Self.leastDeparture * abs(nominal) else {
          return nil
        }
        let fitted = IntervalText.text(value, halfWidth: part.fit.halfWidths[index])
        return "\(Self.label(part.fit.rule.constants[index])) is \(fitted), not \(IntervalText.text(nominal))"
      }
    }
    return found.isEmpty ? nil : "not \(model.name)'s own: \(found.joined(separator: "; "))"
  }

  /// The warning that dragging and free motion cannot be told apart; nil if the log says when a finger was down.
  private var fingerless: String? {
    guard !fit.knowsFinger else { return nil }
    return
      "Without a column finger_pt all rows count as motion without a finger. If a finger was down, log its position, leave those rows out, or use overscroll observe --no-trace."
  }

  private func constants(of model: ModelFit) -> TextTable {
    var table = TextTable(["part", "constant", "fitted, 95 %", "nominal"], left: [0, 1])
    for part in model.parts {
      let rows = constantRows(part) + velocityRows(part.fit)
      for (index, row) in (rows.isEmpty ? [["none", "–", "–"]] : rows).enumerated() {
        table.add([index == 0 ? part.part.rawValue : ""] + row)
      }
    }
    return table
  }

  private func constantRows(_ part: ModelFit.Part) -> [[String]] {
    let (fit, nominal) = (part.fit, part.nominal.constants)
    var rows = fit.rule.constants.indices.map { index in
      [
        Self.label(fit.rule.constants[index]),
        IntervalText.text(fit.constants[index], halfWidth: fit.halfWidths[index]),
        IntervalText.text(nominal[index]),
      ]
    }
    if let derived = fit.derived, let rule = fit.rule.derived {
      rows.append([
        Self.label(rule.constant), IntervalText.text(derived.value, halfWidth: derived.halfWidth),
        IntervalText.text(rule.value(nominal[0])),
      ])
    }
    return rows
  }

  private static func label(_ constant: ScrollRule.Constant) -> String {
    constant.unit.isEmpty ? constant.name : "\(constant.name) (\(constant.unit))"
  }

  /// The rows for the start velocities of bounces, which show whether content was thrown past the edge or released at rest.
  private func velocityRows(_ fit: RuleFit) -> [[String]] {
    guard fit.rule.part == .bounce else { return [] }
    return fit.startVelocities.prefix(Self.listedStretches).map {
      ["start velocity (pt/s)", IntervalText.text($0.value, halfWidth: $0.halfWidth), "–"]
    }
  }

  private func residuals(of model: ModelFit) -> TextTable {
    var table = TextTable(["part", "rule", "rows", "rms (pt)", "greatest (pt)", "at (ms)"], left: [0, 1])
    for part in model.parts {
      table.add([
        part.part.rawValue, part.fit.rule.name, "\(part.fit.count)", Figures.fixed(part.fit.rms, decimals: 3),
        Figures.fixed(part.fit.greatest.residual, decimals: 3),
        Figures.milliseconds(part.fit.greatest.time),
      ])
    }
    return table
  }

  // MARK: Other models

  /// The table of the models after the best one, each with its own constants.
  private var others: TextTable {
    let parts = fit.parts.map(\.part)
    var table = TextTable(
      ["next best, with nominal constants", "behind"] + parts.map { "rms \($0.rawValue)" })
    let best = fit.models[0].criterion
    for model in fit.models.dropFirst().prefix(Self.listedModels) {
      let rms = parts.map { part in model.parts.first { $0.part == part }?.nominal.rms }
      table.add(
        [model.name, Figures.fixed(model.criterion - best, decimals: 1)]
          + rms.map { Figures.fixed($0, decimals: 3) })
    }
    return table
  }

  private var rules: TextTable {
    var table = TextTable(
      ["rule alone", "rms", "behind", "fitted constants"], left: [0, 3])
    for part in fit.parts {
      for fit in part.fits.prefix(Self.listedRules) {
        let constants = fit.constants.indices.map {
          IntervalText.text(fit.constants[$0], halfWidth: fit.halfWidths[$0])
        }
        table.add([
          "\(part.part.rawValue): \(fit.rule.name)", Figures.fixed(fit.rms, decimals: 3),
          Figures.fixed(fit.criterion - part.fits[0].criterion, decimals: 1),
          constants.isEmpty ? "–" : constants.joined(separator: ", "),
        ])
      }
    }
    return table
  }

  /// The notes on which rows of a long log were not fitted, and on parts that could not be fitted.
  private func notes(width: Int) -> String {
    let leftOut = fit.parts.filter { $0.leftOut.rows > 0 }.map { part in
      let (rows, stretches) = (part.rows + part.leftOut.rows, part.stretches + part.leftOut.stretches)
      return
        "\(part.part.rawValue): long; fitted by \(part.rows) of its \(rows) rows, in \(part.stretches) of its"
        + " \(stretches) stretches"
    }
    let unknown = fit.unknown.map { "\($0.part.rawValue): not known; \($0.reason)" }
    let lines = (leftOut + unknown).map { WrappedText.text($0, width: width, indent: 0) }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }
}
