import Glibc
import Testing

@testable import PromptedCapture
@testable import FileAccess
@testable import ScrollPhysics

/// What a session finds in its folder that no session left so.
@Suite("Folders that changed between sessions")
struct SessionFolderResumingTests: SessionStage {
  /// A folder in which the first two of three takes were accepted.
  private func twoTakes() throws -> SessionScratch {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    try hand.stroke(session, 30)
    try hand.stroke(session, 0)
    #expect(session.machine.decided == 2)
    return scratch
  }

  private func refusal(_ scratch: SessionScratch) throws -> String {
    do {
      _ = try session(try options(scratch))
      return ""
    } catch let error as ProtocolError {
      return error.description.replacing(scratch.out, with: "out")
    }
  }

  @Test("a take that is missing is named and asked for again")
  func missing() throws {
    let scratch = try twoTakes()
    unlink(scratch.out + "/01-pull-down.trace")
    let session = try session(try options(scratch))
    #expect(session.losses == ["01-pull-down.trace is missing; it will be prompted again"])
    #expect(session.prompt?.intent == .pull && session.machine.decided == 1)
    #expect(session.manifest.takes[0].reasons == ["the file is missing"])
    var hand = SessionHand()
    try hand.stroke(session, 30)
    #expect(session.prompt?.intent == .pullCancel)
    #expect(scratch.files.contains("01-pull-down.trace"))
  }

  @Test(
    "a take that is cut off, broken, empty or of something else is put aside as it is and asked for again",
    arguments: ["is cut off", "cannot be read", "is a tap, not a pull", "belongs to another subject"])
  func damaged(fault: String) throws {
    let scratch = try twoTakes()
    let path = scratch.out + "/01-pull-down.trace"
    var bytes = try FileIO.contents(of: path)
    switch fault {
    case "is cut off": bytes.removeLast(60)
    case "cannot be read": bytes = [0x7B]
    case "belongs to another subject":
      bytes = Array(String(decoding: bytes, as: UTF8.self).replacing("\"s01\"", with: "\"s02\"").utf8)
    default: bytes = try FileIO.contents(of: scratch.out + "/02-tap.trace")
    }
    try FileIO.write(bytes, to: path, overwrite: true)
    do {
      let session = try session(try options(scratch))
      #expect(session.losses == ["01-pull-down.trace \(fault); it will be prompted again"])
      #expect(session.manifest.takes[0].rejected.map(\.reasons) == [["the file \(fault)"]])
      #expect(try FileIO.contents(of: scratch.out + "/rejected/01-pull-down.1.part") == bytes)
      #expect(session.prompt?.intent == .pull)
    }
    // The next one finds all in order.
    #expect(try session(try options(scratch)).losses.isEmpty)
  }

