import ExternalEngines
import GestureTraces
import PolicyFiles
import PullToRefresh
import ScrollPhysics
import TextFormats
import TextTables
import TraceReplay

extension Bundle {
  /// The most lines a bundle may say it has.
  private static let mostLines = 100_000
  /// The most policies a bundle may hold, and the most verdicts.
  private static let most = 1000

  /// Reads the bundle that these bytes hold; the first, where they hold several.
  ///
  /// - Parameters:
  ///   - bytes: A text.
  ///   - path: The name messages call it by.
  ///   - programs: The programs that it may expect something of.
  /// - Throws: Where the text is wrong, what, and what to do.
  package init(_ bytes: [UInt8], path: String, programs: [ExternalEngine] = []) throws {
    try self.init(BundleText(bytes, path: path), path: path, programs: programs)
  }

  /// Reads the bundle of a text. Nothing in it is trusted: every name, number and option is checked.
  ///
  /// - Parameters:
  ///   - text: Its lines, with whatever is around them.
  ///   - path: The name messages call it by.
  ///   - programs: The programs that it may expect something of: no text starts one.
  /// - Throws: Where the text is wrong, what, and what to do.
  package init(_ text: BundleText, path: String, programs: [ExternalEngine] = []) throws {
    var text = text
    let (number, head) = try text.head()
    let location = "\(path):\(number)"
    try Self.checkVersion(head["version"], location)
    guard let count = head["lines"]?.integer, (1...Self.mostLines).contains(count) else {
      throw ExperimentError("\(location): 'lines' must be a whole number from 1 to \(Self.mostLines)")
    }
    let body = try text.body(count: count)
    var objects: [(line: BundleText.Line, object: JSONObject)] = []
    for line in body.prefix(Self.most) {
      let object = try text.object(of: line)
      guard object["expect"] != nil else { break }
      objects.append((line, object))
    }
    trace = try Self.trace(of: Array(body.dropFirst(objects.count)), path: path)
    tool = head["tool"]?.string ?? "an unknown program"
    words = try Self.words(head["replay"], location)
    self.programs = programs
    policies = try Self.policies(head["policies"], location)
    for (line, object) in objects { verdicts.append(try verdict(object, "\(path):\(line.number)")) }
    guard !verdicts.isEmpty else {
      throw ExperimentError(
        "\(path): the bundle expects nothing; the line after its first says what an engine did")
    }
  }

  private static func checkVersion(_ value: JSONValue?, _ location: String) throws {
    guard let version = value?.integer, version >= 1 else {
      throw ExperimentError("\(location): 'version' must be \(Self.version)")
    }
    guard version == Self.version else {
      throw ExperimentError(
        "\(location): version \(version), but this program reads version \(Self.version); use a newer overscroll"
      )
    }
  }

  private static func words(_ value: JSONValue?, _ location: String) throws -> [String] {
    guard let value else { return [] }
    let words = value.array?.compactMap(\.string)
    guard let words, words.count == value.array?.count, words.count <= most else {
      throw ExperimentError("\(location): 'replay' must be a list of words, as on a command line")
    }
    return words
  }

  private static func policies(_ value: JSONValue?, _ location: String) throws -> [RefreshPolicyFile] {
    guard let value else { return [] }
    guard let list = value.array, list.count <= most else {
      throw ExperimentError("\(location): 'policies' must be a list")
    }
    return try list.enumerated().map { index, json in
      try RefreshPolicyFile(json, path: "\(location): policy \(index + 1)")
    }
  }

  private func verdict(_ object: JSONObject, _ location: String) throws -> BundleVerdict {
    let verdict: BundleVerdict
    do throws(BundleFault) {
      verdict = try BundleVerdict(object)
    } catch {
      throw ExperimentError("\(location): \(error)")
    }
    let (engine, list) = players(of: verdict)
    guard engine != nil else {
      let known = RefreshEngine.names + policies.map(\.name) + programs.map(\.declaration.name)
      throw ExperimentError(
        "\(location): \(Suggestion.complaint(kind: "engine", name: verdict.engine, names: known)); if it is a program, give --engine exec:COMMAND"
      )
    }
    guard list != nil else {
      throw ExperimentError(
        "\(location): \(Suggestion.complaint(kind: "model", name: verdict.model, names: ScrollModel.all.map { "\($0.name)" }))"
      )
    }
    return verdict
  }

  /// The trace in these lines; an error names the line of the text.
  private static func trace(of lines: [BundleText.Line], path: String) throws -> Trace {
    let bytes = lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] }
    do {
      return try TraceReader.trace(of: bytes, path: path)
    } catch {
      let number = error.line.flatMap { $0 >= 1 && $0 <= lines.count ? lines[$0 - 1].number : nil }
      throw TraceError(path: path, line: number, problem: error.problem)
    }
  }
}
