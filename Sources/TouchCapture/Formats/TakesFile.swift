import GestureTraces
import TextFormats

/// The takes that the page of `lab` hands out as one file: a line that says what it is, then for each take a line with its name and its
/// trace as it is.
///
///     {"format":"overscroll-takes","version":1,"takes":2,"protocol":"quick",…}
///     {"take":"01-pull-down-slow"}
///     {"format":"overscroll-trace",…
///
/// Nothing of a trace is changed: its origin, intent and grade are the page's.
struct TakesFile {
  /// The value of the key `format`.
  static let format = RecordingImport.Format.takes.rawValue
  /// The version that is read.
  private static let version = 1
  /// The most characters of a take's name.
  private static let longestName = 100

  private let path: String
  private let lines: [ArraySlice<UInt8>]

  /// True if a text begins as such a file.
  static func recognises(_ head: [UInt8]) -> Bool {
    head.starts(with: Array("{\"format\":\"\(format)\"".utf8))
  }

  /// The file with these bytes.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - path: How messages call it.
  init(_ bytes: [UInt8], path: String) {
    self.path = path
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The file ends with a line feed.
    lines = all.last?.isEmpty == true && all.count > 1 ? Array(all.dropLast()) : all
  }

  /// The traces and their names.
  ///
  /// - Throws: `CaptureError` with the line.
  func imported() throws(CaptureError) -> ImportedFile {
    let stated = try statedCount()
    var (file, seen, first) = (ImportedFile(traces: []), Set<String>(), 1)
    while first < lines.count {
      guard let name = name(in: lines[first]) else {
        throw fault(first, "no line of a take's name, {\"take\":\"01-pull\"}; download the takes again")
      }
      guard seen.insert(name).inserted else {
        throw fault(first, "a second take '\(name)'; rename one of them")
      }
      var end = first + 1
      while end < lines.count, self.name(in: lines[end]) == nil { end += 1 }
      file.traces.append(try trace(first + 1..<end, named: name))
      file.names.append(name)
      first = end
    }
    guard file.traces.count == stated else {
      throw fault(
        lines.count - 1,
        "the first line says \(stated) takes, here are \(file.traces.count); download them again")
    }
    return file
  }

  private func trace(_ range: Range<Int>, named name: String) throws(CaptureError) -> Trace {
    var bytes: [UInt8] = []
    for line in lines[range] { bytes += line + [UInt8(ascii: "\n")] }
    do throws(TraceError) {
      return try TraceReader.trace(of: bytes, path: name)
    } catch {
      throw fault(range.lowerBound + (error.line ?? 1) - 1, error.problem.description)
    }
  }

  private func statedCount() throws(CaptureError) -> Int {
    guard let head = object(lines[0]), head["format"]?.string == Self.format else {
      throw fault(0, "no first line of takes; download them again")
    }
    guard head["version"]?.integer == Self.version else {
      throw fault(0, "takes of another version than \(Self.version); use a program as new as the page")
    }
    guard let count = head["takes"]?.integer, count > 0 else {
      throw fault(0, "no number of takes above 0; download them again")
    }
    return count
  }

  /// The start of a line that names a take.
  private static let takeStart = Array(#"{"take":"#.utf8)

  /// The name that a line gives a take: letters, digits, `-`, `_` and `.`, as a file's name; nil for any other line.
  private func name(in line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: Self.takeStart), let name = object(line)?["take"]?.string,
      !name.isEmpty, name.utf8.count <= Self.longestName, name.utf8.first != UInt8(ascii: "."),
      name.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private func object(_ line: ArraySlice<UInt8>) -> JSONObject? {
    (try? JSONReader.value(of: Array(line)))?.object
  }

  private func fault(_ line: Int, _ message: String) -> CaptureError {
    .format(file: path, line: line + 1, message: message)
  }
}
