/// Merges partial results of several files: it returns their traces sorted by path, whatever the order of the files.
package struct PartialMerge {
  /// A file that still has traces, with the next one.
  private struct Head {
    var file: PartialFile
    var trace: PartialTrace
    /// The file's index among all files.
    let number: Int

    func precedes(_ other: Head) -> Bool { trace.path.utf8.lexicographicallyPrecedes(other.trace.path.utf8) }
  }

  /// The header that all files share.
  package let header: PartialHeader
  /// The files with their next traces, as a binary heap: the first file has the trace whose path sorts first.
  private var heads: [Head] = []
  /// The path of the trace returned last, and the name and index of its file.
  private var last: (path: String, file: String, part: Int)?

  /// Checks that the files can be merged, and reads the first trace of each.
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

  /// The next trace of all files in order of path; nil after the last.
  ///
  /// - Throws: ``PartialError`` if two files contain the same trace, or if one is damaged; errors of the functions that read the files.
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

  /// Reads the first trace of a file and adds both to the heap.
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

  /// Replaces the trace of the heap's first file by that file's next one, and restores the order of the heap.
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
