import FileAccess
import GestureTraces
import TraceStorage

/// The folder of a session: one trace per accepted take, the others under `rejected`, and the manifest.
///
/// During recording the file is `NUMBER-PROMPT.trace.part`, which no command reads as a trace. An accepted take becomes
/// `NUMBER-PROMPT.trace`, any other `rejected/NUMBER-PROMPT.TRY.part`. Only the manifest is ever overwritten (written next to
/// it, then renamed). Leftovers of a crash, and takes damaged later, are set aside like rejected takes.
struct SessionFolder {
  /// The path of the folder, with a final slash.
  let path: String
  /// The manifest: the folder's takes, and the prompts that are still open.
  var manifest: SessionManifest
  /// The problems, one line each, of takes that were accepted in an earlier session and are damaged now; their prompts are open again.
  private(set) var losses: [String] = []
  /// A lock against a second session in the same folder, which would set aside the take that is being recorded.
  private let lock: FolderLock
  /// The manifest's file as this session wrote it last, so that what another program wrote there is noticed, also on a file system
  /// without locks.
  private var written: FileVersion?

  /// The name of the subfolder for takes that were not accepted.
  static let rejected = "rejected"
  /// The file name of the manifest.
  static let manifestName = "manifest.json"

  /// Begins a session in a folder, or continues the one in it.
  ///
  /// - Parameters:
  ///   - path: A folder, which is created if it does not exist.
  ///   - fresh: The manifest of a new session.
  ///   - hasSeed: Whether the caller chose the seed; if not, the seed of the existing manifest is used.
  /// - Throws: `FileError`, or ``ProtocolError`` if the folder holds another session.
  init(_ path: String, _ fresh: SessionManifest, hasSeed: Bool) throws {
    self.path = path.hasSuffix("/") ? path : path + "/"
    try FileIO.makeFolder(path, isPrivate: true)
    guard let lock = try FolderLock(path) else {
      throw ProtocolError(path, "another session is running here; end it, or choose another folder with -o")
    }
    self.lock = lock
    let file = self.path + Self.manifestName
    written = try FileVersion(at: file)
    if written != nil {
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

  /// Throws an error if the session in the folder is not the requested one.
  private static func check(
    _ known: SessionManifest, _ fresh: SessionManifest, hasSeed: Bool, path: String
  ) throws(ProtocolError) {
    let other: String? =
      if known.session.content != fresh.session.content {
        "holds takes of another protocol ('\(known.session.name)'); continue with that one"
      } else if known.subject != fresh.subject {
        "holds takes of \(known.subject.map { "subject '\($0)'; continue with --subject \($0)" } ?? "a session without a subject; remove --subject")"
      } else if hasSeed, known.seed != fresh.seed {
        "holds takes in the order of --seed \(known.seed); remove --seed"
      } else if known.device.name != fresh.device.name || known.device.kind != fresh.device.kind {
        "holds takes made on '\(known.device.name ?? "a device without a name")'; use that device"
      } else {
        nil
      }
    if let other { throw ProtocolError(path, "\(other), or choose another folder with -o") }
  }

  // MARK: Takes

  /// Creates the file of a take, for the prompt with this index, with its header.
  func begin(_ index: Int, _ header: TraceHeader) throws -> GrowingTrace {
    try GrowingTrace("\(path)\(manifest.stem(index)).trace.part", header: header)
  }

  /// Accepts a take for the prompt with this index: completes its file and gives the file its final name.
  mutating func keep(_ trace: GrowingTrace, _ end: TraceEnd, of index: Int) throws {
    let name = "\(manifest.stem(index)).trace"
    try trace.move(to: path + name)
    manifest.takes[index].file = name
    manifest.takes[index].grade = end.grade
    manifest.takes[index].reasons = end.reasons ?? []
    manifest.takes[index].started = trace.header.started
  }

  /// Sets a take aside under `rejected`, and records the reasons in the manifest.
  mutating func putAside(_ trace: GrowingTrace, _ end: TraceEnd, _ reasons: [String], of index: Int) throws {
    let name = try freeName(index)
    try trace.move(to: path + name)
    manifest.takes[index].rejected.append(
      TakeRecord.Rejected(
        file: name, grade: end.grade ?? "F", reasons: reasons, started: trace.header.started))
  }

  /// Accepts the newest take of a prompt that was set aside.
  mutating func takeBack(_ index: Int) throws {
    guard let last = manifest.takes[index].rejected.popLast() else { return }
    let name = "\(manifest.stem(index)).trace"
    try FileIO.move(path + last.file, to: path + name)
    manifest.takes[index].file = name
    manifest.takes[index].grade = last.grade
    manifest.takes[index].reasons = last.reasons
    manifest.takes[index].started = last.started
  }

  /// Reopens a prompt; if it has an accepted take, that is set aside with this reason.
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

  /// Copies the state of every prompt to the manifest, and writes it.
  mutating func note(_ machine: PromptMachine) throws {
    for index in manifest.takes.indices {
      manifest.takes[index].decision = machine.decisions[index]
      manifest.takes[index].tries = machine.tries[index]
    }
    try write()
  }

  /// Records the reasons why a prompt has no take.
  mutating func explain(_ reasons: [String], of index: Int) {
    manifest.takes[index].reasons = reasons
  }

  private mutating func write() throws {
    let file = path + Self.manifestName
    guard try FileVersion(at: file) == written else {
      throw ProtocolError(
        file,
        "another program changed it during this session, so nothing was changed; end other sessions in this folder, then rerun the command"
      )
    }
    try FileIO.write(manifest.bytes, to: file, overwrite: true)
    written = try FileVersion(at: file)
  }

  // MARK: Names

  /// Sets aside takes that the manifest does not list, because a crash interrupted them or their entry.
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

  /// A file name under `rejected` for the prompt with this index that is not used yet.
  private func freeName(_ index: Int) throws -> String {
    try FileIO.makeFolder(path + Self.rejected, isPrivate: true)
    var number = 1
    func name() -> String { "\(Self.rejected)/\(manifest.stem(index)).\(number).part" }
    while FileIO.exists(path + name()) { number += 1 }
    return name()
  }
}
