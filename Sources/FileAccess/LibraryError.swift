/// A shared library that could not be used: which, and the reason.
package enum LibraryError: Error, Equatable, CustomStringConvertible {
  /// It cannot be loaded: its file name, the Debian package that has it, and the loader's reason.
  case missing(String, package: String, reason: String)
  /// It lacks a function that it should have.
  case withoutFunction(String, library: String)

  /// The line for people: where, what was wrong, what to do.
  package var description: String {
    switch self {
    case .missing(let name, let package, let reason):
      "\(name): \(reason); install the Debian package \(package)"
    case .withoutFunction(let name, let library):
      "\(library): has no function \(name); install a newer one"
    }
  }
}
