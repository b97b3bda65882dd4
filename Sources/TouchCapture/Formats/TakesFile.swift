import GestureTraces

/// A file of takes of the page of `lab`, as a recording to import.
enum TakesFile {
  /// The traces and their names.
  ///
  /// - Parameters:
  ///   - bytes: All of the file.
  ///   - path: How messages call it.
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
