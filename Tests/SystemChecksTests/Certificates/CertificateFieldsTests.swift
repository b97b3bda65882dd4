import ScrollPhysics
import Testing
import TextFormats

@testable import SystemChecks

@Suite("A certificate as JSON")
struct CertificateFieldsTests {
  @Test("a length and a speed have their own keys, and a gesture is there where something was found in it")
  func findings() throws {
    var length = WorstCase()
    length.note(2.5, in: CertificateScene.pull, "here")
    var slow = CertificateFinding(.path, length, limit: 0.5)
    slow.percent = -4
    let speed = CertificateFinding(.changeVelocity, WorstCase(), limit: 3, allowance: 1)
    let json = try JSONReader.value(
      of: Array(Certificate.format.json([Certificate(of: .uikit, findings: [slow, speed])]).utf8))
    #expect((json["viewport_pt"]?.double, json["content_pt"]?.double) == (680, 6800))
    #expect((json["finger_rate_hz"]?.double, json["rate_hz"]?.double) == (125, 240))
    let model = try #require(json["models"]?.array?.first)
    #expect(model["name"]?.string == "uikit" && model["keeps_promises"]?.bool == false)
    func text(_ measure: String) -> String {
      var writer = JSONWriter()
      writer.value(model["measures"]?[measure] ?? .null)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(
      text("path")
        == #"{"pass":false,"properties":[{"property":"path","pass":false,"must_pass":true,"worst_pt":2.5,"limit_pt":0.5,"percent":-4,"place":"here","gesture":"pull 200 pt past the edge, top","arguments":"--start-offset 30 --script 'down; move 30 0.001; hold 200; move 230 200; release'"}]}"#
    )
    #expect(
      text("continuity")
        == #"{"pass":true,"properties":[{"property":"velocity at a change","pass":true,"must_pass":true,"worst_pt_s":0,"limit_pt_s":4,"percent":null,"place":null,"gesture":null,"arguments":null}]}"#
    )
    #expect(text("energy") == #"{"pass":true,"properties":[]}"#)
  }
}
