import TraceReplay
import GestureTraces
import PolicyFiles
import ScrollPhysics
import TextFormats

/// The contents of a bundle's text before the program looks up the engines that the verdicts name.
package struct BundleContents {
  /// The version of the bundle format that is read and written.
  package static let version = 1
  /// The largest number of lines in a bundle.
  private static let mostLines = 100_000
  /// The largest number of policies in a bundle, of models, and of verdicts.
  private static let most = 1000

  /// The name and version of the program that made the bundle.
  package let tool: String
  /// The command-line words for the replay options, without engine and model.
  package let words: [String]
  /// The policies among the bundle's engines, whose rules it contains.
  package let policies: [RefreshPolicyFile]
  /// The models of files that engines ran on, with names that are all different.
  package let models: [ScrollModelFile]
  /// The engines' verdicts at the time when the bundle was made, at least one, each with its location in the text.
  package private(set) var verdicts: [(location: String, verdict: BundleVerdict)] = []
  /// The trace that the bundle contains.
  package let trace: Trace

  /// Reads a bundle. Its content is not trusted: every number and word is checked.
  ///
  /// - Parameters:
  ///   - text: The lines of a text, with anything around the bundle.
  ///   - path: The text's name in messages.
  /// - Throws: An error that says where the text is wrong, what is wrong, and what to do.
  package init(_ text: BundleText, path: String) throws(BundleReadingError) {
    var text = text
    let lines = try Self.lines(&text, path: path)
    let (head, location) = (lines.head, lines.location)
    trace = try Self.trace(of: Array(lines.body.dropFirst(lines.objects.count)), path: path)
    tool = head["tool"]?.string ?? "an unknown program"
    words = try Self.words(head["replay"], location)
    policies = try Self.files("policies", head["policies"], location) {
      json, number throws(PolicyFileError) in
      try RefreshPolicyFile(json, path: "\(location): policy \(number)")
    }
    models = try Self.files("models", head["models"], location) { json, number throws(PolicyFileError) in
      try ScrollModelFile(json, path: "\(location): model \(number)", isStored: true)
    }
    try models.requireOneOfEachName(location)
    for (line, object) in lines.objects {
      let place = "\(path):\(line.number)"
      do throws(BundleFault) {
        verdicts.append((place, try BundleVerdict(object)))
      } catch {
        throw .text(ExperimentError("\(place): \(error)"))
      }
    }
    guard !verdicts.isEmpty else {
      throw .text(
        ExperimentError(
          "\(path): the bundle does not contain expectations; its second line must have an engine's result"))
    }
  }

  private struct Lines {
    let head: JSONObject
    let location: String
    let body: [BundleText.Line]
    var objects: [(line: BundleText.Line, object: JSONObject)] = []
  }

  /// The bundle's first line, its other lines, and its verdicts.
  private static func lines(_ text: inout BundleText, path: String) throws(BundleReadingError) -> Lines {
    do throws(ExperimentError) {
      let (number, head) = try text.head()
      let location = "\(path):\(number)"
      try checkVersion(head["version"], location)
      guard let count = head["lines"]?.integer, (1...mostLines).contains(count) else {
        throw ExperimentError("\(location): 'lines' must be a whole number from 1 to \(mostLines)")
      }
      var lines = Lines(head: head, location: location, body: try text.body(count: count))
      for line in lines.body.prefix(most) {
        let object = try text.object(of: line)
        guard object["expect"] != nil else { break }
        lines.objects.append((line, object))
      }
      return lines
    } catch {
      throw .text(error)
    }
  }

  private static func checkVersion(_ value: JSONValue?, _ location: String) throws(ExperimentError) {
    guard let version = value?.integer, version >= 1 else {
      throw ExperimentError("\(location): 'version' must be \(Self.version)")
    }
    guard version == Self.version else {
      throw ExperimentError(
        "\(location): version \(version), but this program reads version \(Self.version); use a newer overscroll"
      )
    }
  }

  private static func words(_ value: JSONValue?, _ location: String) throws(BundleReadingError) -> [String] {
    guard let value else { return [] }
    let words = value.array?.compactMap { $0.string }
    guard let words, words.count == value.array?.count, words.count <= most else {
      throw .text(ExperimentError("\(location): 'replay' must be a list of words, as on a command line"))
    }
    return words
  }

  /// Reads the policies or models that a bundle contains.
  private static func files<File>(
    _ key: String, _ value: JSONValue?, _ location: String,
    _ file: (JSONValue, _ number: Int) throws(PolicyFileError) -> File
  ) throws(BundleReadingError) -> [File] {
    guard let value else { return [] }
    guard let list = value.array, list.count <= most else {
      throw .text(ExperimentError("\(location): '\(key)' must be a list"))
    }
    var files: [File] = []
    for (index, json) in list.enumerated() {
      do throws(PolicyFileError) {
        files.append(try file(json, index + 1))
      } catch {
        throw .policy(error)
      }
    }
    return files
  }

  /// Reads the trace in lines of a bundle; errors give the line of the text.
  private static func trace(of lines: [BundleText.Line], path: String) throws(BundleReadingError) -> Trace {
    let bytes = lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] }
    do throws(TraceError) {
      return try TraceReader.trace(of: bytes, path: path)
    } catch {
      let number = error.line.flatMap { $0 >= 1 && $0 <= lines.count ? lines[$0 - 1].number : nil }
      throw .trace(TraceError(path: path, line: number, problem: error.problem))
    }
  }
}

/// The reason why a bundle cannot be read.
package enum BundleReadingError: Error, Equatable, CustomStringConvertible {
  /// An error in the text around the bundle's trace.
  case text(ExperimentError)
  /// An error in the bundle's trace.
  case trace(TraceError)
  /// An error in one of the bundle's policies or models.
  case policy(PolicyFileError)

  /// The message: where the text is wrong, what is wrong, and what to do.
  package var description: String {
    switch self {
    case .text(let error): error.description
    case .trace(let error): error.description
    case .policy(let error): error.description
    }
  }
}

extension [ScrollModelFile] {
  /// The scroll model that a verdict names: one of these, else a built-in one; nil if there is neither.
  package func model(named name: String) -> ScrollModel? {
    ScrollModel(named: name) ?? first { $0.name == name }?.model
  }

  /// The names of all models that a verdict may name.
  package var knownNames: [String] { ScrollModel.all.map { "\($0.name)" } + map { $0.name } }

  fileprivate func requireOneOfEachName(_ location: String) throws(BundleReadingError) {
    for (index, model) in enumerated() where self[..<index].contains(where: { $0.name == model.name }) {
      throw .text(ExperimentError("\(location): two of its models are named '\(model.name)'; rename one"))
    }
  }
}
