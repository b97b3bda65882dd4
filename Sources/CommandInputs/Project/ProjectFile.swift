import CommandArguments
import ExternalEngines
import FileAccess
import TextFormats

/// A project file: values of options as JSON, under the options' names.
///
///     {"engine": ["mj", "ionic"], "viewport": 800, "json": true}
///
/// Only options marked with `ofProject` may be in it.
package struct ProjectFile: Sendable {
  /// The name of the project file that commands read by default, in the current folder.
  package static let usualName = "overscroll.json"

  /// The largest accepted project file, in bytes.
  private static let largest = 1 << 20

  /// The path of the file, as messages show it.
  package let path: String
  /// True if the command line names the file; false if it was found in the current folder.
  let isNamed: Bool
  /// The names of options and their values, in the order of the file.
  let members: [JSONObject.Member]

  /// Reads the project file of a call: the file that the call names, otherwise the one in the current folder.
  ///
  /// It is nil for a command whose options may not be in such a file, with `--no-config`, and in a folder without a project file.
  ///
  /// - Parameter call: The command line.
  /// - Throws: An error for a file that cannot be read, or is not a JSON object.
  init?(of call: ParsedCall) throws {
    guard call.mayHaveProject, !call.ignoresProject else { return nil }
    isNamed = call.projectFile != nil
    path = call.projectFile ?? Self.usualName
    guard try isNamed || FileIO.hasFile(path) else { return nil }
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

  /// The error message about the value of one key of the file.
  func mistake(_ key: String, _ problem: String) -> UserError {
    UserError("\(path): \(QuotedWord.text(key)): \(problem)")
  }

  /// Converts a value in the file to the words that a command line would have.
  ///
  /// - Parameters:
  ///   - value: The value in the file.
  ///   - option: The option of that name.
  /// - Returns: At least one word, which the option accepts.
  /// - Throws: An error for a value of another type, or one that the option does not accept.
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

  /// True if the word would start a program as an engine. A project file must not do that, because somebody else may have made the folder.
  private static func startsProgram(_ word: String) -> Bool {
    word.split(separator: ",").contains { $0.hasPrefix(ExternalEngine.prefix) }
  }
}
