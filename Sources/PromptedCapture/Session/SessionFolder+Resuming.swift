import TraceStorage
import FileAccess
import GestureTraces

/// Repairs a session folder after a crash or outside changes.
extension SessionFolder {
  /// Throws an error for a folder that has takes but no manifest, because it is unknown which prompts the takes belong to.
  static func refuseTakes(_ path: String, _ shown: String) throws {
    guard
      let take = try FileIO.files(under: path).map({ String($0.dropFirst(path.count)) }).first(where: isTake)
    else { return }
    throw ProtocolError(
      shown,
      "holds takes (\(take)) and no \(manifestName); put that file back, or choose another folder with -o")
  }

  /// True if a name is that of a take: `03-pull-down-slow.trace`, the same with `.part`, or any name with `.part` under `rejected`.
  private static func isTake(_ name: String) -> Bool {
    if name.hasPrefix("\(rejected)/") { return name.hasSuffix(".part") }
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    return digits.count >= SessionManifest.leastDigits && name.dropFirst(digits.count).hasPrefix("-")
      && (name.hasSuffix(".trace") || name.hasSuffix(".trace.part"))
  }

  /// Removes manifests that a killed program had half written.
  ///
  /// Nothing is lost: the complete manifest exists, or no take had been made.
  func removeHalfManifests() throws {
    for file in try FileIO.files(under: path) {
      if FileIO.isPart(file.dropFirst(path.count), of: Self.manifestName) { try FileIO.remove(file) }
    }
  }

  /// Reopens every prompt whose take file no longer matches the manifest.
  ///
  /// - Returns: One line per reopened prompt.
  mutating func reopenLosses() throws -> [String] {
    var lines: [String] = []
    for index in manifest.takes.indices {
      guard let file = manifest.takes[index].file, let fault = fault(of: index) else { continue }
      lines.append("\(file) \(fault); it will be prompted again")
      try reopen(index, "the file \(fault)")
    }
    return lines
  }

  /// Reopens the prompts that were given up because nobody could decide.
  mutating func reopenGivenUp() throws {
    for index in manifest.takes.indices where manifest.takes[index].decision == .givenUp {
      try reopen(index, "")
    }
  }

  /// The problem with the file of an accepted take, as a phrase; nil if there is none.
  private func fault(of index: Int) -> String? {
    let take = manifest.takes[index]
    guard let file = take.file else { return nil }
    guard FileIO.exists(path + file) else { return "is missing" }
    guard FileIO.isFile(path + file), let trace = try? TraceReader.trace(at: path + file) else {
      return "cannot be read"
    }
    if trace.isTruncated { return "is cut off" }
    if trace.header.intent != take.prompt.intent {
      return
        "is a \(trace.header.intent?.rawValue ?? "take without intent"), not a \(take.prompt.intent.rawValue)"
    }
    if trace.header.subject != manifest.subject { return "belongs to another subject" }
    if trace.header.device.kind != manifest.device.kind { return "is from another kind of device" }
    return nil
  }
}
