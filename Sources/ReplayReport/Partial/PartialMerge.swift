/// Merges partial results: their traces sorted by path, whatever the order of the files.
package struct PartialMerge {
  /// A file and its next trace.
  private struct Head {
    var file: PartialFile
    var trace: PartialTrace
    /// The file's index among all files.
    let number: Int

    func precedes(_ other: Head) -> Bool { trace.path.utf8.lexicographicallyPrecedes(other.trace.path.utf8) }
  }

  /// The header that all files share.
  package let header: PartialHeader
  /// A binary heap: the trace at each index sorts before those at twice the index plus one and plus two.
  private var heads: [Head] = []
  /// The trace returned last, and the file it came from.
  private var last: (path: String, file: String, part: Int)?

  /// Merges files.
  ///
  /// - Parameters:
  ///   - files: At least one file, just opened.
  ///   - kind: The command that uses the results.
  ///   - program: This program and its version.
  /// - Throws: ``PartialError`` if two files were made with different settings (the message names both and what differs), or if one is
  ///   damaged.
  package init(_ files: [PartialFile], _ kind: PartialHeader.Kind, program: String) throws {
    var header = files[0].header
    guard header.kind == kind else {
      let own = header.kind.rawValue
      throw PartialError(
        "\(files[0].name): made by 'overscroll \(own) --partial'; merge it with 'overscroll \(own) --merge'")
    }
    guard header.program == program else {
      throw PartialError(
        "\(files[0].name): made by \(header.program), and this is \(program); make it again with --partial, or merge it with that program"
      )
    }
    for file in files.dropFirst() {
      let differences = file.header.differences(from: header)
      guard differences.isEmpty else {
        throw PartialError(
          "\(file.name): made with other settings than \(files[0].name) (\(differences.joined(separator: "; "))); merge them apart, or make one again"
        )
      }
      header = header.merged(with: file.header)
    }
    self.header = header
    for (number, file) in files.enumerated() { try push(file, number) }
  }

  /// The next trace in order of path; nil after the last.
  ///
  /// - Throws: ``PartialError`` if two files contain the same trace, or if one is damaged; errors of the sources.
  package mutating func next() throws -> PartialTrace? {
    guard let head = heads.first else { return nil }
    let (trace, name) = (head.trace, head.file.name)
    // One file may name a trace twice, for example one that does not exist, because its own run did.
    if let last, last.path.utf8.elementsEqual(trace.path.utf8), last.part != head.number {
      throw PartialError(
        "\(trace.path): is in \(last.file) and in \(name), and a trace counts once; leave one of them out, or make it again without"
      )
    }
    last = (trace.path, name, head.number)
    try advance()
    return trace
  }

  /// Adds a file with its first trace to the heap.
  private mutating func push(_ file: PartialFile, _ number: Int) throws {
    var file = file
    guard let trace = try file.next() else { return }
    heads.append(Head(file: file, trace: trace, number: number))
    var index = heads.count - 1
    while index > 0, heads[index].precedes(heads[(index - 1) / 2]) {
      heads.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Replaces the first file's trace by its next one, and restores the heap.
  private mutating func advance() throws {
    if let trace = try heads[0].file.next() {
      heads[0].trace = trace
    } else {
      heads.swapAt(0, heads.count - 1)
      heads.removeLast()
    }
    var index = 0
    while true {
      let children = [2 * index + 1, 2 * index + 2].filter { $0 < heads.count }
      guard let least = children.min(by: { heads[$0].precedes(heads[$1]) }),
        heads[least].precedes(heads[index])
      else { return }
      heads.swapAt(index, least)
      index = least
    }
  }
}
