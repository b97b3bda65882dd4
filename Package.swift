// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]
/// Everything but the modules that touch C.
let safe = strict + [.strictMemorySafety()]
/// The cores hold samples in line; with `@_addressableSelf` a query reads them where they are, else the compiler copies all.
let inPlace = safe + [.enableExperimentalFeature("AddressableParameters")]
/// Bodies stay in the module, so that one that changes builds this module anew and no other.
let enclosed: [SwiftSetting] = [.unsafeFlags(["-disable-cmo"], .when(configuration: .release))]
/// What tests go through millions of times is optimised in debug builds too: all tests take a third of the time. Its bodies stay in the
/// module here too, and preconditions print their messages. To step through it in a debugger, set OVERSCROLL_STEPS=1 in the environment.
let quick: [SwiftSetting] =
  Context.environment["OVERSCROLL_STEPS"] != nil
  ? []
  : [
    .unsafeFlags(
      // One object a file, as the index expects: in one thread there would be one a module.
      ["-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-disable-cmo", "-assert-config", "Debug"],
      .when(configuration: .debug))
  ]
/// The trait `Capture` (on by default) needs libinput's headers; without it everything but recording is there.
let capture: TargetDependencyCondition? = .when(traits: ["Capture"])

/// A module and the modules that it imports, all of them: what it only reaches through another is not rebuilt with it.
///
/// Where it `hasLoops`, it is `quick`. Only where `isInlined`, its functions are inlined in other modules: a replay asks those in its loops. Of the others it takes as many
/// instructions without, as engines are asked through `RefreshEngine` and the rest is asked once a gesture.
func module(
  _ name: String, _ imports: [Target.Dependency], exclude: [String] = [], _ settings: [SwiftSetting],
  hasLoops: Bool = false, isInlined: Bool = false, linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports, exclude: exclude,
    swiftSettings: settings + (hasLoops ? quick : []) + (isInlined ? [] : enclosed), linkerSettings: linker)
}

/// The tests of a module, in the folder with its name and `Tests` behind it, and the modules that they import beside it.
func tests(_ module: String, _ imports: [Target.Dependency] = [], hasGoldens: Bool = false) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module)] + imports,
    exclude: hasGoldens ? ["Goldens"] : [], swiftSettings: strict)
}

