import Glibc
import TestOutcomes
import TestSamples
import Testing

@testable import FileAccess

/// What each call says about each kind of path: the whole text, with what to do.
@Suite("Errors of files, whole")
struct FileErrorTests {
  @Test("every error number of every operation has its words")
  func numbers() {
    var outcomes = Outcomes()
    let operations: [FileError.Operation] = [.read, .write, .list]
    for operation in operations {
      outcomes.begin("\(operation)")
      for code in [
        EPERM, ENOENT, EIO, EACCES, EBUSY, EEXIST, ENODEV, ENOTDIR, EISDIR, EINVAL, ENFILE, EMFILE, ETXTBSY,
        EFBIG, ENOSPC, EROFS, EPIPE, ENAMETOOLONG, ELOOP, EOVERFLOW, EDQUOT, ESTALE, ENOTEMPTY, EXDEV, ENOMEM,
        9999,
      ] {
        let error = FileIO.error("some/path", operation, code)
        outcomes.add("\(code)", "\(error.description), \(error.code), \(error.operation)")
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "numbers.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(
    "each call on a file, a folder, a link to nothing, a name that is too long, and a folder that is a file")
  func calls() throws {
    let folder = TemporaryFolder()
    folder.write("content", to: "file")
    folder.write("", to: "empty")
    mkdir(folder.file("folder"), 0o755)
    folder.write("x", to: "folder/a.trace")
    folder.write("x", to: "folder/b10.trace")
    folder.write("x", to: "folder/b9.trace")
    folder.write("x", to: "folder/.hidden.trace")
    folder.write("x", to: "folder/c.txt")
    symlink("nowhere", folder.file("link"))
    symlink("file", folder.file("good"))
    symlink("loop", folder.file("loop"))
    mkfifo(folder.file("pipe"), 0o600)
    let paths = [
      "file", "empty", "folder", "folder/", "link", "good", "loop", "none", "none/x", "file/x",
      String(repeating: "n", count: 300), "", "folder/a.trace",
    ]
    var outcomes = Outcomes()
    func add(_ call: String, _ path: String, _ work: (String) throws -> String) {
      outcomes.add(
        "\(call) \(path.count > 40 ? "long" : path)",
        Outcomes.result { try work(path.isEmpty ? "" : folder.file(path)) })
    }
    for path in paths {
      add("contents", path) { "\(try FileIO.contents(of: $0).count)" }
      add("contents of 3", path) { "\(try FileIO.contents(of: $0, limit: 3).count)" }
      add("read", path) { path in
        var count = 0
        try FileIO.read(path, limit: 6) { count += $0.count }
        return "\(count)"
      }
      add("start", path) { path in
        let start = try FileIO.start(of: path)
        return "\(start.bytes.count) \(start.mayHaveMore)"
      }
      add("is", path) {
        "\(FileIO.isFolder($0)) \(FileIO.isFile($0)) \(FileIO.exists($0)) \(FileIO.size(of: $0)) \(FileIO.isBeingWritten($0)) \(FileIO.isStream($0)) \(FileIO.regularFile(at: $0) == nil)"
      }
      add("has", path) { "\(try FileIO.hasFile($0))" }
      add("require", path) { path in
        try FileIO.requireExisting(path)
        return "there"
      }
      add("traces", path) { "\(try FileIO.traces(under: $0))" }
      add("files", path) { "\(try FileIO.files(under: $0))" }
      add("mapped", path) { path in
        _ = try MappedFile(path)
        return "mapped"
      }
      add("version", path) { "\(try FileVersion(at: $0) != nil)" }
      add("fault of a new file", path) {
        "\(FileIO.fault(writing: $0, overwrite: false)?.description ?? "-")"
      }
      add("fault of another", path) { "\(FileIO.fault(writing: $0, overwrite: true)?.description ?? "-")" }
      add("fault of a folder", path) { "\(FileIO.fault(makingFolder: $0)?.description ?? "-")" }
      add("output", path) { "\(try OutputPath.resolved($0))" }
      add("near", path) { _ in FileIO.isPart("\(path).overscroll.part", of: path) ? "part" : "no part" }
      add("write", path) { path in
        try FileIO.write([1], to: path, overwrite: false)
        try FileIO.remove(path)
        return "written"
      }
      add("folder", path) { path in
        let wasThere = FileIO.exists(path)
        try FileIO.makeFolder(path)
        if !wasThere { rmdir(path) }
        return "made"
      }
      add("move to itself", path) { path in
        try FileIO.move(path, to: path)
        return "moved"
      }
      add("extend", path) { path in
        let file = try ExtendedFile(path)
        try file.requireNamed()
        return "extended"
      }
      add("edit", path) { path in
        _ = try FileEdit(path, limit: 5)
        return "edited"
      }
    }
    for path in ["none2", "none/y", "folder"] {
      add("remove", path) { path in
        try FileIO.remove(path)
        return "removed"
      }
    }
    for names in [
      ("a9", "a10"), ("a10", "a9"), ("a", "a"), ("A", "a"), ("a1b2", "a1b10"), ("a01", "a1"), ("1", "a"),
      ("", "a"), ("a/b", "a.b"),
    ] {
      outcomes.add("\(names.0) before \(names.1)", "\(FileIO.isBefore(names.0, names.1))")
    }
    for name in [
      ".a.overscroll.part", "a.overscroll.part", "a.00001.overscroll.part", "a.part", "b.overscroll.part",
      "a.1.overscroll.part", "a.0000000001.overscroll.part",
    ] {
      outcomes.add("part \(name)", "\(FileIO.isPart(name, of: "a"))")
    }
    let difference = Golden.difference(
      of: outcomes.text.replacing(folder.path, with: "here"), from: "calls.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
