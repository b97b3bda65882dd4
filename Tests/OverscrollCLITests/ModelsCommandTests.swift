import Testing

@testable import OverscrollCLI

@Suite("models")
struct ModelsCommandTests {
  // Constants by product.md, Names and the vectors' names.
  @Test("the page of a model, whole")
  func page() {
    let ending = overscroll("models", "uikit")
    #expect(ending == .init(status: 0, signal: nil, output: Golden.text("models-uikit.txt"), messages: ""))
  }

  @Test("the list has a line for each model")
  func list() {
    #expect(overscroll("models").output == Golden.text("models.txt"))
  }

  @Test("as JSON, constants have their unit in the key")
  func json() {
    #expect(
      overscroll("models", "--json").output.hasPrefix(
        """
        {"schema":"overscroll-models/1","models":[{"name":"uikit",\
        "summary":"UIScrollView, by the published formulas.",\
        "constants":{"rubber_band_coefficient":0.55,"deceleration_rate_per_ms":0.998,"spring_stiffness":100,\
        "spring_damping_ratio":1,"rest_distance_pt":0.5,"rest_speed_pt_s":10}
        """))
  }

  @Test("an unknown model brings the nearest")
  func unknown() {
    let ending = overscroll("models", "uikti")
    #expect(ending.status == 2)
    #expect(
      ending.messages
        == "error: models: no model 'uikti'; did you mean 'uikit'? Read on: overscroll models --help\n")
  }
}
