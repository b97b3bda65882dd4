import Glibc
import TestSamples
import Testing

@testable import FileAccess

@Suite("Folders with new names")
struct ChangedFoldersTests {
  @Test("are written once each, by path; one that the disk fails to write is an error with its reason")
  func failing() {
    let folders = ChangedFolders()
    for path in ["t/b/1", "t/a/1", "t/b/2", "name", "/root"] { folders.note(fileAt: path) }
    var asked: [String] = []
    let errors = folders.synchronise { folder in
      asked.append(folder)
      return folder == "t/b" ? EIO : 0
    }
    #expect(asked == [".", "/", "t/a", "t/b"])
    #expect(errors.map(\.code) == [EIO])
    // The words of strerror(3), and 5 for EIO in Linux's errno-base.h.
    #expect(
      errors.first?.description
        == "t/b: the disk did not confirm the names of new files (Input/output error, errno 5); "
        + "check the disk, then check that they are there")
    // Nothing is left to write.
    #expect(folders.synchronise { _ in EIO }.isEmpty)
  }

  @Test("are no error if they are gone, are files, or have no disk")
  func gone() {
    let folder = TemporaryFolder()
    folder.write("", to: "file")
    for path in [folder.path, folder.path + "/none", folder.path + "/file", "/proc"] {
      #expect(DiskSynchroniser.synchronise(folder: path) == 0, "\(path)")
    }
    // open(2): a path may have 4096 bytes. What is not expected is reported.
    #expect(DiskSynchroniser.synchronise(folder: String(repeating: "x", count: 5000)) == ENAMETOOLONG)
  }
}
