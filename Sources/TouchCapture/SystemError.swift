import Glibc

/// The system's error numbers that this module distinguishes, and the system's messages.
enum SystemError {
  /// `EPERM`: the operation is not permitted to this user.
  static let notPermitted = EPERM
  /// `EACCES`: the permissions of the file forbid the access.
  static let permission = EACCES
  /// `EBUSY`: the device is in use, for example grabbed by another program.
  static let busy = EBUSY
  /// `ENODEV`: the device is gone.
  static let gone = ENODEV
  /// `ENOMEM`: the system has no more memory.
  static let noMemory = ENOMEM
  /// `ENOENT`: no such file exists.
  static let missing = ENOENT

  /// The system's message for an error number, with a lower-case first letter, like all messages here.
  static func text(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
