/// Partial results as one: their traces in order of path, whatever the order of the files.
package struct PartialMerge {
  /// A file and the trace of it that comes next.
  private struct Head {
    var file: PartialFile
    var trace: PartialTrace
    /// The number of the file among all.
    let number: Int

    func precedes(_ other: Head) -> Bool { trace.path.utf8.lexicographicallyPrecedes(other.trace.path.utf8) }
  }

  /// The header that all of them have in common.
  package let header: PartialHeader
  /// A heap: none comes after the two at twice its index plus one and two.
  private var heads: [Head] = []
  /// The trace handed on last, and the file it came from.
  private var last: (path: String, file: String, part: Int)?

  /// The files together.
  ///
  /// - Parameters:
  ///   - files: At least one, just opened.
  ///   - kind: The command that counts them.
  ///   - program: This program and its version.
  /// - Throws: ``PartialError`` where they were made with other settings, naming both and what differs, or where one is damaged.
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
  /// - Throws: ``PartialError`` about a trace that two of them have, or a damaged file; what the sources throw.
  package mutating func next() throws -> PartialTrace? {
    guard let head = heads.first else { return nil }
    let (trace, name) = (head.trace, head.file.name)
    // What one part names twice, as a file that is not there, its run has taken twice.
    if let last, last.path.utf8.elementsEqual(trace.path.utf8), last.part != head.number {
      throw PartialError(
        "\(trace.path): is in \(last.file) and in \(name), and a trace counts once; leave one of them out, or make it again without"
      )
    }
    last = (trace.path, name, head.number)
    try advance()
    return trace
  }

  /// Takes in a file with its first trace.
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

  /// Goes on to the next trace of the first file, and puts that in its order.
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
