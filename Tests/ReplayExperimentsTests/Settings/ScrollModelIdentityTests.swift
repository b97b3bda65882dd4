import PolicyFiles
import ReplayExperiments
import ScrollPhysics
import Testing

@Suite("Identity of a scroll model")
struct ScrollModelIdentityTests {
  private static func model(_ coefficient: String, name: String) throws -> ScrollModel {
    let text = """
      {"schema":"overscroll-model/1","name":"\(name)","drag":{"rule":"band","coefficient":\(coefficient)},
       "fling":{"rule":"none"},"return":{"rule":"none"}}
      """
    return try ScrollModelFile(Array(text.utf8), path: "a.json").model
  }

  @Test("a model of a file is known by its content, whatever its name; a built-in model by its name alone")
  func content() throws {
    let one = try Self.model("0.5", name: "one").identity
    // The start of what sha256sum prints for the file that 'models --file' writes, with an empty name.
    #expect(one == "model:dc55ade2caa6b094")
    #expect(try Self.model("0.50", name: "two").identity == one)
    #expect(try Self.model("0.5000001", name: "one").identity != one)
    #expect(ScrollModel.all.allSatisfy { $0.identity == "built-in" })
  }
}
