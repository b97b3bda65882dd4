import Glibc
import Synchronization

/// The parts of files that are not in their place yet, so that a program that is told to end takes them along.
///
/// A signal handler may take no lock and allocate nothing: the paths stand as C strings in a table of fixed size. A part that finds
/// it full is left behind if the program is stopped, and its name used again.
enum UnfinishedParts {
  /// More files than a program writes at once.
  private static let most = 256
  /// Addresses of C strings; 0 for none.
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<Atomic<UInt>> = {
    let table = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: most)
    for index in 0..<most { (table + index).initialize(to: Atomic(0)) }
    return table
  }()
  private static let isLeftToHost = Atomic(false)
  private static let isWatching = Atomic(false)

  /// From now on no signal is watched: in a library they are the business of the program that loaded it.
  static func leaveToHost() { isLeftToHost.store(true, ordering: .relaxed) }

  /// Makes the table, which a handler may not do: for whoever has a handler before the first part.
  static func prepare() { _ = table }

  /// Takes a part in.
  ///
  /// - Returns: Its place in the table; nil where that is full.
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

  /// Lets a part go, which is in its place or removed.
  ///
  /// - Parameter place: As ``add(_:)`` gave it.
  static func remove(_ place: Int?) {
    guard let place else { return }
    free(UnsafeMutableRawPointer(bitPattern: table[place].exchange(0, ordering: .sequentiallyConsistent)))
  }

  /// Removes every part; does only what a signal handler may.
  static func discardAll() {
    for index in 0..<most {
      let address = table[index].exchange(0, ordering: .sequentiallyConsistent)
      if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
    }
  }

  /// Ends the program as the signal does where nobody watches for it, without its parts; for a signal handler.
  static func end(by signal: Int32) {
    discardAll()
    // Delivered as soon as the handler returns.
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }

  /// Watches for what ends a program, where nobody else does: whoever asks for signals later gets them.
  private static func watch() {
    guard !isLeftToHost.load(ordering: .relaxed),
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

  private static func isDefault(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self) == 0
  }
}
