import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces

/// A folder of synthetic traces to make: takes of intents on surfaces, all from one seed.
package struct SyntheticSet {
  /// The surfaces there are, by the word of `--device`.
  static let surfaces = [SyntheticSurface.touchscreen, .touchpad]

  /// One trace of the set.
  package struct Member: Sendable {
    /// The hand's intent.
    package let intent: Intent
    /// The surface it is on.
    let surface: SyntheticSurface
    /// The number of the take, from 1.
    let number: Int

    /// Path within the set's folder.
    var path: String { "\(intent.rawValue)/\(surface.kind)-\(number < 10 ? "0" : "")\(number).trace" }
  }

  /// The folder it goes to.
  package let folder: String
  /// The seed that everything in it comes from.
  let seed: UInt64
  /// The takes, in order.
  package let members: [Member]

  /// A set of takes.
  ///
  /// - Parameters:
  ///   - folder: Where it goes; made if it is not there.
  ///   - seed: The seed that everything in it comes from.
  ///   - surfaces: Where takes are made; all where empty.
  ///   - intents: The intents; all that a surface can show where empty.
  ///   - count: Takes of an intent on each surface.
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

  /// The seed of the repository's own traces, which `demo` makes too.
  static let ownSeed: UInt64 = 20_261_121
  /// The number of takes of each intent on each device among them: one by each hand.
  static let ownCount = SyntheticTrace.hands

  /// The repository's own traces: `traces/` there, and what `demo` records.
  ///
  /// - Parameter folder: Where they go.
  /// - Returns: The set.
  package static func own(folder: String) -> SyntheticSet {
    SyntheticSet(folder: folder, seed: ownSeed) { _ in ownCount }
  }

  /// The paths of the traces, in order.
  package var paths: [String] { members.map { "\(folder)/\($0.path)" } }

  /// Records every take and writes its trace; nothing is written where one of them is there already.
  ///
  /// - Parameters:
  ///   - force: Whether files that are there are replaced.
  ///   - acceptsSame: Whether files may be there that hold the very trace.
  ///   - console: Where it is shown how far it is.
  /// - Returns: The paths, in order.
  /// - Throws: What could not be recorded or written.
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

  /// The error about a file that would be overwritten.
  package static func isTaken(_ path: String) -> UserError {
    UserError("\(path): exists already; choose another folder with -o, or give --force to replace it")
  }
}
