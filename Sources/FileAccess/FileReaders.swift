import Glibc

/// Who may read a file that this program creates.
package enum FileReaders: Sendable {
  /// Only the owner may read it, mode 0600 whatever the umask: for files with personal data, such as a person's movements or name.
  case owner
  /// Everybody whom the process's `umask` allows may read it: for files without personal data, such as manual pages, policies, generated
  /// gestures and charts of percentages.
  case everyone

  /// The mode with which a new file is created, from which the system removes the bits of the umask.
  var mode: mode_t {
    switch self {
    case .owner: 0o600
    case .everyone: 0o666
    }
  }
}