  @Test("what a manifest says is not believed: names elsewhere or twice, other words, numbers and orders")
  func manifest() throws {
    let scratch = try twoTakes()
    let path = scratch.out + "/manifest.json"
    let whole = String(decoding: try FileIO.contents(of: path), as: UTF8.self)
    let advice = "; restore the file, or choose another folder with -o"
    for (old, new, what) in [
      ("\"02-tap.trace\"", "\"../x.trace\"", "take 2: file is \"../x.trace\"; it must be \"02-tap.trace\""),
      ("\"02-tap.trace\"", "\"/x\"", "take 2: file is \"/x\"; it must be \"02-tap.trace\""),
      (
        "\"02-tap.trace\"", "\"01-pull-down.trace\"",
        "take 2: file is \"01-pull-down.trace\"; it must be \"02-tap.trace\""
      ),
      ("\"02-tap.trace\"", "null", "take 2: file is null; it must be \"02-tap.trace\""),
      ("\"02-tap.trace\"", "7", "take 2: file is 7; it must be a text or null"),
      ("\"grade\":\"A\"", "\"grade\":\"Z\"", "take 1: grade is \"Z\"; it must be A to F, or null"),
      ("\"number\":2", "\"number\":7", "take 2: number is 7; it must be 2"),
      ("\"tries\":1", "\"tries\":-1", "take 1: tries is -1; it must be a number from 0 to 1000000"),
      ("\"tries\":1", "\"tries\":1.5", "take 1: tries is 1.5; it must be a number from 0 to 1000000"),
      (
        "\"status\":\"accepted\"", "\"status\":\"done\"",
        "take 1: status is \"done\"; it must be one of open, accepted, accepted-anyway, skipped, given-up"
      ),
      (
        "\"status\":\"accepted\"", "\"status\":\"open\"",
        "take 1: file is \"01-pull-down.trace\"; it must be null"
      ),
      (
        "\"prompt\":\"tap\"", "\"prompt\":\"pull\"",
        "take 2: prompt is \"pull\"; it must be \"tap\", by its protocol"
      ),
      ("\"reasons\":[]", "\"reasons\":[1]", "take 1: reasons is [1]; it must be a list of texts"),
      (
        "\"rejected\":[]", "\"rejected\":[{\"file\":\"rejected/../../x\"}]",
        "take 1: rejected take 1: file is \"rejected/../../x\"; it must be \"rejected/01-pull-down.NUMBER.part\", each once"
      ),
      (
        "\"rejected\":[]", "\"rejected\":[{\"file\":\"rejected/01-pull-down.0.part\"}]",
        "take 1: rejected take 1: file is \"rejected/01-pull-down.0.part\"; it must be \"rejected/01-pull-down.NUMBER.part\", each once"
      ),
      ("\"rejected\":[]", "\"rejected\":7", "take 1: rejected is 7; it must be a list"),
      (
        "\"tries\":1", "\"tries\":1000001",
        "take 1: tries is 1000001; it must be a number from 0 to 1000000"
      ),
      (
        "overscroll-manifest/1", "overscroll-manifest/2",
        "schema is \"overscroll-manifest/2\"; it must be \"overscroll-manifest/1\""
      ),
      (
        "\"schema\":\"overscroll-m", "\"scheme\":\"overscroll-m",
        "schema is missing; it must be \"overscroll-manifest/1\""
      ),
      ("\"seed\":", "\"sead\":", "protocol, seed or device is missing"),
      ("\"kind\":\"touchscreen\"", "\"kind\":\"pen\"", "protocol, seed or device is missing"),
      ("\"subject\":\"s01\"", "\"subject\":5", "subject is 5; it must be a text or null"),
      ("\"bus\":null", "\"bus\":3", "device: bus is 3; it must be a text or null"),
      ("{\"intent\":\"tap\"},", "", "3 takes, and its protocol has 2"),
    ] {
      let changed = whole.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != whole, "\(old)")
      try FileIO.write(Array(changed.utf8), to: path, overwrite: true)
      #expect(try refusal(scratch) == "out/manifest.json: \(what)\(advice)")
      #expect(try FileIO.contents(of: path) == Array(changed.utf8))
    }
  }

  @Test(
    "takes without a manifest are refused and stay as they are",
    arguments: ["01-pull-down.trace", "02-tap.trace.part", "rejected/01-pull-down.1.part"])
  func withoutManifest(file: String) throws {
    let scratch = SessionScratch()
    try FileIO.makeFolder(scratch.out + "/rejected")
    try FileIO.write([1], to: scratch.out + "/" + file, overwrite: false)
    let end = " and no manifest.json; put that file back, or choose another folder with -o"
    #expect(try refusal(scratch) == "out: holds takes (\(file))\(end)")
    #expect(scratch.files == [file])
  }

  @Test("a folder with other files, and one with a manifest that a kill left half written, begin a session")
  func otherFiles() throws {
    let scratch = SessionScratch()
    try FileIO.makeFolder(scratch.out)
    for name in ["notes.txt", "pull-3.trace", "manifest.json.overscroll.part", "manifest.json.old.part"] {
      try FileIO.write([1], to: "\(scratch.out)/\(name)", overwrite: false)
    }
    #expect(try refusal(scratch) == "")
    #expect(scratch.files == ["manifest.json", "manifest.json.old.part", "notes.txt", "pull-3.trace"])
  }

  @Test("a manifest that another program writes during a session stays, and the session ends with an error")
  func changedMeanwhile() throws {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    try hand.stroke(session, 30)
    let path = scratch.out + "/manifest.json"
    try FileIO.write([0x7B], to: path, overwrite: true)
    let failure = #expect(throws: ProtocolError.self) { try hand.stroke(session, 0) }
    #expect(
      failure?.description.replacing(scratch.out, with: "out")
        == "out/manifest.json: another program changed it during this session, so nothing was changed; end other sessions in this folder, then rerun the command"
    )
    #expect(try FileIO.contents(of: path) == [0x7B])
  }

  @Test("folder and manifest are their owner's alone, whatever the umask")
  func modes() throws {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    try hand.stroke(session, 2)
    func mode(_ path: String) -> mode_t {
      var status = stat()
      stat(path, &status)
      return status.st_mode & 0o777
    }
    #expect(mode(scratch.out) == 0o700 && mode(scratch.out + "/rejected") == 0o700)
    #expect(mode(scratch.out + "/manifest.json") == 0o600)
  }

  @Test("a prompt that was given up has a state of its own, and the next session asks for it")
  func givenUp() throws {
    let scratch = SessionScratch()
    var options = try options(scratch)
    options.isAutomatic = true
    var hand = SessionHand()
    do {
      let session = try session(options)
      for _ in 0..<3 { try hand.stroke(session, 2) }
      let reason = "moved down 2 mm, at least 9 mm is needed"
      #expect(session.outcome == .givenUp(try #require(session.manifest.takes.first).prompt, [reason]))
      #expect(session.manifest.takes[0].decision == .givenUp)
      #expect(
        session.manifest.takes[0].reasons == [
          "3 wrong tries, because there is not a terminal to answer on", reason,
        ])
      #expect(session.prompt?.intent == .tap)
      try hand.stroke(session, 0)
    }
    let session = try session(options)
    #expect(session.prompt?.intent == .pull && session.manifest.takes[0].tries == 3)
    // It has its tries again.
    try hand.stroke(session, 2)
    #expect(session.prompt?.intent == .pull)
    try hand.stroke(session, 30)
    #expect(session.prompt?.intent == .pullCancel)
  }
}
