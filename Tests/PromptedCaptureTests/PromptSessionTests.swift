import TraceStorage
import GestureTraces
import Glibc
import TakeChecks
import TestSamples
import Testing

@testable import PromptedCapture
@testable import FileAccess
@testable import ScrollPhysics

/// A session on a made-up touchscreen, fed event by event.
@Suite("Prompted sessions")
struct PromptSessionTests: SessionStage {
  @Test(
    "takes that show what was asked for become traces with intent, subject, note and start; the rest is told")
  func whole() throws {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    #expect(session.prompt?.intent == .pull)
    try hand.stroke(session, 2)
    #expect(session.outcome == .rejected(["moved down 2 mm, at least 9 mm is needed"]))
    try hand.stroke(session, 30)
    #expect(session.outcome == .kept(Prompt(.pull, down: true), grade: "A"))
    try hand.stroke(session, 0)
    try hand.stroke(session, 30, back: 30)
    #expect(session.isEnded && session.prompt == nil)
    #expect(
      scratch.files == [
        "01-pull-down.trace", "02-tap.trace", "03-pull-cancel-down.trace", "manifest.json",
        "rejected/01-pull-down.1.part",
      ])
    let trace = try TraceReader.trace(at: scratch.out + "/01-pull-down.trace")
    #expect(trace.header.intent == .pull && trace.header.subject == "s01" && trace.header.note == "test")
    #expect(trace.header.started == "2026-11-21T05:00:11Z")
    #expect(trace.events.first?.timeMicroseconds == 0 && trace.end?.grade == "A" && !trace.isTruncated)
    let aside = try TraceReader.trace(at: scratch.out + "/rejected/01-pull-down.1.part")
    #expect(!aside.isTruncated)
  }

  @Test("the manifest says all of it, and reads back as it was")
  func manifest() throws {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    try hand.stroke(session, 2)
    try session.press(.accept)
    try session.press(.skip)
    let bytes = try FileIO.contents(of: scratch.out + "/manifest.json")
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {"schema":"overscroll-manifest/1","protocol":\(SessionScratch.text),"seed":\(session.manifest.seed),"subject":"s01",\
        "device":{"name":"Screen","kind":"touchscreen","bus":null,"vendor":null,"product":null},"takes":[
          {"number":1,"prompt":"pull-down","status":"accepted-anyway","file":"01-pull-down.trace","tries":1,"grade":"A",\
        "reasons":["moved down 2 mm, at least 9 mm is needed"],"started":"2026-11-21T05:00:10Z","rejected":[]},
          {"number":2,"prompt":"tap","status":"skipped","file":null,"tries":0,"grade":null,\
        "reasons":["skipped by the person"],"started":null,"rejected":[]},
          {"number":3,"prompt":"pull-cancel-down","status":"open","file":null,"tries":0,"grade":null,"reasons":[],\
        "started":null,"rejected":[]}
        ]}

        """)
    #expect(try SessionManifest(path: scratch.out + "/manifest.json") == session.manifest)
  }

  @Test("a session goes on where it stopped; what a crash left is put aside and asked for again")
  func resume() throws {
    let scratch = SessionScratch()
    var hand = SessionHand()
    do {
      let session = try session(try options(scratch))
      try hand.stroke(session, 30)
      // The program is killed in mid-take: the file holds what was written.
      try hand.stroke(session, 0, lifts: false)
    }
    #expect(scratch.files == ["01-pull-down.trace", "02-tap.trace.part", "manifest.json"])
    let cut = try FileIO.contents(of: scratch.out + "/02-tap.trace.part")
    let session = try session(try options(scratch))
    #expect(session.prompt?.intent == .tap && session.machine.decided == 1)
    #expect(session.manifest.takes[1].rejected.map(\.reasons) == [["the session was cut off here"]])
    #expect(try FileIO.contents(of: scratch.out + "/rejected/02-tap.1.part") == cut)
    try hand.stroke(session, 0)
    #expect(scratch.files.contains("02-tap.trace"))
  }

  @Test(
    "another protocol, subject, seed or device in the folder is refused with what to do, and nothing is touched"
  )
  func others() throws {
    let scratch = SessionScratch()
    let seed = try session(try options(scratch)).manifest.seed
    func refusal(device: String = "Screen", _ change: (inout PromptSession.Options) throws -> Void) throws
      -> String
    {
      var options = try options(scratch)
      try change(&options)
      do {
        _ = try session(options, device: device)
        return ""
      } catch let error as ProtocolError {
        return error.description
      }
    }
    let before = try FileIO.contents(of: scratch.out + "/manifest.json")
    let end = ", or choose another folder with -o"
    #expect(
      try refusal { $0.subject = "s02" }
        == "\(scratch.out): holds takes of subject 's01'; continue with --subject s01\(end)")
    #expect(
      try refusal { $0.seed = seed + 1 }
        == "\(scratch.out): holds takes in the order of --seed \(seed); remove --seed\(end)")
    #expect(
      try refusal { $0.session = try #require(CaptureProtocol(named: "quick")) }
        == "\(scratch.out): holds takes of another protocol ('three'); continue with that one\(end)")
    #expect(
      try refusal(device: "Other") { _ in }
        == "\(scratch.out): holds takes made on 'Screen'; use that device\(end)")
    #expect(try refusal { _ in } == "")
    #expect(try FileIO.contents(of: scratch.out + "/manifest.json") == before)
  }

  @Test("a take that is done again keeps the old one aside, and a stop in mid-take keeps what there is of it")
  func again() throws {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    try hand.stroke(session, 30)
    try session.press(.redo)
    #expect(session.prompt?.intent == .pull && session.outcome == .again)
    #expect(scratch.files == ["manifest.json", "rejected/01-pull-down.1.part"])
    try hand.stroke(session, 30)
    try hand.stroke(session, 0, lifts: false)
    #expect(session.machine.state == .taking)
    try session.finish(at: hand.time)
    #expect(session.isEnded)
    #expect(
      session.manifest.takes.flatMap { $0.rejected.map(\.reasons) } == [
        ["repeated by the person"], ["the contact was interrupted"],
      ])
    #expect(scratch.files.contains("rejected/02-tap.1.part") && !scratch.files.contains("02-tap.trace"))
  }

  @Test(
    "a key in mid-take sets the take aside and says which key it was",
    arguments: [
      (PromptMachine.Key.redo, "repeated by the person"), (.skip, "skipped by the person"),
      (.quit, "the person stopped"),
    ])
  func stopped(key: PromptMachine.Key, reason: String) throws {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    try hand.stroke(session, 30, lifts: false)
    #expect(session.machine.state == .taking)
    try session.press(key)
    let take = session.manifest.takes[0]
    #expect(take.rejected.map(\.reasons) == [[reason]])
    #expect(scratch.files == ["manifest.json", "rejected/01-pull-down.1.part"])
    #expect(take.reasons == (key == .skip ? [reason] : []))
    #expect(take.decision == (key == .skip ? .skipped : nil))
    #expect(session.isEnded == (key == .quit))
    #expect(session.machine.current == (key == .skip ? 1 : 0))
  }

  @Test("'accept' in mid-take changes nothing: the take goes on, and is kept")
  func acceptedEarly() throws {
    let scratch = SessionScratch()
    let session = try session(try options(scratch))
    var hand = SessionHand()
    try hand.send(session, .down(slot: 0, x: 30, y: 20))
    for step in 1...20 {
      hand.time += 20_000
      try hand.send(session, .move(slot: 0, x: 30, y: 20 + 1.5 * Double(step)))
      if step == 10 { try session.press(.accept) }
    }
    #expect(session.machine.state == .taking)
    hand.time += 20_000
    try hand.send(session, .up(slot: 0))
    hand.time += 1_000_000
    try session.elapse(to: hand.time)
    #expect(session.outcome == .kept(Prompt(.pull, down: true), grade: "A"))
    let trace = try TraceReader.trace(at: scratch.out + "/01-pull-down.trace")
    // A contact, 20 movements and a lift.
    #expect(trace.events.count == 22 && trace.end?.grade == "A")
  }

  @Test("a scroll that does not reach the top is told by where it begins")
  func scroll() throws {
    let scratch = SessionScratch()
    let session = try session(
      try options(
        scratch,
        #"{"schema":"overscroll-protocol/1","name":"s","prompts":[{"intent":"scroll","scenario":{"start_offset":4000}}]}"#
      ))
    var hand = SessionHand()
    try hand.stroke(session, 30)
    // Two strokes within a second make one take.
    #expect(session.machine.state == .taking)
    hand.time += 500_000
    try session.elapse(to: hand.time)
    #expect(session.outcome == .rejected(["did not reach the top"]))
  }

  @Test(
    "minutes of free use are one take, however often the surface is touched, for as long as was asked for")
  func free() throws {
    let scratch = SessionScratch()
    let session = try session(
      try options(
        scratch, #"{"schema":"overscroll-protocol/1","name":"f","prompts":[{"intent":"free","seconds":5}]}"#))
    var hand = SessionHand()
    for _ in 0..<4 {
      try hand.stroke(session, 10)
      #expect(session.machine.state == .taking || hand.time > 5_000_000)
    }
    try session.elapse(to: 6_000_000)
    let trace = try TraceReader.trace(at: scratch.out + "/01-free.trace")
    #expect(session.isEnded && trace.end?.timeMicroseconds ?? 0 >= 5_000_000)
  }

  @Test("a manifest cut off at any byte is refused and stays, and one with any byte changed never crashes")
  func cutOff() throws {
    let scratch = SessionScratch()
    let bytes = try session(try options(scratch)).manifest.bytes
    let path = scratch.out + "/manifest.json"
    let step = Rounds.areAll ? 1 : 7
    for end in stride(from: 0, to: bytes.count - 1, by: step) {
      try FileIO.write(Array(bytes[..<end]), to: path, overwrite: true)
      #expect(throws: ProtocolError.self) { try SessionManifest(path: path) }
    }
    var random = SeededRandom(seed: 9)
    for index in stride(from: 0, to: bytes.count, by: step) {
      var changed = bytes
      changed[index] = UInt8(truncatingIfNeeded: random.next())
      try FileIO.write(changed, to: path, overwrite: true)
      _ = try? SessionManifest(path: path)
    }
  }

  @Test("a manifest that somebody changed is refused, not overwritten")
  func damaged() throws {
    let scratch = SessionScratch()
    _ = try session(try options(scratch))
    let path = scratch.out + "/manifest.json"
    for text in ["{", "{}", #"{"schema":"overscroll-manifest/1"}"#] {
      try FileIO.write(Array(text.utf8), to: path, overwrite: true)
      let options = try options(scratch)
      #expect(throws: ProtocolError.self) { try session(options) }
      #expect(try FileIO.contents(of: path) == Array(text.utf8))
    }
  }
}

extension Prompt {
  fileprivate init(_ intent: Intent, down: Bool) {
    self.init(intent)
    if down { direction = .down }
  }
}
