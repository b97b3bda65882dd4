import CommandArguments
import GestureTraces
import Glibc
import PromptedCapture
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TouchCapture

@testable import TraceCommands
@testable import TraceReplay

/// The director as the live loop drives it: events, times and keys, with a display that only remembers.
@Suite("Directing a session")
struct PromptDirectorTests {
  private final class Memory: PromptDisplay {
    let interval: Int64? = 33_333
    var views: [PromptView] = []
    var reminders = 0
    func show(_ view: PromptView) { views.append(view) }
    func remind() { reminders += 1 }
    func close() {}
  }

  /// A session in a folder of its own, with keys from a pipe.
  private final class Scene {
    let folder = TemporaryFolder()
    let display = Memory()
    let director: PromptDirector
    private var ends: [Int32] = [-1, -1]
    /// Monotonic time of the device's zero.
    let zero: Int64 = 5_000_000_000

    init(_ text: String = Scene.two) throws {
      guard pipe(&ends) == 0 else { throw UserError("no pipe") }
      var options = PromptSession.Options(
        try CaptureProtocol(bytes: Array(text.utf8), path: "p"), folder: folder.path + "/out")
      options.subject = "s01"
      director = PromptDirector(
        options, gauge: .init(engine: .builtIn(.mrefresh), list: ScrollList(model: .uikit)), display: display,
        keys: KeyReader(ends[0], mode: .keys), isVirtual: false)
    }

    deinit { ends.forEach { close($0) } }

    static let two =
      #"{"schema":"overscroll-protocol/1","name":"two","prompts":[{"intent":"pull"},{"intent":"tap"}]}"#

    func type(_ keys: String) { _ = write(ends[1], keys, keys.utf8.count) }

    func header(_ name: String, _ kind: TraceDevice.Kind = .touchscreen) -> TraceHeader {
      var device = TraceDevice(kind: kind)
      device.name = name
      return TraceHeader(device: device, source: TraceSource(origin: .recorded))
    }

    /// A finger goes down by so many millimetres in half a second, from a time on; wakes between reports as the loop does.
    func pull(_ distance: Double, at start: Int64) throws {
      try director.store(event(start, .down(slot: 0, x: 30, y: 20)))
      for step in 1...50 {
        let time = start + Int64(step) * 10_000
        try director.store(event(time, .move(slot: 0, x: 30, y: 20 + distance * Double(step) / 50)))
        try director.wake(at: zero + time + 1000)
      }
      try director.store(event(start + 510_000, .up(slot: 0)))
      try director.wake(at: zero + start + 511_000)
    }

    private func event(_ time: Int64, _ kind: TraceEvent.Kind) -> TraceEvent {
      TraceEvent(timeMicroseconds: time, kind: kind)
    }
  }

  @Test("the only surface is taken at once; the first prompt is shown before anything is touched")
  func first() throws {
    let scene = try Scene()
    try scene.director.introduce([scene.header("Screen")])
    #expect(scene.display.views.last?.state == .waiting && scene.display.views.last?.number == 1)
    #expect(try scene.director.choose(scene.header("Screen"), zero: scene.zero))
  }

  @Test("of several the one that is touched first is taken, and after a stop the one of before")
  func several() throws {
    let scene = try Scene()
    let both = [scene.header("Pad", .touchpad), scene.header("Screen")]
    try scene.director.introduce(both)
    #expect(scene.display.views.last?.state == .choosing(["Pad", "Screen"]))
    #expect(try scene.director.choose(both[1], zero: scene.zero))
    #expect(try !scene.director.choose(both[0], zero: scene.zero))
    #expect(scene.director.session?.manifest.device.name == "Screen")
  }

