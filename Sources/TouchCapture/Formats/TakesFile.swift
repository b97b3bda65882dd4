import GestureTraces

/// Imports a file of takes that the lab's page saved.
enum TakesFile {
  /// Reads the takes in a file as traces.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file's name in messages.
  /// - Returns: A trace and a name for each take.
  /// - Throws: `CaptureError` with the line.
  static func imported(_ bytes: [UInt8], path: String) throws(CaptureError) -> ImportedFile {
    var file = ImportedFile()
    do throws(TakesReader.Fault) {
      var takes = try TakesReader(bytes)
      while let (name, trace) = try takes.next() {
        file.imported.append(ImportedTrace(trace))
        file.names.append(name)
      }
    } catch {
      throw .format(file: path, line: error.line, message: error.message)
    }
    return file
  }
}
