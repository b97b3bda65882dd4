import FileAccess
import GestureTraces

extension FileReaders {
  /// The people who may read a file that shows traces.
  ///
  /// - Parameter sources: The source of each trace in it.
  /// - Returns: Everyone whom the process's mask lets where all of them were generated, else the owner alone.
  package static func ofFile(showing sources: some Sequence<TraceSource>) -> FileReaders {
    sources.allSatisfy { $0.isImpersonal } ? .everyone : .owner
  }
}
