import Testing

@testable import FileAccess

@Suite("Libraries that are loaded when asked for")
struct SharedLibraryTests {
  @Test("one that is not there is named, with the package that has it")
  func missingLibrary() {
    let error = #expect(throws: LibraryError.self) {
      try SharedLibrary("libnot-there.so.9", package: "libnot-there9")
    }
    #expect(
      error.map { "\($0)" }
        == "libnot-there.so.9: cannot open shared object file: No such file or directory; "
        + "install the Debian package libnot-there9")
  }

  @Test("a function that it lacks is named")
  func missingFunction() throws {
    let library = try SharedLibrary("libm.so.6", package: "libc6")
    #expect(throws: LibraryError.withoutFunction("no_such", library: "libm.so.6")) {
      try library.function("no_such", as: (@convention(c) (Double) -> Double).self)
    }
    let cosine = try library.function("cos", as: (@convention(c) (Double) -> Double).self)
    #expect(cosine(0) == 1)
  }
}
