import CommandArguments
import ExternalEngines
import FileAccess
import TextFormats

/// A project file: options under their own names, as JSON.
///
///     {"engine": ["mj", "ionic"], "viewport": 800, "json": true}
///
/// Which options it may set, each option says itself (`ofProject`).
package struct ProjectFile: Sendable {
  /// The file that every call in its folder reads.
  package static let usualName = "overscroll.json"

  /// The most bytes of such a file.
  private static let largest = 1 << 20

  /// Its path, as messages show it.
  package let path: String
  /// True if the command line names it.
  let isNamed: Bool
  /// Options and their values, in the order of the file.
  let members: [JSONObject.Member]

  /// The project file of a call: the one it names, else the one in the current folder.
  ///
  /// It is nil for a command without such options, with `--no-config`, and in a folder without a project file.
  ///
  /// - Parameter call: The command line.
  /// - Throws: A file that cannot be read, or is not a JSON object.
  init?(of call: ParsedCall) throws {
    guard call.mayHaveProject, !call.ignoresProject else { return nil }
    isNamed = call.projectFile != nil
    path = call.projectFile ?? Self.usualName
    guard isNamed || FileIO.isFile(path) else { return nil }
    guard path != "-" else {
      throw call.mistake("--config: '-' is standard input, which is for traces; name a file")
    }
    do {
      let json = try JSONReader.value(of: try FileIO.contents(of: path, limit: Self.largest))
      guard let object = json.object else {
        throw Self.fault(path, "this is \(json.kindName), not an object")
      }
      members = object.members
    } catch let error as JSONError {
      throw Self.fault(path, "\(error)")
    }
  }

  private static func fault(_ path: String, _ problem: String) -> UserError {
    UserError("\(path): \(problem); a project file looks like {\"engine\": [\"mj\"], \"viewport\": 800}")
  }

  /// The error for one of its keys.
  func mistake(_ key: String, _ problem: String) -> UserError {
    UserError("\(path): \(QuotedWord.text(key)): \(problem)")
  }

  /// The words for an option, as a command line would have them.
  ///
  /// - Parameters:
  ///   - value: The value in the file.
  ///   - option: The option of that name.
  /// - Returns: At least one word, which the option accepts.
  /// - Throws: A value of another type, or one that the option does not accept.
  func words(_ value: JSONValue, for option: AnyOption) throws(ValueFault) -> [String] {
    guard case .value(let valueName, _, _) = option.argument else {
      guard let isOn = value.bool else { throw ValueFault("must be true or false, not \(value.kindName)") }
      return ["\(isOn)"]
    }
    let values = value.array ?? [value]
    guard !values.isEmpty else { throw ValueFault("the list is empty; leave the key out") }
    guard option.isRepeatable || values.count == 1 else {
      throw ValueFault("this command takes one value; give --\(option.name) \(valueName) on the command line")
    }
    var words: [String] = []
    for value in values {
      let word: String
      switch value {
      case .string(let text): word = text
      case .number(let number): word = number.text
      default: throw ValueFault("must be a text or a number, not \(value.kindName)")
      }
      if let complaint = option.complaint(word) { throw ValueFault(complaint) }
      guard isNamed || !Self.startsProgram(word) else {
        throw ValueFault(
          "a program (\(ExternalEngine.prefix)) starts only if the command line names it; give it with --\(option.name), or name this file with --config"
        )
      }
      words.append(word)
    }
    return words
  }

  /// True for an engine that is a program: a folder that somebody else made must not start one.
  private static func startsProgram(_ word: String) -> Bool {
    word.split(separator: ",").contains { $0.hasPrefix(ExternalEngine.prefix) }
  }
}
