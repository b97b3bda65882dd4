import ExternalEngines
import PullToRefresh
import ScrollPhysics
import TextFormats

extension Bundle {
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
    let contents = try Self.contents(of: text, path: path)
    self.init(tool: contents.tool, trace: contents.trace)
    (words, policies, self.programs) = (contents.words, contents.policies, programs)
    for (location, verdict) in contents.verdicts {
      try check(verdict, location)
      verdicts.append(verdict)
    }
  }

  /// What the text says; what is wrong with a part of it is thrown as of a file of that kind.
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
        "\(location): \(Suggestion.complaint(kind: "model", name: verdict.model, names: ScrollModel.all.map { "\($0.name)" }))"
      )
    }
  }
}
