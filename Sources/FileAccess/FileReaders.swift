import Glibc

/// The people who may read a file that this program makes.
package enum FileReaders: Sendable {
  /// Its owner alone, mode 0600: all that is made of somebody's motion, whatever the process's mask allows.
  case owner
  /// All whom the process's mask (`umask`) lets: what says nothing of anybody, as a page of the manual or a policy.
  case everyone

  /// The mode a new file is asked for with.
  var mode: mode_t {
    switch self {
    case .owner: 0o600
    case .everyone: 0o666
    }
  }
}