let package = Package(
  name: "overscroll",
  products: [
    .executable(name: "overscroll", targets: ["OverscrollCLI"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "PullToRefresh", targets: ["PullToRefresh"]),
    .library(name: "RefreshIndicators", targets: ["RefreshIndicators"]),
    .library(name: "GestureTraces", targets: ["GestureTraces"]),
    .library(name: "TraceReplay", targets: ["TraceReplay"]),
    .library(name: "ReplayStatistics", targets: ["ReplayStatistics"]),
  ],
  traits: [
    .trait(
      name: "Capture",
      description: "Record through libinput (needs libinput-dev, libudev-dev, libevdev-dev, libyaml-dev)."
    ),
    .default(enabledTraits: ["Capture"]),
  ],
  // Each after those that it imports. The comment of a module is its row in the map (`tools/make map`).
  targets: [
    // how content moves: models, as closed forms of time
    module(
      "ScrollPhysics", [], inPlace, hasLoops: true, isInlined: true,
      linker: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // when a refresh starts: engines, policies, thresholds
    module("PullToRefresh", ["ScrollPhysics"], safe, hasLoops: true),
    // JSON, CSV, XML, decimals, digests; what people read in a terminal: tables, wrapping, plots; logs of offsets
    module("TextFormats", [], strict, hasLoops: true, isInlined: true),
    // opens files and shared libraries; nothing else does, except TouchCapture for device nodes
    module("FileAccess", ["TextFormats"], strict),
    // the indicator of an engine, as a list of things to draw
    module("RefreshIndicators", ["ScrollPhysics", "PullToRefresh", "TextFormats"], safe),
    // draws such a list as PNG or WebP (cairo, pango, libwebp, loaded on demand)
    module("PictureRendering", ["FileAccess", "RefreshIndicators"], strict),
    // a trace: header, events, grades, text and back; generated gestures
    module("GestureTraces", ["TextFormats"], strict, hasLoops: true, isInlined: true),
    // traces on disk, also while they grow; many of them packed into one mapped file
    module("TraceStorage", ["TextFormats", "FileAccess", "GestureTraces"], strict, hasLoops: true),
    // a trace, or a live finger, through a model and an engine
    module(
      "TraceReplay", ["ScrollPhysics", "PullToRefresh", "TextFormats", "GestureTraces"], inPlace,
      hasLoops: true, isInlined: true),
    // a trace in other formats, to be played on a kernel, in a browser or in an app's test, or shown in a viewer
    module(
      "TraceExports", ["ScrollPhysics", "PullToRefresh", "TextFormats", "GestureTraces", "TraceReplay"], safe),
    // a policy as a file
    module("PolicyFiles", ["ScrollPhysics", "PullToRefresh", "TextFormats", "FileAccess"], safe),
    // an engine that is a program of the user's, which exchanges lines with this one
    module(
      "ExternalEngines", ["ScrollPhysics", "PullToRefresh", "TextFormats", "TraceReplay", "PolicyFiles"],
      strict),
    // whether a gesture shows what was meant: for takes as they are recorded, for labels, for reports
    module("TakeChecks", ["ScrollPhysics", "TextFormats", "GestureTraces", "TraceReplay"], safe),
    // statistics: from counts to numbers with their uncertainty
    module("ReplayStatistics", ["ScrollPhysics"], safe, hasLoops: true),
    // many replays as values: reach, stress, shrink, sweep, tuning, lint, bundles, choice of engines
    module(
      "ReplayExperiments",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "GestureTraces", "TraceReplay", "PolicyFiles",
        "ExternalEngines", "TakeChecks", "ReplayStatistics",
      ], safe, hasLoops: true),
    // what engines and models are, promise and do: their lists, certificates, numeric cases (`verify`), constants fitted to logs
    module(
      "SystemChecks",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "RefreshIndicators", "TraceReplay",
        "PolicyFiles", "ReplayExperiments",
      ], inPlace, hasLoops: true),
    // results to report, comparison, baseline, gates, tables, JSON, CSV; personal data out of traces, rows and bundles
    module(
      "ReplayReport",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "GestureTraces", "TraceReplay", "TakeChecks",
        "ReplayStatistics", "ReplayExperiments",
      ], safe),
    // style sheets, scripts and schemas, embedded unchanged by the C compiler
    .target(name: "EmbeddedFiles"),
    // results to pages and pictures: `--html`, SVG, film strips; the page of `lab`
    module(
      "ReplayPages",
      [
        "PullToRefresh", "TextFormats", "RefreshIndicators", "GestureTraces", "TraceReplay",
        "ReplayStatistics",
        "ReplayExperiments", "ReplayReport", "EmbeddedFiles",
      ], exclude: ["HTML/Page", "HTML/Timeline", "HTML/Lab"], safe),
    // Headers alone: what is called of them is loaded when a command asks for it.
    .systemLibrary(name: "CLibinput"),
    .systemLibrary(name: "CLibevdev"),
    .systemLibrary(name: "CUdev"),
    .systemLibrary(name: "CYAML"),
    // functions of libinput and libyaml, loaded on demand; virtual devices for the real libinput, on a virtual clock
    .target(
      name: "VirtualInput",
      // libinput, once loaded, finds the devices by these names in whatever program holds them, so the program shows them.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    // makes traces from libinput and evdev, and from recordings by other programs
    module(
      "TouchCapture",
      [
        "TextFormats", "FileAccess", "GestureTraces", "TraceStorage",
        .target(name: "CLibinput", condition: capture),
        .target(name: "CLibevdev", condition: capture),
        .target(name: "CUdev", condition: capture),
        .target(name: "CYAML", condition: capture),
        .target(name: "VirtualInput", condition: capture),
      ], strict, hasLoops: true),
    // prompts a person for one take after another, or for the intents of a trace's gestures
    module(
      "PromptedCapture",
      [
        "ScrollPhysics", "TextFormats", "FileAccess", "GestureTraces", "TraceStorage", "TraceReplay",
        "TakeChecks",
      ], safe),
    // functions for the page of `lab`, compiled as WebAssembly by `tools/build-lab`
    module(
      "ReplayLab",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "RefreshIndicators", "GestureTraces", "TraceReplay",
        "PolicyFiles", "TakeChecks", "ReplayStatistics", "ReplayExperiments", "ReplayReport", "ReplayPages",
        "PromptedCapture",
      ], safe),
    // the lab's module in the program, if `tools/shared/program` linked it
    .target(name: "LabModule"),
    // the commit that the program was built from, if `tools/shared/program` linked it
    .target(name: "BuildCommit"),
    // options, parser, help, console
    module("CommandArguments", ["TextFormats", "FileAccess"], strict),
    // parts that commands share: options of replays, the traces that a call names, the loop over them
    module(
      "CommandInputs",
      [
        "ScrollPhysics", "PullToRefresh", "GestureTraces", "TraceReplay", "TextFormats", "FileAccess",
        "TraceStorage", "PolicyFiles", "ExternalEngines", "ReplayExperiments", "CommandArguments",
      ], strict),
    // the commands that make, inspect and label traces
    module(
      "TraceCommands",
      [
        "PullToRefresh", "GestureTraces", "TraceReplay", "TextFormats", "FileAccess",
        "TraceStorage", "TraceExports", "TakeChecks", "ReplayExperiments", "ReplayReport",
        "TouchCapture", "PromptedCapture", "CommandArguments", "CommandInputs",
      ], strict),
    // the commands that replay traces and judge engines
    module(
      "ReplayCommands",
      [
        "ScrollPhysics", "PullToRefresh", "RefreshIndicators", "GestureTraces", "TraceReplay",
        "ReplayStatistics", "TextFormats", "FileAccess", "PictureRendering", "PolicyFiles",
        "ExternalEngines", "TakeChecks", "TraceStorage", "ReplayExperiments", "SystemChecks", "ReplayReport",
        "ReplayPages",
        "LabModule", "CommandArguments", "CommandInputs",
      ], strict),
    // the program: its commands in a table, help, schemas
    .executableTarget(
      name: "OverscrollCLI",
      dependencies: [
        "TraceReplay", "TextFormats", "FileAccess", "ExternalEngines",
        "ReplayExperiments", "SystemChecks", "ReplayReport", "EmbeddedFiles", "ReplayPages", "TouchCapture",
        "BuildCommit", "CommandArguments", "CommandInputs", "TraceCommands", "ReplayCommands",
      ],
      exclude: ["Schemas"], swiftSettings: strict),
    // replays, reports and sweeps as C functions: the library of the Python package (`tools/package-python`)
    module(
      "ReplayLibrary",
      [
        "TextFormats", "GestureTraces", "TraceStorage", "TraceReplay", "ReplayExperiments", "ReplayReport",
        "CommandArguments", "OverscrollCLI",
      ], strict),

    // what tests of several modules use
    .target(
      name: "TestSamples",
      dependencies: ["ScrollPhysics", "PullToRefresh", "GestureTraces", "TraceStorage", "TraceReplay"],
      path: "Tests/TestSamples", swiftSettings: strict),
    // variations of texts, and outcomes of many cases as one text
    .target(name: "TestOutcomes", path: "Tests/TestOutcomes", swiftSettings: strict),
    tests("ScrollPhysics", ["GestureTraces", "TestSamples"], hasGoldens: true),
    tests("PullToRefresh", ["ScrollPhysics", "GestureTraces", "TestSamples"], hasGoldens: true),
    tests("TextFormats", ["GestureTraces", "TestSamples", "TestOutcomes"], hasGoldens: true),
    tests("FileAccess", ["TestSamples", "TestOutcomes"], hasGoldens: true),
    tests(
      "RefreshIndicators", ["ScrollPhysics", "PullToRefresh", "GestureTraces", "TestSamples"],
      hasGoldens: true),
    tests("PictureRendering", ["ScrollPhysics", "RefreshIndicators"]),
    tests("GestureTraces", ["TextFormats", "FileAccess", "TestSamples", "TestOutcomes"], hasGoldens: true),
    tests("TraceStorage", ["FileAccess", "GestureTraces", "TestSamples", "TestOutcomes"], hasGoldens: true),
    tests(
      "TraceReplay",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "FileAccess", "GestureTraces", "TraceStorage",
        "TestSamples",
      ], hasGoldens: true),
    tests(
      "TraceExports",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "FileAccess", "GestureTraces", "TraceStorage",
        "TraceReplay", "TouchCapture", "TestSamples", "TestOutcomes",
      ], hasGoldens: true),
    tests(
      "PolicyFiles",
      ["ScrollPhysics", "PullToRefresh", "TextFormats", "GestureTraces", "TraceReplay", "TestSamples"],
      hasGoldens: true),
    tests(
      "ExternalEngines", ["ScrollPhysics", "PullToRefresh", "TraceReplay", "TestSamples"], hasGoldens: true),
    tests(
      "TakeChecks",
      ["ScrollPhysics", "FileAccess", "GestureTraces", "TraceStorage", "TraceReplay", "TestSamples"],
      hasGoldens: true),
    tests("ReplayStatistics", ["ScrollPhysics"]),
    tests(
      "ReplayExperiments",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "GestureTraces", "TraceReplay", "PolicyFiles",
        "ExternalEngines", "TestSamples",
      ], hasGoldens: true),
    tests(
      "SystemChecks",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "FileAccess", "GestureTraces", "TraceReplay",
        "PolicyFiles", "ReplayExperiments", "TestSamples",
      ], hasGoldens: true),
    tests(
      "ReplayReport",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "GestureTraces", "TraceReplay", "TakeChecks",
        "ReplayStatistics", "ReplayExperiments", "TestSamples",
      ], hasGoldens: true),
    tests(
      "ReplayPages",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "RefreshIndicators", "GestureTraces", "TraceReplay",
        "ReplayExperiments", "ReplayReport", "TestSamples",
      ], hasGoldens: true),
    tests(
      "TouchCapture",
      ["TextFormats", "FileAccess", "GestureTraces", "TraceStorage", "TestSamples", "TestOutcomes"],
      hasGoldens: true),
    tests(
      "PromptedCapture",
      [
        "ScrollPhysics", "TextFormats", "FileAccess", "GestureTraces", "TraceStorage", "TraceReplay",
        "TakeChecks", "TestSamples", "TestOutcomes",
      ], hasGoldens: true),
    tests(
      "ReplayLab",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "RefreshIndicators", "GestureTraces", "TraceReplay",
        "PolicyFiles", "ReplayExperiments", "PromptedCapture",
      ]),
    tests(
      "OverscrollCLI",
      [
        "ScrollPhysics", "PullToRefresh", "TextFormats", "FileAccess", "GestureTraces", "TraceStorage",
        "TraceReplay", "ReplayExperiments", "SystemChecks", "TouchCapture", "PromptedCapture", "ReplayLab",
        "CommandArguments", "CommandInputs", "TraceCommands", "ReplayCommands", "TestSamples",
      ], hasGoldens: true),
    tests("ReplayLibrary", ["GestureTraces", "ReplayReport"]),
  ]
)
