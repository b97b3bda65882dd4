import PolicyFiles
import PullToRefresh
import TextFormats
import TraceReplay

extension ConfiguredEngine {
  /// Reads the engine that an options file describes; nil for another kind of file.
  ///
  ///     {"schema":"overscroll-options/1","engine":"mrefresh","options":{"threshold":90}}
  ///
  /// - Parameters:
  ///   - json: The whole file.
  ///   - path: The file's path, for messages.
  /// - Throws: An error that says what is wrong, and where.
  package init?(_ json: JSONValue, path: String) throws(ExperimentError) {
    let file: OptionsFile?
    do throws(PolicyFileError) {
      file = try OptionsFile(json, path: path, of: .engine)
    } catch {
      throw ExperimentError("\(error)")
    }
    guard let file else { return nil }
    guard let system = RefreshSystem(named: file.name) else {
      throw ExperimentError(
        "\(path): \(Suggestion.complaint(kind: "engine", name: file.name, names: RefreshEngine.names, list: "overscroll engines"))"
      )
    }
    do throws(Fault) {
      try self.init(system, file.options.map { ($0.name, .json($0.value)) })
    } catch {
      throw ExperimentError("\(path): \(error)")
    }
  }
}
