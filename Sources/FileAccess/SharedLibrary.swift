import Glibc

/// A shared library that is loaded when it is asked for, so that nothing else needs it or starts slower for it.
///
/// It stays loaded until the program ends: GLib's types can't be unregistered.
package struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - name: Its file name with the version of its interface: `libwebp.so.7`.
  ///   - package: The Debian package that has it.
  /// - Throws: ``LibraryError/missing(_:package:reason:)``.
  package init(_ name: String, package: String) throws(LibraryError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw .missing(name, package: package, reason: Self.reason(of: name))
    }
    self.handle = handle
    self.name = name
  }

  /// The loader's word on its last failure, without the library's name before it.
  private static func reason(of name: String) -> String {
    let text = dlerror().map { String(cString: $0) } ?? "cannot be loaded"
    return text.hasPrefix("\(name): ") ? String(text.dropFirst(name.count + 2)) : text
  }

  /// A function of the library or of one that it needs.
  ///
  /// - Parameters:
  ///   - name: As in C.
  ///   - type: A `@convention(c)` type that fits its declaration in the library's header.
  /// - Returns: The function.
  /// - Throws: ``LibraryError/withoutFunction(_:library:)``.
  package func function<Function>(_ name: String, as type: Function.Type = Function.self) throws(LibraryError)
    -> Function
  {
    unsafeBitCast(try address(of: name), to: type)
  }

  /// The address of a function, for C that knows its type.
  ///
  /// - Parameter name: As in C.
  /// - Returns: Its address.
  /// - Throws: ``LibraryError/withoutFunction(_:library:)``.
  package func address(of name: String) throws(LibraryError) -> UnsafeMutableRawPointer {
    guard let address = dlsym(handle, name) else { throw .withoutFunction(name, library: self.name) }
    return address
  }
}
