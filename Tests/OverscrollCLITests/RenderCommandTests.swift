import TestSamples
import Testing

/// What `render` draws and prints, from outside.
@Suite("render")
struct RenderCommandTests {
  private let folder = TemporaryFolder()

  init() { folder.write(DragTrace().text, to: "pull.trace") }

  private func run(_ words: String...) -> RunningBinary.Ending {
    overscroll(["render", "--engine", "pullview"] + words, in: folder)
  }

  /// Runs it and expects nothing but this message.
  private func expect(_ message: String, of words: String..., line: SourceLocation = #_sourceLocation) {
    let ending = overscroll(["render"] + words, in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty, sourceLocation: line)
    #expect(ending.messages == "error: \(message)\n", sourceLocation: line)
  }

  /// The bytes of a file as `od` prints them, from `start` on.
  private func bytes(_ name: String, from start: Int, count: Int) -> String {
    shell("od -An -v -tx1 -j\(start) -N\(count) \(name) | tr -d ' \\n'", in: folder).output
  }

  // MARK: Pictures

  @Test("an SVG is a filmstrip of six frames, and the frames are printed")
  func svg() {
    let ending = run("-o", "a.svg", "pull.trace")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count == 7 && lines[0] == "frame   at ms  pull pt  inset pt  state       shows")
    #expect(ending.output.contains("  fires\n") && ending.output.contains("  finger down\n"))
    let svg = shell("cat a.svg", in: folder).output
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n") && svg.contains(">pullview on uikit<"))
    #expect(balanced(svg))
    #expect(run("-o", "-", "pull.trace").output == svg)
  }

  /// Whether every element that is opened is closed, in order.
  private func balanced(_ svg: String) -> Bool {
    var open: [Substring] = []
    for piece in svg.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      let name = piece.prefix { $0 != " " }
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else if !piece.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }

  @Test("a begin that the engine has no call for is warned about, and one that it has is not")
  func ignoredBegin() {
    let words = ["--begin", "300", "-o", "a.svg", "--force", "pull.trace"]
    let ignoring = overscroll(["render", "--engine", "ego"] + words, in: folder)
    #expect(
      ignoring.status == 0
        && ignoring.messages
          == "warning: --begin: 1 engine has no call for it, and nothing happens there: ego\n"
    )
    let beginning = overscroll(["render", "--engine", "mj"] + words, in: folder)
    #expect(beginning.status == 0 && beginning.messages.isEmpty)
  }

  @Test("--at is one frame alone, --size how much of it")
  func moment() {
    let svg = run("-o", "-", "--at", "200", "--size", "240x320", "pull.trace").output
    #expect(svg.contains("viewBox=\"0 0 240 320\"") && svg.contains(">200 ms<"))
    #expect(svg.components(of: "Row 1<") == 1)
  }

  @Test("a PNG has the frame's size times the scale")
  func png() {
    let ending = run("-o", "a.png", "--at", "0", "--size", "100x80", "--scale", "2", "pull.trace")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    // The signature, then IHDR with 200 × 160.
    #expect(bytes("a.png", from: 0, count: 8) == "89504e470d0a1a0a")
    #expect(bytes("a.png", from: 12, count: 12) == "49484452" + "000000c8" + "000000a0")
  }

  @Test("a WebP moves: its size, for ever, and a frame for what changes; a still one is asked for")
  func webp() {
    let ending = run("-o", "a.webp", "--size", "100x80", "--work", "100", "pull.trace")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.hasPrefix("a.webp: ") && ending.output.contains(" frames in "))
    #expect(ending.output.contains(" s, 100 × 80 px, "))
    // RIFF, WEBP, VP8X of 10 bytes that moves, 100 × 80 less one each; ANIM.
    #expect(
      bytes("a.webp", from: 8, count: 22) == "57454250" + "56503858" + "0a000000" + "02000000" + "630000"
        + "4f0000")
    #expect(bytes("a.webp", from: 30, count: 4) == "414e494d")
    #expect(run("-o", "b.webp", "--size", "100x80", "--at", "0", "pull.trace").status == 0)
    #expect(bytes("b.webp", from: 8, count: 8) == "57454250" + "5650384c")
  }

  @Test("a picture that is there stays, but for --force")
  func overwrite() {
    folder.write("mine", to: "a.svg")
    expect(
      "a.svg: exists already; choose another name, or give --force to replace it", of: "--engine", "pullview",
      "-o",
      "a.svg", "pull.trace")
    #expect(shell("cat a.svg", in: folder).output == "mine")
    #expect(run("-o", "a.svg", "--force", "pull.trace").status == 0)
    #expect(shell("cat a.svg", in: folder).output.hasPrefix("<svg "))
  }

  @Test("a policy file is an engine, and replay's options count")
  func policy() {
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"mine","input":"offset","threshold":{"points":50},"moment":"crossing"}"#,
      to: "mine.json")
    let ending = overscroll(
      ["render", "--engine", "mine.json", "--model", "gtk", "--work", "100", "-o", "-", "pull.trace"],
      in: folder)
    #expect(ending.status == 0 && ending.output.contains(">mine on gtk<"))
    #expect(ending.output.contains(">50.0 pt<"))
  }

  @Test("a trace in which nothing happens has a picture of that")
  func nothing() {
    folder.write(DragTrace().lines[0] + "\n", to: "none.trace")
    let ending = run("-o", "a.svg", "none.trace")
    #expect(ending.status == 0 && ending.messages.hasPrefix("warning: none.trace: cut off after line 1"))
    #expect(ending.output.split(separator: "\n").count == 2)
  }

  // MARK: Mistakes

  private static let readOn = "Read on: overscroll render --help"

  @Test("what is missing or excludes each other is said")
  func mistakes() {
    expect(
      "render: no picture named; give -o FILE, its name ending in .svg, .png or .webp. \(Self.readOn)",
      of: "--engine", "mrefresh", "pull.trace")
    expect(
      "render: no engine named; give --engine NAME ('overscroll engines' lists them). \(Self.readOn)",
      of: "-o", "a.svg", "pull.trace")
    expect(
      "render: --at is one frame and --filmstrip several; give one of them. \(Self.readOn)",
      of: "--engine", "mrefresh", "-o", "a.svg", "--at", "3", "--filmstrip", "3", "pull.trace")
    expect(
      "render: --scale is for pixels, which an SVG does not have; leave it out. \(Self.readOn)",
      of: "--engine", "mrefresh", "-o", "a.svg", "--scale", "2", "pull.trace")
    expect(
      "render: --output: 'a.gif' does not say what to draw; let its name end in .svg, .png or .webp. \(Self.readOn)",
      of: "--engine", "mrefresh", "-o", "a.gif", "pull.trace")
    expect(
      "render: --size: '3x4x5' is not a size; give two numbers from 60 to 4000 as 375x667. \(Self.readOn)",
      of: "--engine", "mrefresh", "-o", "a.svg", "--size", "3x4x5", "pull.trace")
    expect(
      "render: --engine: a picture shows one engine; name it. \(Self.readOn)",
      of: "--engine", "all", "-o", "a.svg", "pull.trace")
  }

  @Test("a picture too large for its format says so and leaves no file")
  func tooLarge() {
    let ending = run("-o", "a.png", "--at", "0", "--size", "4000x60", "--scale", "10", "pull.trace")
    #expect(ending.status == 2)
    #expect(
      ending.messages
        == "error: the picture would be 40000 pixels long or wide; the limit is 32767. Make it smaller\n")
    #expect(shell("ls", in: folder).output == "pull.trace\n")
  }

  @Test("a picture of too many pixels, and a replay of too many frames, are refused before they are made")
  func tooMuch() {
    expect(
      "the picture would have 256000000 pixels; the limit is 67108864. Make it smaller", of: "--engine",
      "pullview", "-o", "a.webp", "--size", "4000x4000", "--scale", "4", "pull.trace")
    for (file, words, rate) in [
      ("a.webp", "animation would have", 60), ("a.svg", "replay would have", 60),
      ("a.svg", "replay would have", 9999),
    ] {
      let begin = rate == 60 ? "3600000" : "5000"
      let ending = run("-o", file, "--begin", begin, "--rate", "\(rate)", "pull.trace")
      #expect(ending.status == 2 && ending.output.isEmpty)
      // Behind a warning: this engine has no begin, but the replay lasts until then.
      #expect(ending.messages.contains("\nerror: the \(words) "))
      #expect(ending.messages.hasSuffix(" are the most; lower --rate, or let a shorter time pass\n"))
    }
    #expect(shell("ls", in: folder).output == "pull.trace\n")
  }

  // MARK: Paths of one's own

  @Test("--path is drawn by MRefresh and by policies, and every other engine refuses it")
  func path() {
    func svg(_ words: String...) -> String {
      overscroll(["render", "--at", "300", "-o", "-"] + words + ["pull.trace"], in: folder).output
    }
    for engine in ["mrefresh", "mrefresh-0.2", "mrefresh-fixed"] {
      let (own, line) = (svg("--engine", engine), svg("--engine", engine, "--path", "M0 0h8"))
      #expect(line.hasSuffix("</svg>\n") && line != own)
      // A path is as large as fits: twice the size is the same picture.
      #expect(svg("--engine", engine, "--path", "m4 4 h16") == line)
    }
    expect(
      "render: --path is for engines that draw along a path, and 'jackrabbit' does not; take mrefresh, mrefresh-0.2 or a policy, as mrefresh-fixed. \(Self.readOn)",
      of: "--engine", "jackrabbit", "--path", "M0 0h8", "-o", "a.svg", "pull.trace")
  }

  @Test("path data that is wrong is told with its column and a caret, and nothing is written")
  func badPath() {
    let ending = overscroll(
      ["render", "--engine", "mrefresh", "--path", "M0 0C1 Z", "-o", "a.svg", "pull.trace"], in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(
      ending.messages == """
        error: render: --path: column 8: 'C' takes 6 numbers and number 2 is missing; add it before 'Z'. \(Self.readOn)
          M0 0C1 Z
                 ^

        """)
    for data in ["", "M3 3"] {
      expect(
        "render: --path: nothing is drawn; add a line or a curve, as in 'M0 0L8 8'. \(Self.readOn)",
        of: "--engine",
        "mrefresh", "--path", data, "-o", "a.svg", "pull.trace")
    }
    #expect(shell("ls", in: folder).output == "pull.trace\n")
  }

  @Test("a library that cannot be loaded is named with its package, and an SVG needs none")
  func missingLibrary() {
    // An empty file is found first and is no library.
    folder.write("", to: "libpangocairo-1.0.so.0")
    folder.write("", to: "libwebp.so.7")
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.environment = ["LD_LIBRARY_PATH": folder.path]
    let words = ["render", "--engine", "mrefresh", "--at", "0", "pull.trace", "-o"]
    let ending = binary.run(words + ["a.png"])
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages.hasPrefix("error: libpangocairo-1.0.so.0: "))
    #expect(ending.messages.contains("; install the Debian package libpangocairo-1.0-0, or draw an SVG"))
    #expect(binary.run(words + ["a.svg"]).status == 0)
    #expect(binary.run(["engines"]).status == 0)
  }

  @Test(
    "no library for pictures is linked",
    .enabled(if: RunningBinary.isCompiled, "the program is started by a script"))
  func linked() {
    let needed = shell("ldd \"$OVERSCROLL\"", in: folder).output
    #expect(needed.contains("libc.so") && !needed.contains("cairo") && !needed.contains("webp"))
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
