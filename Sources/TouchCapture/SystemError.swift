import Glibc

/// The system's error numbers, and their messages.
enum SystemError {
  /// EPERM.
  static let notPermitted = EPERM
  /// EACCES.
  static let permission = EACCES
  /// EBUSY.
  static let busy = EBUSY
  /// ENODEV.
  static let gone = ENODEV
  /// ENOMEM.
  static let noMemory = ENOMEM
  /// ENOENT.
  static let missing = ENOENT

  /// The system's message for an error number, with a lower-case first letter, like all messages here.
  static func text(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
