import FileAccess
import ScrollPhysics
import TextFormats

/// A model that is not simply a built-in one, as a command line names it: a file, or a built-in model or a file with options.
///
///     mine.json    uikit:coefficient=0.4,rate=0.99    mine.json:stiffness=180
package struct ModelWord: Hashable, Sendable {
  /// The word as given.
  package let text: String
  /// The name of a built-in model, or a path.
  private let base: String
  /// The options after the colon; nil without a colon.
  private let options: String?

  /// The ending of a file's name.
  private static let ending = ".json"

  /// Reads a word; nil if it is neither a file's path nor a model with options. No file is read.
  package init?(_ text: String) {
    self.text = text
    if text.hasSuffix(Self.ending) {
      (base, options) = (text, nil)
    } else if let end = Self.endOfPath(text) {
      (base, options) = (String(text[..<end]), String(text[text.index(after: end)...]))
    } else if let colon = text.firstIndex(of: ":"), ScrollModel(named: String(text[..<colon])) != nil {
      (base, options) = (String(text[..<colon]), String(text[text.index(after: colon)...]))
    } else {
      return nil
    }
  }

  /// The first colon that follows the name of a file.
  private static func endOfPath(_ text: String) -> String.Index? {
    text.indices.first { text[$0] == ":" && text[..<$0].hasSuffix(ending) }
  }

  /// True if the word names a file.
  package var isFile: Bool { base.hasSuffix(Self.ending) }

  /// The model; its file is read, if it is one.
  ///
  /// - Throws: `FileError` if the file cannot be read, ``PolicyFileError`` if it is not a model, and
  ///   ``ScrollModelFile/OptionFault`` for wrong options.
  package func model() throws -> ScrollModelFile {
    let pairs = try options.map(Self.pairs)
    guard isFile else { return try Self.builtIn(base, pairs ?? []) }
    let file = try Self.file(base)
    return try pairs.map { try file.setting($0, name: file.name) } ?? file
  }

  private static func builtIn(
    _ name: String, _ pairs: [(name: String, value: JSONValue)]
  ) throws(ScrollModelFile.OptionFault) -> ScrollModelFile {
    guard let model = ScrollModel(named: name) else {
      throw ScrollModelFile.OptionFault(
        description: Suggestion.complaint(
          kind: "model", name: name, names: ScrollModel.all.map { "\($0.name)" }, list: "overscroll models"))
    }
    let file: ScrollModelFile
    do throws(ScrollModelFile.Reason) {
      file = try ScrollModelFile(of: model)
    } catch {
      throw ScrollModelFile.OptionFault(
        description: "\(name) does not have options, because it \(error.text)")
    }
    return try file.setting(pairs, name: name)
  }

  private static func file(_ path: String) throws -> ScrollModelFile {
    let bytes = try FileIO.contents(of: path)
    let json = try PolicyFileError.json(of: bytes, path: path)
    guard let file = try OptionsFile(json, path: path, of: .model) else {
      return try ScrollModelFile(json, path: path)
    }
    do throws(ScrollModelFile.OptionFault) {
      return try builtIn(file.name, file.options)
    } catch {
      throw PolicyFileError(path, fault: error.description)
    }
  }

  /// The options of a word: `coefficient=0.4,rate=0.99`.
  private static func pairs(
    _ text: String
  ) throws(ScrollModelFile.OptionFault) -> [(name: String, value: JSONValue)] {
    if text.isEmpty { return [] }
    do throws(ValueFault) {
      return try OptionPairs.pairs(text, like: "coefficient=0.4").map {
        ($0.name, ModelOption.value($0.value))
      }
    } catch {
      throw ScrollModelFile.OptionFault(description: error.words)
    }
  }
}
