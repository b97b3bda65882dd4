import Glibc
import Testing

@testable import FileAccess

@Suite("Memory for an input")
struct MemoryRoomTests {
  // proc(5): the unit is 1024 bytes, whatever it is called.
  @Test("is what the system says is available, and free swap space")
  func free() {
    let text =
      "MemTotal:  9000 kB\nMemFree: 5 kB\nMemAvailable:    3000 kB\nSwapTotal: 70 kB\nSwapFree:   24 kB\n"
    #expect(MemoryRoom.free(in: text) == 3024 * 1024)
    #expect(MemoryRoom.free(in: "MemAvailable: 2 kB\n") == 2048)
    #expect(MemoryRoom.free(in: "MemTotal: 9000 kB\n") == nil)
  }

  @Test("is refused in a line if no machine has it, and granted if it is little")
  func refused() throws {
    try MemoryRoom.require(1 << 20, for: "a.json")
    // A process has 47 bits of addresses (x86-64) or 48 (arm64).
    let error = #expect(throws: FileError.self) { try MemoryRoom.require(1 << 50, for: "a.json") }
    #expect(error?.code == ENOMEM)
    #expect(
      error?.description
        == "a.json: needs at least 1073741824 MiB of memory, which the system does not grant; split it, or raise the limit (ulimit -v)"
    )
  }
}
