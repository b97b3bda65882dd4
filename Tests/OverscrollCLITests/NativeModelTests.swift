import TestSamples
import Testing

/// `--model native` through the binary: each engine on the physics it ships on.
@Suite("--model native")
struct NativeModelTests {
  private static let engines = ["mj", "kirigami", "swiperefresh"]

  private static func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    _ = shell("mkdir traces", in: folder)
    for length in stride(from: 15, through: 45, by: 10) {
      folder.write(DragTrace(millimetres: length).text, to: "traces/pull-\(length).trace")
      folder.write(
        DragTrace(millimetres: length, intent: "scroll").text, to: "traces/scroll-\(length).trace")
    }
    return folder
  }

  @Test(
    "with a slop said for both a row of native differs from that of the engine's own model in its ground alone"
  )
  func rows() {
    let folder = Self.folder()
    let native = overscroll(
      [
        "replay", "--json", "--engine", Self.engines.joined(separator: ","), "--model", "native", "--slop",
        "0",
        "traces",
      ],
      in: folder)
    #expect(native.status == 0)
    for (engine, model) in [("mj", "uikit"), ("kirigami", "qt"), ("swiperefresh", "android-stretch")] {
      let alone = overscroll(
        ["replay", "--json", "--engine", engine, "--model", model, "--slop", "0", "traces"], in: folder)
      let own = native.output.split(separator: "\n").filter { $0.contains(#""engine":"\#(engine)""#) }
      #expect(!own.isEmpty && own.allSatisfy { $0.contains(#""ground":"native""#) })
      // Alone it is the first of its call.
      #expect(
        own.map {
          $0.replacing(#""ground":"native""#, with: #""ground":"\#(model)""#)
            .replacing(/"call_order":\d/, with: #""call_order":1"#)
        }
          == alone.output.split(separator: "\n").map { $0[...] })
    }
  }

  @Test("a report of rows is the report of the traces, and each names the models")
  func report() {
    let folder = Self.folder()
    let words = ["--engine", Self.engines.joined(separator: ","), "--model", "native"]
    let direct = overscroll(["report", "--full"] + words + ["traces"], in: folder)
    let rows = overscroll(["replay", "--json"] + words + ["traces"], in: folder)
    folder.write(rows.output, to: "rows.jsonl")
    let counted = overscroll(["report", "--full", "--rows"] + words + ["rows.jsonl"], in: folder)
    #expect(direct.status == 0 && direct.output == counted.output)
    let text = direct.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.hasPrefix("3 engines were judged on 8 synthetic gestures"))
    #expect(text.contains("kirigami on qt") && text.contains("swiperefresh on android-stretch"))
  }

  @Test("a comparison names both models, and its next line runs both natively")
  func compare() {
    let folder = Self.folder()
    let ending = overscroll(
      ["compare", "--engine", "mj,swiperefresh", "--model", "native", "traces"], in: folder)
    let text = ending.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(ending.status == 0)
    #expect(
      text.hasPrefix("A is mj, B is swiperefresh, both replayed on 8 synthetic gestures")
        && text.contains("A ran on uikit, B on android-stretch."))
    #expect(text.contains("--model native"))
  }

  @Test("without --model each engine runs natively, a policy on uikit, and the page names the models")
  func usual() throws {
    let folder = Self.folder()
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"mine","threshold":{"points":60},"moment":"release"}"#,
      to: "mine.json")
    let words = ["replay", "--json", "--engine", "kirigami,mine.json", "traces"]
    let usual = overscroll(words, in: folder)
    #expect(
      usual.status == 0 && usual.output == overscroll(words + ["--model", "native"], in: folder).output)
    #expect(
      usual.output.contains(
        /"engine":"mine","engine_id":"policy:[0-9a-f]+","model":"uikit","model_id":"built-in","ground":"native"/
      ))
    _ = overscroll(["report", "--html", "page.html", "--engine", "mj,kirigami", "traces"], in: folder)
    let page = shell("cat page.html", in: folder).output
    #expect(page.contains("Engines ran on their own platforms' scroll physics: kirigami on qt; mj on uikit."))
    for command in ["stress", "sweep"] {
      let text = overscroll([command, "--engine", "kirigami", "--json", "traces"], in: folder).output
      #expect(text.contains(#""engine":"kirigami","model":"qt""#), "\(command)")
    }
  }

  @Test("a gate on native is of the groups that ran there, also by their own model's name")
  func gate() {
    let folder = Self.folder()
    folder.write("engine kirigami model native: n >= 1\nengine kirigami model qt: n >= 1\n", to: "gates.txt")
    let words = ["report", "--engine", "mj,kirigami", "--gate", "gates.txt"]
    #expect(overscroll(words + ["--model", "native", "traces"], in: folder).status == 0)
    #expect(overscroll(words + ["--model", "uikit", "traces"], in: folder).status == 1)
  }
}
