import Glibc
import Testing

@testable import FileAccess

@Suite("Files put on the disk while they grow")
struct DiskSynchroniserTests {
  @Test("every growing file is put on the disk by a descriptor of its own, until it goes")
  func growing() throws {
    let path = "/tmp/overscroll-disk-\(getpid())-\(UInt32.random(in: 0 ... .max)).trace"
    defer { unlink(path) }
    do {
      let file = try GrowingFile(path, overwrite: false)
      #expect(Self.descriptors(of: path) == 2)
      try file.synchronise()
    }
    #expect(Self.descriptors(of: path) <= 1)
  }

  /// How many of this process's descriptors lead to a path.
  private static func descriptors(of path: String) -> Int {
    (0..<1024).count { number in
      var target = [CChar](repeating: 0, count: 512)
      let length = readlink("/proc/self/fd/\(number)", &target, 511)
      return length > 0
        && String(decoding: target[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self) == path
    }
  }

  @Test("a round reaches every file, keeps what went wrong, and lets go of those that are done")
  func round() throws {
    let synchroniser = DiskSynchroniser(startsThread: false)
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    var template = Array("/tmp/overscroll-disk-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    defer {
      (ends + [file]).forEach { close($0) }
      unlink(path)
    }
    synchroniser.add(ends[1], path: "pipe")
    synchroniser.add(file, path: path)
    let own = try #require(synchroniser.ownDescriptor(of: file))
    #expect(own != file && synchroniser.failure(of: ends[1]) == 0)
    synchroniser.round()
    // fsync(2): EINVAL for what is no file; the recorder takes that as harmless.
    #expect(synchroniser.failure(of: ends[1]) == EINVAL && DiskSynchroniser.isHarmless(EINVAL))
    #expect(synchroniser.failure(of: file) == 0)
    synchroniser.remove(file)
    #expect(fcntl(own, F_GETFD) >= 0)
    #expect(synchroniser.round())
    #expect(fcntl(own, F_GETFD) == -1)
    synchroniser.remove(ends[1])
    // Nothing is left to do but to close it.
    #expect(!synchroniser.round())
    #expect(!DiskSynchroniser.isHarmless(EIO) && !DiskSynchroniser.isHarmless(ENOSPC))
  }
}