  @Test("without a surface there is nothing to ask for")
  func none() throws {
    let scene = try Scene()
    #expect(throws: UserError.self) { try scene.director.introduce([]) }
    let taps = try Scene(#"{"schema":"overscroll-protocol/1","name":"t","prompts":[{"intent":"tap"}]}"#)
    #expect(throws: ProtocolError.self) { try taps.director.introduce([taps.header("Pad", .touchpad)]) }
  }

  @Test(
    "a take is drawn while it grows, thirty times a second at most, and ends by itself when fingers are off")
  func growing() throws {
    let scene = try Scene()
    try scene.director.introduce([scene.header("Screen")])
    _ = try scene.director.choose(scene.header("Screen"), zero: scene.zero)
    try scene.pull(30, at: 0)
    let taking = scene.display.views.filter { if case .taking = $0.state { true } else { false } }
    // 511 ms at 30 pictures a second are 15, and one at its start.
    #expect((12...16).contains(taking.count), "\(taking.count)")
    #expect(taking.last?.gauge.reading.map { $0.pull > 60 } == true)
    // 600 ms after the lift.
    // The next picture comes before the take's end.
    #expect(try #require(scene.director.due) <= scene.zero + 511_000 + 33_334)
    try scene.director.wake(at: scene.zero + 1_109_999)
    #expect(scene.director.session?.machine.state == .taking)
    try scene.director.wake(at: scene.zero + 1_110_000)
    #expect(scene.display.views.last?.number == 2)
    #expect(scene.display.views.last?.outcome == .init(isGood: true, text: "pull-down: taken, grade A"))
  }

  @Test("keys work while nothing is touched: a wrong take is taken as it was, one is skipped, and it is over")
  func keys() throws {
    let scene = try Scene()
    try scene.director.introduce([scene.header("Screen")])
    _ = try scene.director.choose(scene.header("Screen"), zero: scene.zero)
    try scene.pull(3, at: 0)
    try scene.director.wake(at: scene.zero + 2_000_000)
    #expect(scene.display.views.last?.canAccept == true)
    scene.type("a")
    try scene.director.wake(at: scene.zero + 2_100_000)
    #expect(scene.display.views.last?.outcome?.text == "pull-down: accepted as it was")
    #expect(!scene.director.isComplete)
    scene.type("\u{1B}[As")
    try scene.director.wake(at: scene.zero + 2_200_000)
    #expect(scene.director.isComplete && scene.display.views.last?.state == .ended)
    let manifest = scene.director.session?.manifest
    #expect(manifest?.takes.map(\.decision) == [.acceptedAnyway, .skipped])
  }

  @Test("a key that is held down, and keys that were typed before a prompt was shown, skip one prompt")
  func burst() throws {
    for burst in [String(repeating: "s", count: 50), "srsrs"] {
      let scene = try Scene()
      try scene.director.introduce([scene.header("Screen")])
      scene.type(burst)
      try scene.director.wake(at: scene.zero)
      #expect(scene.director.session?.manifest.takes.map(\.decision) == [.skipped, nil], "\(burst)")
      scene.type("xq")
      try scene.director.wake(at: scene.zero + 1)
      #expect(scene.director.isComplete && scene.display.views.last?.left == 1)
    }
  }

  @Test("a line from elsewhere is shown at any moment, also in mid-take, until the next take")
  func notes() throws {
    let scene = try Scene()
    scene.director.note("before all")
    #expect(scene.display.views.isEmpty)
    try scene.director.introduce([scene.header("Screen")])
    #expect(scene.display.views.last?.notice == "before all")
    _ = try scene.director.choose(scene.header("Screen"), zero: scene.zero)
    try scene.director.store(TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 1, y: 1)))
    scene.director.note("in the middle")
    try scene.director.wake(at: scene.zero + 1000)
    #expect(scene.display.views.last?.notice == "in the middle")
  }

  @Test("a device that goes ends the session; the take that grew is kept aside")
  func unplugged() throws {
    let scene = try Scene()
    try scene.director.introduce([scene.header("Screen")])
    _ = try scene.director.choose(scene.header("Screen"), zero: scene.zero)
    try scene.director.store(TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 1, y: 1)))
    try scene.director.store(TraceEvent(timeMicroseconds: 9000, kind: .gap(.unplugged)))
    #expect(scene.director.isComplete)
    try scene.director.finish(at: scene.zero + 10_000)
    #expect(scene.director.session?.manifest.takes[0].rejected.count == 1)
    #expect(scene.director.session?.manifest.takes[0].decision == nil)
  }

  @Test("words and names from outside cannot steer the terminal")
  func controls() throws {
    let scene = try Scene(
      #"{"schema":"overscroll-protocol/1","name":"a\u001b[2J","prompts":[{"intent":"pull","instruction":"b\u0007"}]}"#
    )
    try scene.director.introduce([scene.header("Screen")])
    scene.director.note("c\u{1B}]0;d\u{9B}")
    let view = try #require(scene.display.views.last)
    for text in [view.name, view.words, view.notice ?? ""] {
      #expect(
        text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }, "\(text)")
    }
    #expect(view.words == "b\\u0007")
  }

  @Test("what a touchpad does not show is said at the start")
  func leftOut() throws {
    let scene = try Scene()
    try scene.director.introduce([scene.header("Pad", .touchpad)])
    #expect(scene.display.views.last?.notice == "Left out, as a touchpad does not show it: tap")
    #expect(scene.display.views.last?.count == 1)
  }
}
