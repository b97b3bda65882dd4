import Glibc
import Synchronization

/// The mapped files, so that reading one that was shortened meanwhile ends the program with an error line and exit status 2.
///
/// The kernel sends SIGBUS to who reads a mapped page beyond the file's end, or one that the disk cannot read (mmap(2)). A signal
/// handler may take no lock and allocate nothing, so the ranges and their messages are in a table of fixed size. SIGBUS for any other
/// address has its default effect.
enum MappedRanges {
  /// One mapped range. The message is set last and cleared first, and belongs to the range only while it is set.
  private struct Slot: ~Copyable {
    let start = Atomic<UInt>(0)
    let end = Atomic<UInt>(0)
    /// The address of the message, a C string; 0 for a slot without a range.
    let message = Atomic<UInt>(0)
  }

  /// The number of slots: more than the corpora that a call names.
  private static let most = 64
  /// The exit status of a program that could not read a file.
  private static let couldNot: Int32 = 2
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<Slot> = {
    let table = UnsafeMutablePointer<Slot>.allocate(capacity: most)
    for index in 0..<most { (table + index).initialize(to: Slot()) }
    return table
  }()
  private static let isWatching = Atomic(false)

  /// Adds a mapped file to the table.
  ///
  /// - Parameters:
  ///   - base: Where it is mapped.
  ///   - count: Its length in bytes, 1 or more.
  ///   - path: The file's path, for the message.
  /// - Returns: Its index in the table; nil if the table is full.
  static func add(_ base: UnsafeMutableRawPointer, _ count: Int, path: String) -> Int? {
    let text =
      "error: \(path): this file became shorter while it was read, or its disk failed; wait until it is written, then try again\n"
    guard let message = strdup(text) else { return nil }
    let start = UInt(bitPattern: base)
    for index in 0..<most
    where table[index].start.compareExchange(expected: 0, desired: start, ordering: .sequentiallyConsistent)
      .exchanged
    {
      table[index].end.store(start + UInt(count), ordering: .sequentiallyConsistent)
      table[index].message.store(UInt(bitPattern: message), ordering: .sequentiallyConsistent)
      watch()
      return index
    }
    free(message)
    return nil
  }

  /// Removes a file from the table, before it is unmapped.
  ///
  /// - Parameter place: The index that ``add(_:_:path:)`` returned.
  static func remove(_ place: Int?) {
    guard let place else { return }
    let message = table[place].message.exchange(0, ordering: .sequentiallyConsistent)
    table[place].start.store(0, ordering: .sequentiallyConsistent)
    free(UnsafeMutableRawPointer(bitPattern: message))
  }

  /// Installs the handler, unless the program has another one, or signals belong to the program that loaded this library.
  private static func watch() {
    guard UnfinishedParts.ownsSignals,
      isWatching.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    else { return }
    UnfinishedParts.prepare()
    var action = sigaction()
    guard sigaction(SIGBUS, nil, &action) == 0, UnfinishedParts.isDefault(action) else { return }
    action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, info, _ in
      MappedRanges.end(at: UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr), by: number)
    }
    action.sa_flags = Int32(SA_SIGINFO)
    sigaction(SIGBUS, &action, nil)
  }

  /// Ends the program with the message of the file that is mapped at an address; for a signal handler.
  private static func end(at address: UInt, by signal: Int32) {
    for index in 0..<most {
      let message = table[index].message.load(ordering: .sequentiallyConsistent)
      let start = table[index].start.load(ordering: .sequentiallyConsistent)
      guard message != 0, start <= address,
        address < table[index].end.load(ordering: .sequentiallyConsistent),
        let text = UnsafePointer<CChar>(bitPattern: message)
      else { continue }
      UnfinishedParts.discardAll()
      write(STDERR_FILENO, text, strlen(text))
      _exit(couldNot)
    }
    // The failed instruction is repeated when the handler returns, with the default effect.
    Glibc.signal(signal, SIG_DFL)
  }
}
