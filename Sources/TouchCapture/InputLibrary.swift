#if Capture
  import FileAccess
  import VirtualInput

  /// The libraries needed to read devices and recordings, each loaded on first use.
  ///
  /// Loading libinput takes longer than replaying a trace, and other commands do not need it. Its functions can be called by their own
  /// names once ``load()`` has returned.
  enum InputLibrary {
    /// libinput, with libevdev and libudev, which it depends on.
    case libinput
    /// libyaml, which reads recordings in YAML.
    case libyaml

    /// Loads the library, if it is not loaded yet.
    ///
    /// - Throws: ``CaptureError/library(_:)`` if it is missing or lacks a function.
    func load() throws(CaptureError) {
      do throws(LibraryError) { try loaded.get() } catch { throw .library(error) }
    }

    private var loaded: Result<Void, LibraryError> {
      switch self {
      case .libinput: Self.loadedLibinput
      case .libyaml: Self.loadedLibyaml
      }
    }

    private static let loadedLibinput = loading(
      "libinput.so.10", package: "libinput10", functions_of_libinput)
    private static let loadedLibyaml = loading("libyaml-0.so.2", package: "libyaml-0-2", functions_of_libyaml)

    /// Loads a library and stores the addresses of its functions, by which they are called.
    private static func loading(
      _ name: String, package: String, _ functions: () -> UnsafePointer<loaded_function>?
    ) -> Result<Void, LibraryError> {
      Result { () throws(LibraryError) in
        let library = try SharedLibrary(name, package: package)
        var row = functions()
        while let function = row?.pointee, let name = function.name {
          function.address.pointee = try library.address(of: String(cString: name))
          row = row?.successor()
        }
      }
    }
  }
#endif
