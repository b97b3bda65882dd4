import Glibc
import Synchronization

/// The temporary files that are not yet at their final path, so that a program ended by a signal can remove them.
///
/// A signal handler may take no lock and allocate nothing, so the paths are C strings in a table of fixed size. A file that does
/// not fit in the table is left behind when the program is stopped; a later run replaces it.
enum UnfinishedParts {
  /// The number of slots in the table: more than the files that a program writes at once.
  private static let most = 256
  /// The addresses of the paths, which are C strings; 0 for a free slot.
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<Atomic<UInt>> = {
    let table = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: most)
    for index in 0..<most { (table + index).initialize(to: Atomic(0)) }
    return table
  }()
  private static let isLeftToHost = Atomic(false)
  private static let isWatching = Atomic(false)

  /// Prevents this program from installing signal handlers: in a library, signals belong to the program that loaded it.
  static func leaveToHost() { isLeftToHost.store(true, ordering: .relaxed) }

  /// True if this program may install signal handlers.
  static var ownsSignals: Bool { !isLeftToHost.load(ordering: .relaxed) }

  /// Allocates the table, which a signal handler may not do; call it before installing a handler.
  static func prepare() { _ = table }

  /// Adds the path of a temporary file to the table.
  ///
  /// - Returns: Its index in the table; nil if the table is full.
  static func add(_ path: String) -> Int? {
    guard let text = strdup(path) else { return nil }
    let address = UInt(bitPattern: text)
    for index in 0..<most
    where table[index].compareExchange(expected: 0, desired: address, ordering: .sequentiallyConsistent)
      .exchanged
    {
      watch()
      return index
    }
    free(text)
    return nil
  }

  /// Removes a temporary file from the table, after it was renamed or deleted.
  ///
  /// - Parameter place: The index that ``add(_:)`` returned.
  static func remove(_ place: Int?) {
    guard let place else { return }
    free(UnsafeMutableRawPointer(bitPattern: table[place].exchange(0, ordering: .sequentiallyConsistent)))
  }

  /// Deletes every temporary file; safe in a signal handler.
  static func discardAll() {
    for index in 0..<most {
      let address = table[index].exchange(0, ordering: .sequentiallyConsistent)
      if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
    }
  }

  /// Deletes every temporary file and ends the program with the signal's default effect; for signal handlers.
  static func end(by signal: Int32) {
    discardAll()
    // Delivered as soon as the handler returns.
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }

  /// Installs handlers for the signals that end a program, unless another handler is installed already.
  private static func watch() {
    guard ownsSignals,
      isWatching.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    else { return }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0, isDefault(action) else { continue }
      action = sigaction()
      action.__sigaction_handler.sa_handler = { UnfinishedParts.end(by: $0) }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
  }

  /// True if a signal has its default effect.
  static func isDefault(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self) == 0
  }
}
