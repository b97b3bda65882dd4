import Glibc

/// A shared library that is loaded on demand, so that commands without it neither require it nor start more slowly.
///
/// It stays loaded until the program ends, because GLib's types cannot be unregistered.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// Loads a library by its file name.
  ///
  /// - Parameters:
  ///   - name: The file name with the interface version, such as `libwebp.so.7`.
  ///   - package: The Debian package that contains it.
  /// - Throws: ``LibraryError/missing(_:package:reason:)``.
  package init(_ name: String, package: String) throws(LibraryError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw .missing(name, package: package, reason: Self.reason(of: name))
    }
    self.handle = handle
    self.name = name
  }

  /// The loader's message about its last failure, without the library's name in front.
  private static func reason(of name: String) -> String {
    let text = dlerror().map { String(cString: $0) } ?? "cannot be loaded"
    return text.hasPrefix("\(name): ") ? String(text.dropFirst(name.count + 2)) : text
  }

  /// A function of the library or of a library that it depends on.
  ///
  /// - Parameters:
  ///   - name: The function's name in C.
  ///   - type: A `@convention(c)` type that matches the declaration in the library's header.
  /// - Returns: The function.
  /// - Throws: ``LibraryError/withoutFunction(_:library:)``.
  package func function<Function>(_ name: String, as type: Function.Type = Function.self) throws(LibraryError)
    -> Function
  {
    unsafeBitCast(try address(of: name), to: type)
  }

  /// The address of a function, for C code that knows its type.
  ///
  /// - Parameter name: The function's name in C.
  /// - Returns: The address.
  /// - Throws: ``LibraryError/withoutFunction(_:library:)``.
  package func address(of name: String) throws(LibraryError) -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else { throw .withoutFunction(name, library: self.name) }
    return address
  }
}
