import Testing

import TestSamples

@Suite("models")
struct ModelsCommandTests {
  // Of a model that maps positions, one of increments, and a fixed one.
  @Test("the page of a model, whole", arguments: ["uikit", "flutter-ios", "flutter-ios-fixed"])
  func page(name: String) {
    let ending = overscroll("models", name)
    #expect(ending.status == 0 && ending.messages == "")
    #expect(Golden.difference(of: ending.output, from: "models-\(name).txt") == nil)
  }

  @Test("the list, whole")
  func list() {
    #expect(Golden.difference(of: overscroll("models", "--full").output, from: "models.txt") == nil)
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

  @Test("as JSON, quirks, what fixes them and the cases that pass")
  func quirks() {
    let text = overscroll("models", "--json", "better-scroll", "better-scroll-fixed").output
    #expect(
      text.contains(
        #""mapping":"increments","quirks":[{"name":"Q14","text":"An event that ends outside the bounds is damped as a whole, including its part inside, so offsets depend on the path."}],"mended_quirks":[],"mended_by":"better-scroll-fixed","mends":null,"cases":{"file":"web.json","upstream":2,"derived":0}}"#
      ))
    #expect(text.contains(#""mapping":"position","quirks":[],"mended_quirks":[{"name":"Q14""#))
    #expect(text.contains(#""mended_by":null,"mends":"better-scroll","cases":null}"#))
  }

  @Test("an unknown model brings the nearest")
  func unknown() {
    let ending = overscroll("models", "uikti")
    #expect(ending.status == 2)
    #expect(
      ending.messages
        == "error: models: unknown model 'uikti'; did you mean 'uikit'? Read on: overscroll models --help\n")
  }
}
