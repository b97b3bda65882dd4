/// A shared library that could not be used, and the reason.
package enum LibraryError: Error, Equatable, CustomStringConvertible {
  /// The library cannot be loaded: its file name, the Debian package that contains it, and the loader's reason.
  case missing(String, package: String, reason: String)
  /// The library was loaded but lacks a required function: the function's name, and the library's file name.
  case withoutFunction(String, library: String)

  /// The message for users: where, what was wrong, what to do.
  package var description: String {
    switch self {
    case .missing(let name, let package, let reason):
      "\(name): \(reason); install the Debian package \(package)"
    case .withoutFunction(let name, let library):
      "\(library): does not have the function \(name); install a newer one"
    }
  }
}
