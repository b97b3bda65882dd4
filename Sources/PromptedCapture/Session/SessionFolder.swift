import FileAccess
import GestureTraces
import TraceStorage

/// The folder of a session: a trace for each take that counts, the others under `rejected`, and the manifest.
///
/// A take grows as `NUMBER-PROMPT.trace.part`, which no command takes for a trace. It becomes `NUMBER-PROMPT.trace` when it
/// counts, else `rejected/NUMBER-PROMPT.TRY.part`. Nothing is ever overwritten but the manifest, which is written beside
/// and renamed; what a crash left behind is put aside like a rejected take, and so is a take that was damaged since.
struct SessionFolder {
  /// The path, with a slash at its end.
  let path: String
  /// The manifest of its takes.
  var manifest: SessionManifest
  /// The faults of takes that counted, a line each; they are open again.
  private(set) var losses: [String] = []
  /// Keeps a second session out: it would put aside the take that grows here.
  private let lock: FolderLock

  /// The folder's name for takes that do not count.
  static let rejected = "rejected"
  /// The manifest's name.
  static let manifestName = "manifest.json"

  /// Begins a session in a folder, or goes on with the one that is in it.
  ///
  /// - Parameters:
  ///   - path: A folder, or where one can be made.
  ///   - fresh: The session as it would begin.
  ///   - hasSeed: Whether the seed was asked for; else the folder's own counts.
  /// - Throws: `FileError`, or ``ProtocolError`` where another session is in it.
  init(_ path: String, _ fresh: SessionManifest, hasSeed: Bool) throws {
    self.path = path.hasSuffix("/") ? path : path + "/"
    try FileIO.makeFolder(path, isPrivate: true)
    guard let lock = try FolderLock(path) else {
      throw ProtocolError(path, "another session is going on here; end it, or choose another folder with -o")
    }
    self.lock = lock
    let file = self.path + Self.manifestName
    if FileIO.exists(file) {
      manifest = try SessionManifest(path: file)
      try Self.check(manifest, fresh, hasSeed: hasSeed, path: path)
    } else {
      try Self.refuseTakes(self.path, path)
      manifest = fresh
    }
    try removeHalfManifests()
    try putAsideLeftovers()
    losses = try reopenLosses()
    try reopenGivenUp()
    try write()
  }

  /// Refuses a folder whose session is not the one that is asked for.
  private static func check(
    _ known: SessionManifest, _ fresh: SessionManifest, hasSeed: Bool, path: String
  ) throws(ProtocolError) {
    let other: String? =
      if known.session.content != fresh.session.content {
        "holds takes of another protocol ('\(known.session.name)'); go on with that one"
      } else if known.subject != fresh.subject {
        "holds takes of \(known.subject.map { "subject '\($0)'; go on with --subject \($0)" } ?? "nobody in particular; leave --subject out")"
      } else if hasSeed, known.seed != fresh.seed {
        "holds takes in the order of seed \(known.seed); leave --seed out"
      } else if known.device.name != fresh.device.name || known.device.kind != fresh.device.kind {
        "holds takes made on '\(known.device.name ?? "a device without a name")'; use that device"
      } else {
        nil
      }
    if let other { throw ProtocolError(path, "\(other), or choose another folder with -o") }
  }

  // MARK: Takes

  /// Starts the file of a take.
  func begin(_ index: Int, _ header: TraceHeader) throws -> GrowingTrace {
    try GrowingTrace("\(path)\(manifest.stem(index)).trace.part", header: header)
  }

  /// The take counts.
  mutating func keep(_ trace: GrowingTrace, _ end: TraceEnd, of index: Int) throws {
    let name = "\(manifest.stem(index)).trace"
    try trace.move(to: path + name)
    manifest.takes[index].file = name
    manifest.takes[index].grade = end.grade
    manifest.takes[index].reasons = end.reasons ?? []
    manifest.takes[index].started = trace.header.started
  }

  /// The take does not count.
  mutating func putAside(_ trace: GrowingTrace, _ end: TraceEnd, _ reasons: [String], of index: Int) throws {
    let name = try freeName(index)
    try trace.move(to: path + name)
    manifest.takes[index].rejected.append(
      TakeRecord.Rejected(
        file: name, grade: end.grade ?? "F", reasons: reasons, started: trace.header.started))
  }

  /// The newest take that was put aside counts.
  mutating func takeBack(_ index: Int) throws {
    guard let last = manifest.takes[index].rejected.popLast() else { return }
    let name = "\(manifest.stem(index)).trace"
    try FileIO.move(path + last.file, to: path + name)
    manifest.takes[index].file = name
    manifest.takes[index].grade = last.grade
    manifest.takes[index].reasons = last.reasons
    manifest.takes[index].started = last.started
  }

  /// The prompt is open again; its take, if it has one, is put aside.
  mutating func reopen(_ index: Int, _ reason: String) throws {
    let take = manifest.takes[index]
    (manifest.takes[index].decision, manifest.takes[index].grade, manifest.takes[index].started) = (
      nil, nil, nil
    )
    manifest.takes[index].reasons = []
    guard let file = take.file else { return }
    guard FileIO.exists(path + file) else {
      (manifest.takes[index].file, manifest.takes[index].reasons) = (nil, [reason])
      return
    }
    let name = try freeName(index)
    try FileIO.move(path + file, to: path + name)
    manifest.takes[index].file = nil
    manifest.takes[index].rejected.append(
      TakeRecord.Rejected(
        file: name, grade: take.grade ?? "F", reasons: take.reasons + [reason], started: take.started))
  }

  /// Notes what became of every prompt, and writes the manifest.
  mutating func note(_ machine: PromptMachine) throws {
    for index in manifest.takes.indices {
      manifest.takes[index].decision = machine.decisions[index]
      manifest.takes[index].tries = machine.tries[index]
    }
    try write()
  }

  /// Says why a prompt has no take.
  mutating func explain(_ reasons: [String], of index: Int) {
    manifest.takes[index].reasons = reasons
  }

  private func write() throws {
    try FileIO.write(manifest.bytes, to: path + Self.manifestName, overwrite: true)
  }

  // MARK: Names

  /// Puts aside what the manifest does not list: takes that a crash cut off, or that it finished before it was noted.
  private mutating func putAsideLeftovers() throws {
    for index in manifest.takes.indices {
      let stem = manifest.stem(index)
      for file in ["\(stem).trace.part", "\(stem).trace"] {
        guard manifest.takes[index].file != file, FileIO.exists(path + file) else { continue }
        let name = try freeName(index)
        try FileIO.move(path + file, to: path + name)
        manifest.takes[index].rejected.append(
          TakeRecord.Rejected(
            file: name, grade: "F", reasons: ["the session was cut off here"], started: nil))
      }
    }
  }

  /// A name under `rejected` that is not taken.
  private func freeName(_ index: Int) throws -> String {
    try FileIO.makeFolder(path + Self.rejected, isPrivate: true)
    var number = 1
    func name() -> String { "\(Self.rejected)/\(manifest.stem(index)).\(number).part" }
    while FileIO.exists(path + name()) { number += 1 }
    return name()
  }
}
