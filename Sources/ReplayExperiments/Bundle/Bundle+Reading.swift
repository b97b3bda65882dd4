import ExternalEngines
import PullToRefresh
import ScrollPhysics
import TextFormats

extension Bundle {
  /// Reads the first bundle in a text, given as bytes.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - path: The text's name in messages.
  ///   - programs: The external engines that the bundle may refer to.
  /// - Throws: An error that says where the text is wrong, what is wrong, and what to do.
  package init(_ bytes: [UInt8], path: String, programs: [ExternalEngine] = []) throws {
    try self.init(BundleText(bytes, path: path), path: path, programs: programs)
  }

  /// Reads a bundle. Its content is not trusted: every name, number and option is checked.
  ///
  /// - Parameters:
  ///   - text: The lines of a text, with anything around the bundle.
  ///   - path: The text's name in messages.
  ///   - programs: The external engines that the bundle may refer to; a text cannot start one itself.
  /// - Throws: An error that says where the text is wrong, what is wrong, and what to do.
  package init(_ text: BundleText, path: String, programs: [ExternalEngine] = []) throws {
    let contents = try Self.contents(of: text, path: path)
    self.init(tool: contents.tool, trace: contents.trace)
    (words, policies, models) = (contents.words, contents.policies, contents.models)
    self.programs = programs
    for (location, verdict) in contents.verdicts {
      try check(verdict, location)
      verdicts.append(verdict)
    }
  }

  /// The contents of a bundle in a text; an error in the bundle's trace, policies or models reads like one in a file of that kind.
  private static func contents(of text: BundleText, path: String) throws -> BundleContents {
    do throws(BundleReadingError) {
      return try BundleContents(text, path: path)
    } catch {
      switch error {
      case .text(let error): throw error
      case .trace(let error): throw error
      case .policy(let error): throw error
      }
    }
  }

  private func check(_ verdict: BundleVerdict, _ location: String) throws(ExperimentError) {
    let (engine, list) = players(of: verdict)
    guard engine != nil else {
      let known = RefreshEngine.names + policies.map(\.name) + programs.map(\.declaration.name)
      throw ExperimentError(
        "\(location): \(Suggestion.complaint(kind: "engine", name: verdict.engine, names: known)); if it is a program, give --engine exec:COMMAND"
      )
    }
    guard list != nil else {
      throw ExperimentError(
        "\(location): \(Suggestion.complaint(kind: "model", name: verdict.model, names: models.knownNames))"
      )
    }
  }
}
