import Testing

@testable import TextFormats
import TestSamples

/// What `inspect --devices` prints, from outside. A `DragTrace` goes so many millimetres, one every 10 ms: 100 reports a
/// second and no jitter; a millimetre is 6.42 points. Sums and greatest are by hand.
@Suite("inspect --devices")
struct InspectDevicesTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(DragTrace(millimetres: 28).text, to: "a.trace")
    folder.write(DragTrace(millimetres: -25, header: #","subject":"kim""#).text, to: "b.trace")
    let named = DragTrace(millimetres: 30).text.replacing(
      #""kind":"touchscreen","#,
      with: #""name":"A pad, of 2","kind":"touchscreen","vendor":"06cb","product":"7f8b","#)
    folder.write(named.replacing(#""origin":"synthetic""#, with: #""origin":"recorded""#), to: "c.trace")
  }

  private func output(_ words: String...) -> String {
    let ending = overscroll(["inspect", "--devices", "a.trace", "b.trace", "c.trace"] + words, in: folder)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    return ending.output
  }

  @Test("two files of one device are one row, another device is another")
  func devices() throws {
    let json = try JSONReader.value(of: Array(output("--json").utf8))
    #expect(json["schema"]?.string == "overscroll-inspect-devices/1")
    let devices = try #require(json["devices"]?.array)
    #expect(devices.map { $0["takes"]?.integer } == [2, 1])
    #expect(devices.map { $0["subjects"]?.integer } == [1, 0])
    #expect(devices.map { $0["device"]?.string } == ["touchscreen", "A pad, of 2"])
    #expect(devices.map { $0["id"]?.string } == [nil, "06cb:7f8b"])
    #expect(devices.map { $0["origin"]?.string } == ["synthetic", "recorded"])
    #expect(devices[0]["grades"]?["A"]?.integer == 2 && devices[0]["grades"]?["F"]?.integer == 0)
    #expect(devices[0]["gaps"]?.integer == 0 && devices[0]["gestures"]?.integer == 2)
  }

  @Test("rate, jitter and the furthest travel, up or down, in millimetres and points")
  func figures() throws {
    let json = try JSONReader.value(of: Array(output("--json").utf8))
    let device = try #require(json["devices"]?.array?.first)
    func near(_ key: String, _ value: Double) -> Bool {
      abs((device[key]?.double ?? .infinity) - value) < 1e-9
    }
    #expect(near("rate_hz", 100) && near("jitter_ms", 0) && near("points_per_mm", 6.42))
    #expect(near("reach_mm", 28) && near("reach_pt", 28 * 6.42))
  }

  @Test("where positions are no lengths there are no millimetres")
  func noMillimetres() throws {
    let text = DragTrace().text.replacing(#","size_mm":[60,120]}"#, with: #"},"units":"points""#)
    folder.write(text, to: "points.trace")
    let ending = overscroll(["inspect", "--devices", "--json", "points.trace"], in: folder)
    let json = try JSONReader.value(of: Array(ending.output.utf8))
    let device = try #require(json["devices"]?.array?.first)
    #expect(device["reach_mm"] == .null && device["points_per_mm"] == .null)
    #expect(device["reach_pt"]?.double == 25)
  }

  @Test("the table keeps to 80 columns; CSV has a line a device, a name with a comma in quotes")
  func tables() {
    let text = output()
    #expect(text.hasPrefix("2 devices, 3 takes\n\n") && text.contains("\ndevice "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let lines = output("--csv").split(separator: "\n")
    #expect(lines.count == 3 && lines[1].hasPrefix("touchscreen,touchscreen,,synthetic,2,1,2,0,"))
    #expect(lines[2].hasPrefix(#""A pad, of 2",touchscreen,06cb:7f8b,recorded,1,0,1,0,"#))
  }

  @Test("the answer is a screen of devices with most gestures; --full has all of them with every figure")
  func answer() {
    _ = shell("mkdir many", in: folder)
    for number in 0..<20 {
      let name = #""name":"Panel \#(number)","kind":"touchscreen""#
      folder.write(
        DragTrace().text.replacing(#""kind":"touchscreen""#, with: name), to: "many/\(number).trace")
    }
    folder.write(DragTrace().text, to: "many/a.trace")
    folder.write(DragTrace().text, to: "many/b.trace")
    let answer = overscroll(["inspect", "--devices", "many"], in: folder).output
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0] == "21 devices, 22 takes"
        && lines.contains {
          $0.hasPrefix("touchscreen ") && $0.split(separator: " ")[1...4] == ["2", "2", "100", "0.00"]
        })
    #expect(answer.contains("\n--full also shows 7 devices with fewer gestures.\n"), "\(answer)")
    #expect(lines.count <= 25 && answer.contains("next: overscroll inspect --devices --full many"))
    let whole = overscroll(["inspect", "--devices", "--full", "many"], in: folder).output
    #expect((0..<20).allSatisfy { whole.contains("Panel \($0) ") } && whole.contains("pt/mm"))
    #expect(!answer.contains("pt/mm"))
  }

  @Test("several threads give the same bytes as one")
  func jobs() {
    #expect(output("--json", "--jobs", "1") == output("--json", "--jobs", "3"))
  }

  @Test("what does not go together is refused in a line")
  func refused() {
    for words in [["--csv"], ["--jobs", "2"], ["--devices", "--csv", "--json"]] {
      let ending = overscroll(["inspect", "a.trace"] + words, in: folder)
      #expect(ending.status == 2 && ending.output.isEmpty && ending.messages.hasPrefix("error: "))
    }
  }
}
