/// The models that engines ran on, where each had its own.
package struct NativeModels {
  /// Engines named with their models in an answer at most.
  static let mostInAnswer = 5

  /// The engines of each model, in the order of their first; the model of most engines last.
  private let models: [(model: String, engines: [String])]
  /// The real apps among them, which ran on no model.
  private let apps: [String]
  /// True where some engine ran on more than one model: then only both names together say what ran.
  package let areSeveralOfOne: Bool

  /// The models of engines.
  ///
  /// - Parameter runners: Each engine with its model, as often as it comes; one or more.
  package init(_ runners: [(engine: String, model: String)]) {
    var found: [(model: String, engines: [String])] = []
    for (engine, model) in runners {
      let index = found.firstIndex { $0.model == model }
      if index == nil { found.append((model, [])) }
      let place = index ?? found.count - 1
      if !found[place].engines.contains(engine) { found[place].engines.append(engine) }
    }
    apps = found.first { $0.model == ObservationSettings.model }?.engines ?? []
    found.removeAll { $0.model == ObservationSettings.model }
    let most = found.indices.max { found[$0].engines.count < found[$1].engines.count }
    if let most { found.append(found.remove(at: most)) }
    models = found
    areSeveralOfOne = found.reduce(0) { $0 + $1.engines.count } > Set(found.flatMap(\.engines)).count
  }

  /// The models of a section of a report.
  ///
  /// - Parameter members: The groups of one ground and origin; one or more.
  package init(_ members: [ReportGroup]) { self.init(members.map { ($0.engine, $0.model) }) }

  /// The model, where all had the same.
  package var one: String? { models.count == 1 ? models[0].model : nil }

  /// The sentence that says which engine had which model; nil where all had the same, or one of them had several.
  ///
  /// - Parameter most: Engines named at most; of more it says how to have one model for all.
  /// - Returns: A sentence, or nil.
  package func sentence(naming most: Int = .max) -> String? {
    let sentences = [modelSentence(naming: most), appSentence].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private var appSentence: String? {
    guard !apps.isEmpty else { return nil }
    return "Of \(apps.joined(separator: ", ")) the log of a real app is counted."
  }

  private func modelSentence(naming most: Int) -> String? {
    guard models.count > 1, !areSeveralOfOne else { return nil }
    let start = "Scroll physics: each engine's own platform's"
    if models.dropLast().reduce(0, { $0 + $1.engines.count }) > most {
      return start + " (--model uikit: one for all)."
    }
    return start + ", "
      + models.indices.map { index in
        let (model, engines) = models[index]
        let who =
          index == models.count - 1 && engines.count > 1 ? "the others" : engines.joined(separator: ", ")
        return "\(who) on \(model)"
      }.joined(separator: "; ") + "."
  }
}
