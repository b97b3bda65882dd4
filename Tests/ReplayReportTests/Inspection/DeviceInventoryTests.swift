import GestureTraces
import Testing

@testable import ReplayReport
@testable import TraceReplay

@Suite("Devices of a folder")
struct DeviceInventoryTests {
  /// A take on a screen of 60 mm by 120: a finger that goes so far down, a report each 10 ms.
  private func take(
    _ name: String, down: Double, subject: String = "s1", origin: String = "recorded", every: Int = 10_000
  ) throws -> TraceSummary {
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"name":"\#(name)","kind":"touchscreen","vendor":"04f3","product":"30ba","size_mm":[60,120]},"source":{"origin":"\#(origin)"},"subject":"\#(subject)"}"#,
      #"{"type":"down","t":0,"slot":0,"x":10,"y":10}"#,
    ]
    for step in 1...40 {
      lines.append(
        #"{"type":"move","t":\#(step * every),"slot":0,"x":10,"y":\#(10 + down * Double(step) / 40)}"#)
    }
    lines.append(#"{"type":"up","t":\#(40 * every + 5000),"slot":0}"#)
    lines.append(#"{"type":"end","t":\#(40 * every + 5000),"events":42,"grade":"A","reasons":[]}"#)
    var reader = TraceReader(path: "a.trace")
    try reader.read(Array((lines.joined(separator: "\n") + "\n").utf8))
    return TraceSummary(of: try reader.finish(), options: ReplayOptions())
  }

  @Test(
    "takes of one device are one row: people, grades, and the furthest a finger went, 6.42 pt a millimetre")
  func oneDevice() throws {
    var inventory = DeviceInventory()
    inventory.add(try take("Pad", down: 20), options: ReplayOptions())
    inventory.add(try take("Pad", down: 50, subject: "s2"), options: ReplayOptions())
    let device = try #require(inventory.devices.first)
    #expect(inventory.devices.count == 1)
    #expect(device.takes == 2 && device.subjects == 2 && device.gestures == 2)
    #expect(device.grades == ["A": 2] && device.gaps == 0)
    #expect(abs(try #require(device.rate) - 100) < 1e-6)
    // 50 mm times 6.42 pt.
    #expect(abs(try #require(device.reach) - 321) < 1e-6)
    #expect(abs(try #require(device.reachMillimetres) - 50) < 1e-6)
    #expect(device.pointsPerMillimetre == 6.42)
  }

  @Test("another name or another origin is another row, the one with more gestures first")
  func severalDevices() throws {
    var inventory = DeviceInventory()
    inventory.add(try take("A", down: 20), options: ReplayOptions())
    inventory.add(try take("B", down: 20), options: ReplayOptions())
    inventory.add(try take("B", down: 20), options: ReplayOptions())
    inventory.add(try take("B", down: 20, origin: "imported"), options: ReplayOptions())
    let rows = inventory.devices.map { "\($0.key.name) \($0.key.origin.rawValue) \($0.takes)" }
    #expect(rows == ["B recorded 2", "A recorded 1", "B imported 1"])
    let lines = inventory.csv.split(separator: "\n")
    #expect(lines.count == 4 && lines[1].hasPrefix("B,touchscreen,04f3:30ba,recorded,2,1,2,0,100,"))
    #expect(inventory.text(width: 80).split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(inventory.json.hasPrefix(#"{"schema":"overscroll-inspect-devices/1","devices":[{"device":"B""#))
  }
}
