import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces

/// A set of generated traces in a folder: takes of several intents on several devices, all from one random seed.
package struct SyntheticSet {
  /// The simulated devices that `--device` can choose.
  static let surfaces = [SyntheticSurface.touchscreen, .touchpad]

  /// One trace of the set: its intent, device and number.
  package struct Member: Sendable {
    /// The intent of the take's gesture.
    package let intent: Intent
    /// The simulated device on which the take is made.
    let surface: SyntheticSurface
    /// The number of the take among those of the same intent and device, from 1.
    let number: Int

    /// The trace's path within the set's folder.
    var path: String { "\(intent.rawValue)/\(surface.kind)-\(number < 10 ? "0" : "")\(number).trace" }
  }

  /// The folder of the traces.
  package let folder: String
  /// The random seed from which all takes are generated.
  let seed: UInt64
  /// The takes of the set, in the order in which they are made.
  package let members: [Member]

  /// Lists the takes of a set; ``write(force:acceptsSame:_:)`` makes them.
  ///
  /// - Parameters:
  ///   - folder: The folder; created if it does not exist.
  ///   - seed: The seed that determines all traces.
  ///   - surfaces: The devices; empty means all.
  ///   - intents: The intents; empty means all that a device can record.
  ///   - count: The number of takes per intent and device.
  init(
    folder: String, seed: UInt64, surfaces: [SyntheticSurface] = [], intents: [Intent] = [],
    count: (Intent) -> Int
  ) {
    self.folder = folder
    self.seed = seed
    var members: [Member] = []
    for surface in Self.surfaces where surfaces.isEmpty || surfaces.contains(surface) {
      for intent in SyntheticTake.intents(on: surface) where intents.isEmpty || intents.contains(intent) {
        for number in 1...max(1, count(intent)) {
          members.append(Member(intent: intent, surface: surface, number: number))
        }
      }
    }
    self.members = members
  }

  /// The seed of the traces in the repository, which `demo` uses too.
  static let ownSeed: UInt64 = 20_261_121
  /// The number of takes per intent and device in the repository: one for each simulated hand.
  static let ownCount = SyntheticTrace.hands

  /// The set of the repository's folder `traces`, which `demo` makes too.
  ///
  /// - Parameter folder: The folder of the traces.
  /// - Returns: The set.
  package static func own(folder: String) -> SyntheticSet {
    SyntheticSet(folder: folder, seed: ownSeed) { _ in ownCount }
  }

  /// The paths of the traces, in the order of the takes.
  package var paths: [String] { members.map { "\(folder)/\($0.path)" } }

  /// Generates every take, plays it through libinput, and writes its trace. If one of the files exists already, nothing is written.
  ///
  /// - Parameters:
  ///   - force: Whether existing files are replaced.
  ///   - acceptsSame: Whether existing files with identical traces are accepted.
  ///   - console: Shows the progress.
  /// - Returns: The paths, in order.
  /// - Throws: An error if a take could not be recorded or written.
  package func write(force: Bool, acceptsSame: Bool = false, _ console: Console) throws -> [String] {
    if !force, !acceptsSame, let taken = paths.first(where: FileIO.exists) { throw Self.isTaken(taken) }
    let (members, seed) = (members, seed)
    let traces = try WatchedWork.map(members.count, "takes were made, and none is written", console) {
      index in
      let member = members[index]
      return Result {
        try TraceWriter.bytes(
          of: SyntheticTrace.make(member.intent, on: member.surface, number: member.number, seed: seed))
      }
    }.map { try $0.get() }
    if !force,
      let taken = try zip(paths, traces).first(where: {
        try FileIO.exists($0) && FileIO.contents(of: $0) != $1
      })
    {
      throw Self.isTaken(taken.0)
    }
    for (path, bytes) in zip(paths, traces) where force || !FileIO.exists(path) {
      try FileIO.makeFolder(
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
      try FileIO.write(bytes, to: path, overwrite: force, readers: .everyone)
    }
    return paths
  }

  /// The error for a file that would be overwritten.
  package static func isTaken(_ path: String) -> UserError {
    UserError("\(path): exists already; choose another folder with -o, or give --force to replace it")
  }
}
