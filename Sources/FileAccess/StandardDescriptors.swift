import Glibc

/// The descriptors of standard input, output and error.
package enum StandardDescriptors {
  /// Opens those standard descriptors with which the process was not started, so that no other file gets their numbers.
  ///
  /// A file opened as descriptor 1 would receive everything that is printed. The placeholders can be neither read as input nor
  /// written as output: such calls fail with `EBADF`, as before.
  package static func open() {
    let places = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    // In this order: an opened file gets the lowest number that is free.
    for (descriptor, mode) in places where fcntl(descriptor, F_GETFD) < 0 {
      _ = Glibc.open("/dev/null", mode)
    }
  }
}
