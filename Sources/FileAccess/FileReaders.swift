import Glibc

/// Who may read a file that this program creates.
package enum FileReaders: Sendable {
  /// The owner only, mode 0600 whatever the umask: for files with personal data, such as a person's movements or name.
  case owner
  /// Everybody whom the process's `umask` allows: for files without personal data, such as manual pages, policies, generated gestures and
  /// charts of percentages.
  case everyone

  /// The mode with which a new file is created, before the umask.
  var mode: mode_t {
    switch self {
    case .owner: 0o600
    case .everyone: 0o666
    }
  }
}
