import GestureTraces
import TestSamples
import Testing

@testable import TouchCapture
@testable import FileAccess

/// A sample of what `tools/prove import` does with every line of every recording.
@Suite("Damaged recordings by others")
struct ImportDamageTests {
  private static let folder = "../shared/recordings"

  /// Recordings that are read in a moment by a build that is not optimised.
  private static func small() throws -> [ImportDamage] {
    try FileIO.files(under: folder).filter { path in
      ![".md", ".csv", ".jsonl", ".desc", ".device", "LICENSE"].contains { path.hasSuffix($0) }
    }.compactMap { path in
      let bytes = try FileIO.contents(of: path)
      return bytes.count < 30_000 ? ImportDamage(bytes, path: path) : nil
    }
  }

  @Test(
    "cut short, out of order, with wild numbers, in the wrong format: a sound trace or a line with the reason",
    .enabled(if: FileIO.isFolder(folder), "../shared/recordings is not here"))
  func damage() throws {
    var random = SeededRandom(seed: 20_261_121)
    var counts: [Bool: Int] = [:]
    let recordings = try Self.small()
    for (number, recording) in recordings.enumerated() {
      let cut = recording.cut(after: Int.random(in: 1...recording.lines.count, using: &random))
      let formats = RecordingImport.Format.allCases
      let outcomes = [
        recording.outcome(of: cut), recording.outcome(of: recording.damaged(&random)),
        recording.outcome(of: cut, as: formats[number % formats.count]),
      ]
      for outcome in outcomes {
        if case .wrong(let what) = outcome { Issue.record("\(recording.path): \(what)") }
        counts[outcome == .traces, default: 0] += 1
      }
    }
    #expect(recordings.count > 50 && (counts[true] ?? 0) > 50 && (counts[false] ?? 0) > 50)
  }

  /// Small texts of the formats that are read by lines and rows, as their programs write them.
  private static let texts = [
    """
    -event4   DEVICE_ADDED     Some TouchPad  seat0 default group1  cap:pg  size 102x54mm
     event4   GESTURE_HOLD_BEGIN        +0.990s\t2
     event4   POINTER_SCROLL_FINGER   2 +1.007s\tvert 4.25/0.0* horiz 0.00/0.0 (finger)
     event4   POINTER_AXIS              +1.014s\tvert 15.00/1* horiz 0.00/0 (wheel)
     event7   TOUCH_DOWN                +1.020s\t0 (0) 50.00/25.00 (100.00/30.00mm)
     event7   TOUCH_MOTION              +1.028s\t0 (0) 50.00/50.00 (100.00/60.00mm)
     event7   TOUCH_UP                  +1.036s\t0 (0)
     event4   POINTER_SCROLL_FINGER     +1.040s\tvert 0.00/0.0* horiz 0.00/0.0* (finger)
    """,
    """
    [3923763.610] {Default Queue} wl_pointer#29.axis_source(1)
    [3923763.629] {Default Queue} wl_pointer#29.axis(8277724, 0, -1.50000000)
    [3923763.633] {Default Queue} wl_pointer#29.frame()
    [3923773.104] {Default Queue} wl_pointer#29.axis_stop(8277733, 0)
    [3923773.106] wl_touch@31.down(5, 8277740, wl_surface@3, 0, 10.5, 20.0)
    [3923773.107] wl_touch@31.up(6, 8277748, 0)
    [13:      wl_pointer] axis_stop: axis: 0 (vertical), discrete: 1
    [13:      wl_pointer] axis: time: 6172381; axis: 0 (vertical), value: 15.000000
    """,
    """
    time_ms,x,y,phase,user,session,label
    0,5,10,down,s01,1,pull
    100,5,90,up,s01,1,pull
    0,5,10,down,s02,1,fling
    50,5,60,up,s02,1,fling
    """,
    """
    time_ms,dx,dy,unit,source,phase
    0,0,5,pt,finger,begin
    8,0,1,click,wheel,
    16,0,3,pt,finger,end
    """,
    #"""
    {"userAgent":"Mozilla/5.0 (Macintosh)","wheelEvents":[
    {"deltaX":0,"deltaY":-7,"deltaMode":0,"timeStamp":10.25},
    {"deltaX":0,"deltaY":-3,"deltaMode":1,"timeStamp":26.5}]}
    """#,
    #"""
    {"dt_ms":[-1,10,8],"delta":[1,2,3],"format":"wheel-delta-sequence"}
    """#,
  ]

  @Test(
    "logs and tables cut after every byte, and damaged in 300 ways, never give what is unsound",
    arguments: texts)
  func logs(text: String) {
    let bytes = Array(text.utf8)
    let recording = ImportDamage(bytes, path: "log.txt")
    #expect(recording.outcome(of: bytes) == .traces)
    var random = SeededRandom(seed: 20_261_123)
    let cuts = stride(from: 0, to: bytes.count, by: Rounds.areAll ? 1 : 4).map { Array(bytes[..<$0]) }
    let damaged = (0..<Rounds.some(of: 300)).map { _ in recording.damaged(&random) }
    for text in cuts + damaged {
      if case .wrong(let what) = recording.outcome(of: text) {
        Issue.record("\(String(decoding: text, as: UTF8.self)): \(what)")
      }
    }
  }
}
