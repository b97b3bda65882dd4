import ScrollPhysics

/// How an engine's or a model's original is known, in words, and a check for facts that are missing.
extension OriginalSource {
  /// The repository, version, path, commit and date that were read, followed by observations.
  ///
  /// For example `strongself/MRefresh, 0.1.1, MRefresh/Classes, at e82b2b8 of 2017-01-29; the rule since 0.1.0.`
  package var inWords: String {
    [reading, observation?.inWords, note.map { sentence($0.description) }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The names in JSON of facts that are missing; empty if the facts are complete.
  ///
  /// Source code that was read needs a path, a commit or an archive, a date, the release that was read, and the release since which the
  /// rule holds. An original without readable source needs a report of observations, and has no commit.
  package var gaps: [String] {
    guard repository != nil else { return observation == nil ? ["repository"] : [] }
    let needed = [
      ("path", part), ("release", release), ("commit", commit ?? archive), ("date", date), ("since", since),
    ]
    return needed.filter { $0.1 == nil }.map(\.0)
  }

  /// The sentence about the source code that was read; nil if no code was read.
  private var reading: String? {
    guard let repository else { return nil }
    var words = [repository, release].compactMap { $0?.description }.joined(separator: ", ")
    if let licence { words += " (\(licence))" }
    if let part { words += ", \(part)" }
    if let commit { words += "\(part == nil ? "" : ",") at \(commit)" }
    if let archive { words += ", in \(archive)" }
    if let date { words += " of \(date)" }
    if let since { words += "; the rule since \(since)" }
    return sentence(words)
  }

  private func sentence(_ words: String) -> String { words.hasSuffix(".") ? words : words + "." }
}

extension OriginalSource.Observation {
  /// The observation in words, for example `Seen on iOS 26.5, by Cranpose: offsets under a finger.`
  fileprivate var inWords: String { "Seen on \(release), by \(page): \(seen)" }
}
