import GestureTraces
import PolicyFiles
import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import Testing
import TextFormats
import TraceReplay

@testable import ReplayLab

/// A finger that goes 300 points down in 0.4 s, and lifts at 0.48 s.
@Suite("Looking at a trace in the lab")
struct LabViewerTests {
  private static func trace(_ path: String = "a.trace") -> Trace {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    (header.statedUnits, header.intent) = (.points, .pull)
    var take = LabTake(header, resolution: 0)
    _ = take.add(.down(slot: 0, x: 100, y: 100), at: 0, arrival: 0, after: -1)
    for step in 1...50 {
      _ = take.add(
        .move(slot: 0, x: 100, y: 100 + 6 * Double(step)), at: Int64(step) * 8000, arrival: 0, after: -1)
    }
    _ = take.add(.up(slot: 0), at: 480_000, arrival: 0, after: -1)
    return take.trace(endedAt: 1_000_000, path: path)
  }

  private static func object(_ text: String) throws -> JSONObject {
    try #require(try JSONReader.value(of: Array(text.utf8)).object)
  }

  @Test("each list has its engine's result, its curves and a picture of every frame")
  func lists() throws {
    var viewer = LabViewer()
    let added = [RefreshSystem.mrefresh, .swiperefresh].map { viewer.add(.system($0), on: nil) }
    #expect(added == [true, true])
    let summary = try Self.object(try viewer.open(Self.trace(), nil))
    let lists = try #require(summary["lists"]?.array)
    #expect(lists.map { $0.object?["engine"]?.string } == ["mrefresh", "swiperefresh"])
    let details = try Self.object(String(decoding: viewer.details, as: UTF8.self))
    let replays = try #require(details["replays"]?.array)
    for (index, system) in [RefreshSystem.mrefresh, .swiperefresh].enumerated() {
      // A second way to the same: the replay by itself.
      let replay = Replay(of: Self.trace(), on: system.nativeList, options: ReplayOptions())
      let (result, frames) = replay.run(replay.engine(of: system), keepsFrames: true)
      #expect(
        replays[index].object?["gestures"]?.array?[0].object?["trigger"]?.double
          == result.trigger.map { ($0 * 1e6).rounded() })
      #expect(lists[index].object?["triggers"]?.array?[0].integer == result.triggers)
      let (first, last) = (picture(viewer, index, 0), picture(viewer, index, frames.count - 1))
      #expect(!first.isEmpty && picture(viewer, index, 20) != first)
      #expect(picture(viewer, index, frames.count + 9) == last)
    }
    #expect(viewer.drawing(of: 2, frame: 0, width: 10, height: 10) == nil)
  }

  private func picture(_ viewer: LabViewer, _ panel: Int, _ frame: Int) -> [Double] {
    viewer.drawing(of: panel, frame: frame, width: 200, height: 400)?.numbers ?? []
  }

  @Test("of a day no frames are kept, and its figures are there")
  func day() throws {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    header.statedUnits = .points
    var take = LabTake(header, resolution: 0)
    _ = take.add(.down(slot: 0, x: 100, y: 100), at: 0, arrival: 0, after: -1)
    _ = take.add(.move(slot: 0, x: 100, y: 400), at: 8000, arrival: 0, after: -1)
    _ = take.add(.up(slot: 0), at: 80_000_000_000, arrival: 0, after: -1)
    var viewer = LabViewer()
    _ = viewer.add(.system(.mrefresh), on: nil)
    let summary = try viewer.open(take.trace(endedAt: 80_000_000_000, path: "day.trace"), nil)
    #expect(summary.contains("\"triggers\":[1]"))
    #expect(viewer.drawing(of: 0, frame: 0, width: 10, height: 10) == nil)
  }

  // MARK: Bundles

  private static let policy = """
    {"schema":"overscroll-policy/1","name":"mine","threshold":{"points":80},"moment":"release"}
    """

  /// A model file with uikit's fling and return, and a softer rubber band.
  private static let soft = """
    {"schema":"overscroll-model/1","name":"soft","drag":{"rule":"band","coefficient":0.3},
     "fling":{"rule":"exponential","rate_per_ms":0.998},"return":{"rule":"spring","stiffness":100,"damping_ratio":1}}
    """

  /// A bundle as the program writes it, of a system on its own list and of a policy on a model, uikit or that of a file.
  private static func bundle(
    on file: ScrollModelFile? = nil, later: Double = 0, words: [String] = [],
    _ set: (inout ReplayOptions) -> Void = { _ in }
  ) throws -> String {
    let policy = try RefreshPolicyFile(Array(policy.utf8), path: "mine.json")
    let trace = trace("bundled")
    var bundle = Bundle(tool: "overscroll test", trace: trace)
    bundle.policies = [policy]
    var options = ReplayOptions()
    options.rate = 120
    set(&options)
    bundle.words = ["--rate", "120"] + words
    let native = Replay(of: trace, on: RefreshSystem.mrefresh.nativeList, options: options)
    bundle.verdicts.append(BundleVerdict(native.run(native.engine(of: .mrefresh)).result, isNative: true))
    bundle.models = [file].compactMap(\.self)
    let uikit = Replay(of: trace, on: ScrollList(model: file?.model ?? .uikit), options: options)
    var result = uikit.run(uikit.engine(of: policy.policy)).result
    result.engine = "mine"
    result.trigger = result.trigger.map { $0 + later }
    bundle.verdicts.append(BundleVerdict(result, isNative: false))
    return String(decoding: bundle.bytes, as: UTF8.self)
  }

  /// The text as a thread has it: quoted, in a code block, with words before and after.
  private static func pasted(_ text: String) -> [UInt8] {
    let lines = text.split(separator: "\n").map { "> \($0)\r\n" }.joined()
    return Array("Look at this:\r\n> ```\r\n\(lines)> ```\r\nIt fires twice here.\r\n".utf8)
  }

  private static func opened(_ text: String) throws -> (lab: Lab, head: JSONObject, lists: [JSONObject]) {
    var lab = Lab()
    let count = lab.find(bundles: pasted(text), named: "thread.txt")
    #expect(count == 1)
    let head = try object(try lab.read(bundle: 0))
    lab.viewer.clear()
    for list in head["lists"]?.array ?? [] {
      let engine = try #require(lab.engine(list.object?["engine"]?.integer ?? -2))
      let isAdded = lab.viewer.add(engine, on: lab.model(list.object?["model"]?.integer ?? -1))
      #expect(isAdded)
    }
    let trace = try #require(lab.trace(head["trace"]?.integer ?? -1))
    let summary = try object(try lab.viewer.open(trace, lab.bundle(0)))
    #expect(summary["rate"]?.double == 120)
    return (lab, head, (summary["lists"]?.array ?? []).compactMap { $0.object })
  }

  @Test("a bundle pasted from a thread opens on its own lists, and does what it says")
  func thread() throws {
    let (_, head, lists) = try Self.opened(try Self.bundle())
    #expect(head["tool"]?.string == "overscroll test")
    #expect(lists.map { $0["engine"]?.string } == ["mrefresh", "mine"])
    #expect(lists.map { $0["native"] } == [.bool(true), .bool(false)])
    for list in lists { #expect(list["differences"]?.array?.isEmpty == true) }
    #expect(lists[1]["expected"]?.string?.hasPrefix("fires at ") == true)
  }

  @Test("a bundle's models are the last of the lab's models, and its engines do on them what it says")
  func models() throws {
    let file = try ScrollModelFile(Array(Self.soft.utf8), path: "soft.json")
    let (lab, head, lists) = try Self.opened(try Self.bundle(on: file))
    let models = ScrollModel.all.map { "\($0.name)" } + ["soft"]
    #expect(head["models"]?.array?.map(\.string) == models)
    #expect(lab.model(models.count - 1) == file.model && lab.model(models.count) == nil)
    #expect(lists.map { $0["model"]?.string } == ["uikit", "soft"])
    for list in lists { #expect(list["differences"]?.array?.isEmpty == true) }
    #expect(lists[1]["expected"] != nil)
  }

  @Test("uneven frames and an app that works by chance are as where the bundle was made")
  func uneven() throws {
    let words =
      "--frames drop=0.3,late=0.5,updates=2,seed=7 --work uniform:100-900 --seed 9 --begin 700 --end-again 50 --inset-change 200=30"
      .split(separator: " ").map(String.init)
    let set: (inout ReplayOptions) -> Void = { options in
      (options.frames.dropped, options.frames.late) = (0.3, 0.5)
      (options.frames.updateDelay, options.frames.seed) = (2, 7)
      options.app.work = .uniform(low: 0.1, high: 0.9)
      (options.app.seed, options.app.begins, options.app.endsAgainAfter) = (9, [0.7], 0.05)
      options.app.insetChanges = [AppInsetChange(time: 0.2, points: 30)]
    }
    let (_, _, lists) = try Self.opened(try Self.bundle(words: words, set))
    #expect(lists.count == 2)
    for list in lists { #expect(list["differences"]?.array?.isEmpty == true) }
    // The same without these words is something else: they are not passed over.
    let (_, _, even) = try Self.opened(try Self.bundle(set))
    #expect(even.contains { $0["differences"]?.array?.isEmpty == false })
  }

  @Test("what a bundle says otherwise is told as bundle --run tells it")
  func differs() throws {
    let (_, _, lists) = try Self.opened(try Self.bundle(later: 0.05))
    let words = lists[1]["differences"]?.array?.compactMap { $0.string } ?? []
    #expect(words.count == 1 && words[0].hasPrefix("trigger: expected "))
  }

  @Test("a policy of a bundle takes nobody's place")
  func policies() throws {
    var lab = Lab()
    let tuned = try lab.read(policy: Array(Self.policy.utf8), named: "mine.json")
    let other = Self.policy.replacing("80", with: "90")
    let again = try lab.read(policy: Array(other.utf8), named: "mine.json", inPlaceOf: tuned)
    #expect(again == tuned)
    _ = lab.find(bundles: Self.pasted(try Self.bundle()), named: "thread.txt")
    _ = try lab.read(bundle: 0)
    guard case .policy(let file)? = lab.engine(tuned) else {
      Issue.record("no policy is there")
      return
    }
    #expect(file.policy.threshold == .points(90))
  }

  private static func complaint(_ bytes: [UInt8]) -> String {
    var lab = Lab()
    _ = lab.find(bundles: bytes, named: "thread.txt")
    do throws(LabComplaint) {
      return try lab.read(bundle: 0)
    } catch {
      return error.words
    }
  }

  @Test("a built-in engine of a bundle has the number of its system, and a policy one behind all systems")
  func numbers() throws {
    let (lab, head, _) = try Self.opened(try Self.bundle())
    let numbers = head["lists"]?.array?.map { $0.object?["engine"]?.integer }
    let count = RefreshSystem.all.count
    #expect(numbers == [RefreshSystem.all.firstIndex(of: .mrefresh), count])
    #expect(lab.engineCount == count + 1)
  }

  @Test("what is wrong with a bundle is told as bundle --run tells it")
  func wrong() throws {
    let text = try Self.bundle()
    #expect(
      Self.complaint(Array("hello".utf8))
        == "thread.txt: this text does not contain a bundle; its first line begins with {\"format\":\"overscroll-bundle\""
    )
    let cut = Self.complaint(Array(text.split(separator: "\n").dropLast(3).joined(separator: "\n").utf8))
    #expect(cut.hasPrefix("thread.txt: cut off; the bundle has "))
    for change in ["mrefresh", "uikit"] {
      let bytes = Array(text.replacing("\"\(change)\"", with: "\"\(change)x\"").utf8)
      #expect(Self.complaint(bytes).contains("did you mean '\(change)'?"))
      #expect(throws: ExperimentError.self) { try Bundle(bytes, path: "thread.txt") }
    }
    let words = Self.complaint(Array(text.replacing("--rate", with: "--wait").utf8))
    #expect(
      words
        == "thread.txt: its 'replay' holds --wait, which this page does not know; overscroll bundle --run may"
    )
    #expect(
      Self.complaint(Array(text.replacing("\"120\"", with: "\"0\"").utf8))
        == "thread.txt: its 'replay' holds what no replay takes: --rate: 0 is out of range; give a number from 1 to 10000"
    )
  }

  // MARK: Takes

  @Test("a file of takes is read take by take, and its faults have their lines")
  func takes() throws {
    let trace = String(decoding: TraceWriter.bytes(of: Self.trace()), as: UTF8.self)
    let head = "{\"format\":\"overscroll-takes\",\"version\":1,\"takes\":2}\n"
    let whole = "\(head){\"take\":\"01\"}\n\(trace){\"take\":\"02\"}\n\(trace)"
    var lab = Lab()
    lab.open(takesNamed: "x.takes")
    lab.append(takes: Array(whole.utf8), isLast: true)
    var names: [String] = []
    while let (number, name) = try lab.readTake() {
      names.append(name)
      #expect(lab.trace(number)?.events.count == Self.trace().events.count)
    }
    #expect(names == ["01", "02"])
    lab.open(takesNamed: "x.takes")
    lab.append(takes: Array(whole.replacing("\"takes\":2", with: "\"takes\":3").utf8), isLast: true)
    let last = whole.split(separator: "\n").count
    do throws(LabComplaint) {
      while try lab.readTake() != nil {}
      Issue.record("a file with a take too few was read")
    } catch {
      #expect(error.words == "x.takes:\(last): the first line says 3 takes, here are 2; download them again")
    }
  }

  /// What comes of a file of takes, and the complaint that ends it.
  private struct FileOfTakes: Equatable {
    var names: [String] = []
    var events: [Int] = []
    var complaint: String?
  }

  /// A file that comes in parts of so many bytes.
  private static func takes(of text: String, by size: Int) -> FileOfTakes {
    var (lab, file) = (Lab(), FileOfTakes())
    let bytes = Array(text.utf8)
    lab.open(takesNamed: "x.takes")
    do throws(LabComplaint) {
      for start in stride(from: 0, to: bytes.count, by: size) {
        let end = min(start + size, bytes.count)
        lab.append(takes: Array(bytes[start..<end]), isLast: end == bytes.count)
        while let (number, name) = try lab.readTake() {
          file.names.append(name)
          file.events.append(lab.trace(number)?.events.count ?? 0)
        }
      }
    } catch {
      file.complaint = error.words
    }
    return file
  }

  @Test("a file of takes is the same in parts that are cut anywhere", arguments: [1, 7, 1000])
  func takesInParts(size: Int) throws {
    let trace = String(decoding: TraceWriter.bytes(of: Self.trace()), as: UTF8.self)
    let head = "{\"format\":\"overscroll-takes\",\"version\":1,\"takes\":2}\n"
    let whole = "\(head){\"take\":\"01\"}\n\(trace){\"take\":\"02\"}\n\(trace)"
    let count = Self.trace().events.count
    #expect(
      Self.takes(of: whole, by: size) == FileOfTakes(names: ["01", "02"], events: [count, count]))
    let wrong = [
      String(whole.dropLast()), whole.replacing("\"takes\":2", with: "\"takes\":3"),
      whole.replacing("02", with: "01"),
      whole.replacing("\"version\":1,\"takes\"", with: "\"version\":2,\"takes\""), head, "\(head)\(trace)",
      "\(whole){\"take\":\"03\"}\n",
      whole.replacing("\"t\":8000", with: "\"t\":-8"),
    ]
    for text in wrong {
      #expect(Self.takes(of: text, by: size) == Self.takes(of: text, by: text.utf8.count))
    }
    #expect(wrong.count { Self.takes(of: $0, by: size).complaint != nil } == wrong.count - 1)
  }

  @Test("a wheel turns the lists of a take, and is in it as a scroll")
  func wheel() throws {
    var header = TraceHeader(device: TraceDevice(kind: .wheel), source: TraceSource(origin: .recorded))
    header.statedUnits = .points
    var stage = LabStage()
    _ = stage.add(.system(.mrefresh), on: nil)
    stage.begin(header, work: 0.5, resolution: 0)
    let isTaken = stage.follow(.scroll(TraceScroll(source: .continuous, dy: 40)), at: 0, arrival: 0)
    #expect(isTaken)
    _ = stage.show(at: 0.5)
    #expect(!stage.isOver && stage.isResting)
    let back = stage.follow(.scroll(TraceScroll(source: .continuous, dy: -60)), at: 600_000, arrival: 600_000)
    #expect(back)
    let fired = stage.show(at: 1)
    #expect(fired == [0])
    // No further than its edge, where it began.
    #expect(stage.isOver)
    let take = try #require(stage.trace(endedAt: 1_000_000, path: "take"))
    let again = try TraceReader.trace(of: TraceWriter.bytes(of: take), path: "take")
    #expect(again.events == take.events)
  }
}
