/// The scroll models on which engines ran, if each engine ran on its own.
package struct NativeModels {
  /// The most engines that a one-screen text names with their models.
  static let mostInAnswer = 5

  /// Each model with the engines that ran on it, in the order of their first engine; the model of most engines is last.
  private let models: [(model: String, engines: [String])]
  /// The names of real apps, whose results are compared with those of engines and which ran on no model.
  private let apps: [String]
  /// True if some engine ran on more than one model, so that only engine and model together identify a row.
  package let areSeveralOfOne: Bool

  /// Groups engines by the model on which they ran.
  ///
  /// - Parameter runners: Engines with their models, at least one; repetitions are allowed.
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

  /// Groups the engines of a section of a report by the model on which they ran.
  ///
  /// - Parameter members: The groups of one ground (scroll model, or `native`) and origin, at least one.
  package init(_ members: [ReportGroup]) { self.init(members.map { ($0.engine, $0.model) }) }

  /// The name of the model, if all engines ran on the same one; otherwise nil.
  package var one: String? { models.count == 1 ? models[0].model : nil }

  /// A sentence that says which engine ran on which model; nil if all ran on the same one, or if an engine ran on several.
  ///
  /// - Parameter most: The most engines to name; with more, the sentence says how to use one model for all.
  /// - Returns: A sentence, or nil.
  package func sentence(naming most: Int = .max) -> String? {
    let sentences = [modelSentence(naming: most), appSentence].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private var appSentence: String? {
    guard !apps.isEmpty else { return nil }
    let isOne = apps.count == 1
    return
      "\(apps.joined(separator: ", ")) \(isOne ? "is a real app, and its log is" : "are real apps, and their logs are") counted."
  }

  private func modelSentence(naming most: Int) -> String? {
    guard models.count > 1, !areSeveralOfOne else { return nil }
    let start = "Engines ran on their own platforms' scroll physics"
    if models.dropLast().reduce(0, { $0 + $1.engines.count }) > most {
      return start + " (--model uikit: one for all)."
    }
    return start + ": "
      + models.indices.map { index in
        let (model, engines) = models[index]
        let who =
          index == models.count - 1 && engines.count > 1 ? "the others" : engines.joined(separator: ", ")
        return "\(who) on \(model)"
      }.joined(separator: "; ") + "."
  }
}
