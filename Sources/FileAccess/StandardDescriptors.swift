import Glibc

/// The descriptors that every process counts on: standard input, output and error.
package enum StandardDescriptors {
  /// Opens those that the process began without, so that no file of its own gets their number.
  ///
  /// A file that is opened as number 1 would take what is printed, and count as the stream it is not. What stands in their place
  /// can be neither read as input nor written as output: whoever tries is told so (`EBADF`), as before.
  package static func open() {
    let places = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    // In this order: an opened file gets the lowest number that is free.
    for (descriptor, mode) in places where fcntl(descriptor, F_GETFD) < 0 {
      _ = Glibc.open("/dev/null", mode)
    }
  }
}
