import GestureTraces
import TextFormats
import Testing

@Suite("Scales of traces")
struct TraceScaleTests {
  private func header(_ line: String) throws -> TraceHeader {
    try TraceReader.trace(of: Array("\(line)\n".utf8), path: "t").header
  }

  private func header(
    origin: String = "recorded", kind: String = "touchscreen", size: String = "", units: String = "",
    from: String = "", scale: String = ""
  ) throws -> TraceHeader {
    try header(
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"\#(kind)"\#(size)}\#(units)\#(scale),"source":{"origin":"\#(origin)"\#(from)}}"#
    )
  }

  @Test("a header without the key says its scale by units, size and origin")
  func implied() throws {
    #expect(try header(size: #","size_mm":[60,130]"#).scale == .device)
    #expect(try header(kind: "touchpad", size: #","size_mm":null"#).scale == .assumed)
    #expect(try header(size: #","size_mm":null"#, units: #","units":"normalised""#).scale == .assumed)
    #expect(
      try header(origin: "synthetic", size: #","size_mm":null"#, units: #","units":"normalised""#).scale
        == .told)
    #expect(try header(kind: "wheel").scale == .device)
    #expect(try header(kind: "touchpad").scale == .told)
    #expect(try header(units: #","units":"points""#).scale == .told)
    let csv = #","from":{"format":"csv","file":"a.csv"}"#
    #expect(try header(origin: "imported", units: #","units":"points""#, from: csv).scale == .assumed)
    let wayland = #","from":{"format":"wayland-log","file":"a.log"}"#
    #expect(try header(origin: "imported", units: #","units":"points""#, from: wayland).scale == .told)
  }

  @Test(
    "a stated scale wins, is written back, and is in the hash; without it bytes and hash stay as they were")
  func stated() throws {
    let told = try header(units: #","units":"normalised""#, scale: #","scale":"told""#)
    #expect(told.scale == .told)
    let line = String(decoding: TraceWriter.headerLine(told), as: UTF8.self)
    #expect(line.contains(#""units":"normalised","scale":"told","source""#))
    var silent = told
    silent.statedScale = nil
    #expect(!String(decoding: TraceWriter.headerLine(silent), as: UTF8.self).contains("scale"))
    let hash = { (header: TraceHeader) in
      Trace(path: "t", header: header, events: [], end: nil).hashOfContents
    }
    #expect(hash(told) != hash(silent))
    var noted = silent
    noted.note(scale: .assumed)
    #expect(noted == silent, "what the header implies is not stated too")
  }

  @Test(
    "an assumed scale is no A: not by the events, and not where an older trace states one",
    arguments: [("recorded", ""), ("imported", " (import --surface)")])
  func grades(origin: String, remedy: String) throws {
    let header = try header(origin: origin, size: #","size_mm":null"#, units: #","units":"normalised""#)
    let events = [
      TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 0.5, y: 0.5)),
      TraceEvent(timeMicroseconds: 9000, kind: .up(slot: 0)),
    ]
    var integrity = TraceIntegrity(header: header)
    for event in events { integrity.follow(event) }
    let grade = integrity.grade(endedAtMicroseconds: 9000)
    #expect(grade.letter == .b)
    #expect(grade.reasons == ["the scale is assumed: the size of the surface is not known\(remedy)"])
    let end = TraceEnd(timeMicroseconds: 9000, events: 2, grade: TraceGrade())
    #expect(Trace(path: "t", header: header, events: events, end: end).statedGrade == "B")
    let worse = TraceEnd(timeMicroseconds: 9000, events: 2, grade: TraceGrade(.d, "jumps"))
    #expect(Trace(path: "t", header: header, events: events, end: worse).statedGrade == "D")
  }
}
