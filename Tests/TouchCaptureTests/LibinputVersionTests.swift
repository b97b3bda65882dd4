import Testing

@testable import TouchCapture

/// The texts are what `strings` finds in the libraries of Debian 12, 13 and 14.
@Suite("The version of a libinput")
struct LibinputVersionTests {
  private func library(_ texts: [String]) -> [UInt8] {
    [0x7f] + texts.flatMap { [0] + Array($0.utf8) + [0, 0xff] }
  }

  private let symbols = ["LIBINPUT_0.12.0", "LIBINPUT_1.1", "LIBINPUT_1.9", "LIBINPUT_1.21", "LIBINPUT_1.28"]

  @Test("is in the address of its documentation")
  func documentation() {
    let address = "https://wayland.freedesktop.org/libinput/doc/"
    #expect(LibinputVersion.release(in: library(symbols + [address + "1.28.1"])) == "1.28.1")
    #expect(
      LibinputVersion.release(in: library([address + "1.31.3/touchpad-jumping-cursors.html"])) == "1.31.3")
    // A development version; and a library that names no page.
    #expect(LibinputVersion.release(in: library([address + "latest"])) == nil)
    #expect(LibinputVersion.release(in: library(symbols)) == nil)
    #expect(LibinputVersion.release(in: []) == nil)
  }

  @Test("is at least that of its newest symbols, by number and not by letter")
  func newest() {
    #expect(LibinputVersion.newestSymbols(in: library(symbols)) == "1.28")
    #expect(LibinputVersion.newestSymbols(in: library(symbols.reversed())) == "1.28")
    #expect(LibinputVersion.newestSymbols(in: library(["LIBINPUT_", "libinput_unref"])) == nil)
  }

  @Test("stands in a package's description")
  func described() {
    let text = "prefix=/usr\n\nName: Libinput\nVersion: 1.22.1\nLibs: -linput\n"
    #expect(LibinputVersion.release(described: Array(text.utf8)) == "1.22.1")
    #expect(LibinputVersion.release(described: Array("Name: Libinput\n".utf8)) == nil)
  }

  #if Capture
    @Test("of the loaded library is a release, never a file name")
    func loaded() throws {
      let text = try #require(LibinputVersion.text)
      #expect(text.wholeMatch(of: /1\.[0-9]+(\.[0-9]+|\+)/) != nil, "\(text)")
    }
  #endif
}
