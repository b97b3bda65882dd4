import TraceStorage
import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay
@testable import FileAccess

/// The free path of a replay is the independent source: it is built from the whole trace at once.
@Suite("The pull while a take grows")
struct LivePullTests {
  private static let traces: [Trace] = {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let paths = (try? FileIO.traces(under: folder.joined(separator: "/") + "/traces")) ?? []
    return paths.compactMap { try? TraceReader.trace(at: $0) }
  }()

  /// The same touchpad by several releases of libinput, after rests of several lengths.
  private static let kept = KeptTraces.libinputs.flatMap { version in
    KeptTraces.rests.compactMap { try? KeptTraces.trace(rest: $0, libinput: version) }
  }

  private func traits(_ name: String) throws -> RefreshTraits {
    try #require(RefreshEngine(named: name, viewportLength: ScrollExtent.standardViewport, topInset: 0))
      .traits
  }

  @Test("at every event the content is where the replay has it", arguments: [0.0, 12])
  func equal(slop: Double) throws {
    #expect(Self.traces.count == 90 && Self.kept.count == 12)
    var options = ReplayOptions()
    options.slop = slop
    for trace in Self.traces + Self.kept where trace.header.intent != .free {
      let path = Replay(of: trace, model: .uikit, options: options).path
      var live = LivePull(
        trace.header, on: ScrollList(model: .uikit), traits: try traits("mrefresh"), options: options)
      let events = trace.events.filter { $0.layer == .libinput }
      for (index, event) in events.enumerated() {
        live.follow(event)
        // What happens at one time is one sample.
        if index + 1 < events.count, events[index + 1].timeMicroseconds == event.timeMicroseconds { continue }
        let time = Double(event.timeMicroseconds) / 1e6
        let (seen, replayed) = (
          live.takeReading(at: time).overscroll, path.extent.lowestOffset - path.offset(at: time)
        )
        // The same arithmetic in another order: a thousandth of a point is far above its rounding.
        #expect(abs(seen - replayed) < 1e-3, "\(trace.path) at \(time): \(seen) and \(replayed)")
      }
    }
  }

  @Test(
    "the greatest pull under the finger is the replay's, by every measure, on lists with and without a slop")
  func greatest() throws {
    let pulls = Self.traces.filter { $0.header.intent == .pull && $0.header.device.kind == .touchscreen }
    var compared = 0
    for list in [ScrollList.uiScrollView, .androidList] {
      for trace in pulls.prefix(3) {
        let replay = Replay(of: trace, on: list, options: ReplayOptions())
        guard replay.track.gestures.count == 1 else { continue }
        for system in RefreshSystem.originals {
          let traits = replay.engine(of: system).traits
          // An engine with a slop counts from a sample that only the whole trace tells.
          if case .travelCurve(.beyond) = traits.input { continue }
          var live = LivePull(trace.header, on: list, traits: traits, options: ReplayOptions())
          var greatest = 0.0
          for event in trace.events where event.layer == .libinput {
            live.follow(event)
            guard case .move = event.kind else { continue }
            greatest = max(greatest, live.takeReading(at: Double(event.timeMicroseconds) / 1e6).pull)
          }
          let replayed = replay.greatestPull(of: 0, as: traits)
          #expect(abs(greatest - replayed) < 1e-6, "\(trace.path), \(system.name): \(greatest), \(replayed)")
          compared += 1
        }
      }
    }
    #expect(compared > 50, "\(compared)")
  }

  @Test("the threshold is passed when the replay's crossing says so")
  func threshold() throws {
    let trace = try #require(Self.traces.first { $0.header.intent == .pull })
    let traits = try traits("mrefresh")
    let replay = Replay(of: trace, model: .uikit, options: ReplayOptions())
    let engine = try #require(replay.engine(named: "mrefresh"))
    let crossing = try #require(replay.run(engine).result.crossing)
    var live = LivePull(trace.header, on: ScrollList(model: .uikit), traits: traits, options: ReplayOptions())
    var passed: Double?
    for event in trace.events where event.layer == .libinput {
      live.follow(event)
      let time = Double(event.timeMicroseconds) / 1e6
      if passed == nil, live.takeReading(at: time).isPast { passed = time }
    }
    // The first report after the crossing: one apart at most.
    #expect(try (0...0.02).contains(#require(passed) - crossing))
    #expect(live.takeReading(at: 0).threshold == 110)
  }
}
