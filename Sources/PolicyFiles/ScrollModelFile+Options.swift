import ScrollPhysics
import TextFormats

/// The options of a model: the constants and words of its file.
extension ScrollModelFile {
  /// An error in a model's options.
  package struct OptionFault: Error, Equatable, CustomStringConvertible {
    /// What is wrong with an option, as a phrase to follow a path or an option.
    package let description: String
  }

  /// The constants and words that ``setting(_:name:)`` can change, in the order of a model file, with the values that the model has.
  ///
  /// The rule of a part is none of them: for another rule, write a model file.
  package var options: [ModelOption] {
    let file = json
    let (drag, fling, back) = (file["drag"]?.object, file["fling"]?.object, file["return"]?.object)
    var options = constants("drag", drag, Self.dragForms, Self.drags)
    options +=
      constants("fling", fling, Self.flingForms, Self.flings) + optional("fling", fling, Self.flingOptions)
    options.append(word("edge", of: file, Self.crossings))
    options += constants("return", back, Self.returnForms, Self.returns)
    options += optional("return", back, Self.returnOptions)
    switch back?["rule"]?.string {
    case "spring":
      options.append(.init("return", "snaps", ["false", "true"], back?["snaps"] ?? .bool(false)))
      options.append(word("direction", in: "return", of: back, Self.directions.map { $0.word }))
    case "eased": options.append(word("curve", in: "return", of: back, Self.easings))
    default: break
    }
    options.append(word("velocity", in: "return", of: back, Self.beyonds.map { $0.word }))
    options.append(word("catch", of: file, Self.catches))
    options.append(word("tracker", of: file, ReleaseTracker.Rule.composable.map { $0.name }))
    options += constants("pixel", file["pixel"]?.object, [], Self.roundings)
    options.append(.init("rest", Self.restDistance, JSONValue(parts.rest.distance)))
    options.append(.init("rest", Self.restSpeed, JSONValue(parts.rest.speed)))
    return ModelOption.named(options)
  }

  private func constants<Curve>(
    _ part: String, _ object: JSONObject?, _ forms: [RuleForms], _ rules: [ModelRule<Curve>]
  ) -> [ModelOption] {
    let rule = object?["rule"]?.string
    let constants =
      forms.first { $0.name == rule }?.constants ?? rules.first { $0.name == rule }?.constants ?? []
    return constants.map { ModelOption(part, $0, object?[$0.key]) }
  }

  private func optional(
    _ part: String, _ object: JSONObject?, _ options: [OptionalConstant]
  ) -> [ModelOption] {
    let rule = object?["rule"]?.string ?? ""
    return options.filter { $0.belongs(to: rule) }
      .map { option in
        let value = option.value(parts)
        return ModelOption(
          part, option.constant, option.constant.range.contains(value) ? JSONValue(value) : nil)
      }
  }

  /// A word of the file or of a part; if it is absent, the first is meant.
  private func word(
    _ key: String, in part: String? = nil, of object: JSONObject?, _ words: [String]
  ) -> ModelOption {
    ModelOption(part, key, words, object?[key] ?? .string(words[0]))
  }

  /// The model with other values of some options. Its name contains them, in the order of ``options``: `uikit:coefficient=0.4`.
  ///
  /// - Parameters:
  ///   - pairs: Names of options with their values. A name is a key or `part.key`; the unit at its end may be left out, as in `rate`.
  ///   - name: The name of the model that is changed.
  /// - Returns: The changed model.
  /// - Throws: An error if an option is unknown, ambiguous or repeated, or if its value is not one that the option accepts.
  package func setting(
    _ pairs: [(name: String, value: JSONValue)], name: String
  ) throws(OptionFault) -> ScrollModelFile {
    guard !pairs.isEmpty else {
      throw OptionFault(description: "there is not an option after the colon; remove the colon")
    }
    let options = options
    var values: [String: JSONValue] = [:]
    for pair in pairs {
      let option = try Self.option(pair.name, of: options, name)
      guard values[option.path] == nil else {
        throw OptionFault(description: "'\(pair.name)' is given twice; remove one")
      }
      let value = ModelOption.plain(pair.value)
      guard option.accepts(value) else {
        throw OptionFault(description: "'\(pair.name)' must be \(option.form)")
      }
      values[option.path] = value
    }
    let given = options.compactMap { option in values[option.path].map { (option, value: $0) } }
    let words = given.map { option, value in "\(option.name)=\(ModelOption.text(value))" }
    return ScrollModelFile(
      name: "\(name):\(words.joined(separator: ","))", parts: try parts(setting: given))
  }

  /// The parts of the model with other values; an error if they contradict each other.
  private func parts(setting given: [(ModelOption, value: JSONValue)]) throws(OptionFault) -> ModelParts {
    var file = json
    for (option, value) in given {
      guard let name = option.part else {
        file[option.key] = value
        continue
      }
      var part = file[name]?.object ?? JSONObject()
      for other in Self.sameConstants.first(where: { $0.contains(option.key) }) ?? []
      where !given.contains(where: { $0.0.part == name && $0.0.key == other }) { _ = part.remove(other) }
      part[option.key] = value
      file[name] = .object(part)
    }
    var reader = PolicyReader(of: "a model")
    let read = reader.readModelFile(.object(file), named: "")
    guard let read, reader.problems.isEmpty else {
      let problems = reader.problems.map { "'\($0.path.dropFirst("$.".count))' \($0.text)" }
      throw OptionFault(description: problems.joined(separator: "; "))
    }
    return read.parts
  }

  /// The option that a name means: by key or path, else by the beginning of either.
  private static func option(
    _ name: String, of options: [ModelOption], _ model: String
  ) throws(OptionFault) -> ModelOption {
    let exact = options.filter { $0.key == name || $0.path == name }
    let found =
      exact.isEmpty ? options.filter { $0.key.hasPrefix("\(name)_") || $0.path.hasPrefix("\(name)_") } : exact
    guard let option = found.first else {
      throw OptionFault(
        description: Suggestion.complaint(
          kind: "option of \(model)", name: name, names: options.map { $0.name },
          list: "overscroll models \(model)"))
    }
    guard found.count == 1 else {
      throw OptionFault(
        description: "'\(name)' can be \(WordList.text(found.map { $0.path }, "or")); give one of them")
    }
    return option
  }
}
