import Testing

@testable import GestureTraces

@Suite("The libinput that a trace names")
struct TraceSourceLibinputTests {
  private func newer(_ version: String?) -> String? {
    var source = TraceSource(origin: .recorded)
    source.libinput = version
    return source.newerLibinput
  }

  @Test(
    "up to 1.31 is known, and what names no release counts as known",
    arguments: [
      nil, "", "1.22.1", "1.28.1", "1.29+", "1.31.3", "1.31.99", "libinput.so.10.13.0", "latest", "0.8",
    ])
  func known(version: String?) {
    #expect(newer(version) == nil)
  }

  @Test(
    "after that is newer",
    arguments: ["1.32.0", "1.32+", "2", "2.0.1", "1.100", "10.0", "99999999999999999999.1"])
  func newer(version: String) {
    #expect(newer(version) == version)
  }
}
