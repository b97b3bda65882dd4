import PullToRefresh
import Testing

@testable import ExternalEngines

/// The expected lines are written by hand from the table in `Contract.md`, "Programs as engines".
@Suite("A line that is sent to a program")
struct EngineRequestTests {
  private func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }

  @Test("says hello with the protocol")
  func hello() {
    #expect(
      text(EngineRequest.hello) == #"{"event":"hello","protocol":"overscroll-engine/1"}"# + "\n")
  }

  @Test("describes the scroll view before a replay, with null for the program's own threshold")
  func start() {
    let own = EngineRequest.start(EngineStart(viewport: 667, topInset: 44, threshold: nil))
    #expect(
      text(own) == #"{"event":"start","viewport_pt":667,"top_inset_pt":44,"threshold_pt":null}"# + "\n")
    let other = EngineRequest.start(EngineStart(viewport: 812.5, topInset: 0, threshold: 77))
    #expect(
      text(other) == #"{"event":"start","viewport_pt":812.5,"top_inset_pt":0,"threshold_pt":77}"# + "\n")
  }

  /// Every number is another one, so that none can stand for another.
  private static let view = ScrollSituation(
    time: 0.35, contentOffset: -61.5, topInset: 44, viewportLength: 667, isTracking: true,
    fingerTravel: 140, velocity: -210, releaseVelocity: 35.5, contacts: 2, source: .touchscreen,
    axisAngle: 1.5,
    fingerAcross: 3)

  private static func line(
    _ event: String, flags: [Bool] = [true, false, false, false], source: String = "touchscreen"
  )
    -> String
  {
    #"{"event":"\#(event)","time_s":0.35,"offset_pt":-61.5,"top_inset_pt":44,"viewport_pt":667,"#
      + #""tracking":\#(flags[0]),"dragging":\#(flags[1]),"decelerating":\#(flags[2]),"bouncing":\#(flags[3]),"#
      + #""travel_pt":140,"across_pt":3,"velocity_pt_s":-210,"release_velocity_pt_s":35.5,"fingers":2,"#
      + #""source":"\#(source)","axis_deg":1.5}"# + "\n"
  }

  @Test(
    "names each event, with all of the scroll view",
    arguments: [
      (.contactBegan, "contact-began"), (.dragBegan, "drag-began"), (.fingerMoved, "finger-moved"),
      (.fingerJoined, "finger-joined"), (.fingerLeft, "finger-left"), (.offsetChanged, "offset-changed"),
      (.dragEnded, "drag-ended"), (.dragCancelled, "drag-cancelled"), (.contactEnded, "contact-ended"),
      (.timerFired, "timer-fired"), (.beginRefreshing, "begin-refreshing"),
      (.endRefreshing, "end-refreshing"),
      (.topInsetChanged, "top-inset-changed"),
    ] as [(RefreshEvent, String)])
  func events(_ event: RefreshEvent, _ name: String) {
    #expect(text(EngineRequest.event(event, Self.view)) == Self.line(name))
  }

  @Test("tells each flag under its own name", arguments: 0..<4)
  func flags(_ flag: Int) {
    var view = Self.view
    let flags = (0..<4).map { $0 == flag }
    (view.isTracking, view.isDragging) = (flags[0], flags[1])
    (view.isDecelerating, view.isBouncing) = (flags[2], flags[3])
    #expect(
      text(EngineRequest.event(.offsetChanged, view)) == Self.line("offset-changed", flags: flags))
  }

  @Test(
    "names the input that moves the content",
    arguments: [(.touchscreen, "touchscreen"), (.touchpad, "touchpad"), (.wheel, "wheel")]
      as [(RefreshSources, String)])
  func sources(_ source: RefreshSources, _ name: String) {
    var view = Self.view
    view.source = source
    #expect(
      text(EngineRequest.event(.offsetChanged, view)) == Self.line("offset-changed", source: name))
  }
}
