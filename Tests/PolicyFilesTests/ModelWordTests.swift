import ScrollPhysics
import TestSamples
import Testing

@testable import PolicyFiles

@Suite("Models as words of a command line")
struct ModelWordTests {
  private let folder = TemporaryFolder()

  private func error(_ word: String) -> String? {
    do {
      _ = try ModelWord(word)?.model()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("a path, a built-in model with options, or neither")
  func kinds() {
    #expect(ModelWord("uikit") == nil && ModelWord("uikitt:a=1") == nil && ModelWord("") == nil)
    #expect(ModelWord("uikit:coefficient=0.4")?.isFile == false)
    #expect(ModelWord("a/b.json")?.isFile == true && ModelWord("a:b.json:x=1")?.isFile == true)
    // With the ending of a file, the whole word is a path.
    #expect(ModelWord("uikit:a.json")?.isFile == true)
  }

  @Test("options of a file's model follow its path")
  func file() throws {
    let path = "\(folder.path)/mine.json"
    let text = try ScrollModelFile(of: .uikit).text.replacing("my-uikit", with: "mine")
    folder.write(text, to: "mine.json")
    let file = try #require(try ModelWord("\(path):coefficient=0.4")?.model())
    #expect(file.name == "mine:coefficient=0.4")
    #expect(file.parts == (try ModelWord("uikit:coefficient=0.4")?.model().parts))
    #expect(error("\(path):coefficient=2") == "'coefficient' must be a number from 0.001 to 1")
  }

  @Test("an options file is the model with the options on the command line")
  func options() throws {
    folder.write(
      #"{"schema":"overscroll-options/1","model":"uikit","options":{"stiffness":180,"edge":"stop"}}"#,
      to: "o.json")
    let path = "\(folder.path)/o.json"
    #expect(try ModelWord(path)?.model() == ModelWord("uikit:edge=stop,stiffness=180")?.model())
    #expect(try ModelWord(path)?.model().name == "uikit:edge=stop,stiffness=180")
  }

  @Test(
    "an error of an options file says where, what and what to do",
    arguments: [
      (
        #""model":"qt","options":{"a":1}"#,
        "qt does not have options, because it carries state from one touch to the next"
      ),
      (#""model":"uikitt","options":{"a":1}"#, "unknown model 'uikitt'; did you mean 'uikit'?"),
      (#""model":"uikit","options":{}"#, "there is not an option after the colon; remove the colon"),
      (#""model":"uikit","options":{"coefficient":"0.4"}"#, "'coefficient' must be a number from 0.001 to 1"),
      (
        #""engine":"mrefresh","options":{"threshold":90}"#, "it has options of an engine; give it to --engine"
      ),
      (
        #""model":"uikit","stiffness":180"#,
        "unknown key 'stiffness'; choose one of schema, model, options; options belong in 'options'"
      ),
      (#""options":{"a":1}"#, "'model' must be a name, and 'options' an object of their values"),
    ])
  func faults(rest: String, words: String) {
    folder.write(#"{"schema":"overscroll-options/1",\#(rest)}"#, to: "o.json")
    let path = "\(folder.path)/o.json"
    #expect(error(path) == "\(path): \(words)")
  }
}
