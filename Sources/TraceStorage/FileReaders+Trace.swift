import FileAccess
import GestureTraces

extension FileReaders {
  /// The users who may read a file that shows data of traces.
  ///
  /// - Parameter sources: The source of each trace in it.
  /// - Returns: Everyone allowed by the process's umask if all traces were generated, else only the owner.
  package static func ofFile(showing sources: some Sequence<TraceSource>) -> FileReaders {
    sources.allSatisfy { $0.isImpersonal } ? .everyone : .owner
  }
}
