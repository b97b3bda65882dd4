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
/// The trait `Capture` (on by default) needs libinput's headers; without it everything but recording is there.
let capture: TargetDependencyCondition? = .when(traits: ["Capture"])
let page = [
  "page.css", "data.js", "tables.js", "filter.js", "list.js", "opened.js", "disagreements.js", "people.js",
  "page.js",
]
.map { Resource.embedInCode("HTML/Page/\($0)") }
/// The timeline, which both pages have.
let timeline = ["timeline.css", "elements.js", "curves.js", "plot.js", "timeline.js"]
  .map { Resource.embedInCode("HTML/Timeline/\($0)") }
/// The page of `lab`.
let labPage = [
  "lab.css", "body.html", "module.js", "files.js", "draw.js", "finger.js", "ways.js", "stage.js", "lists.js",
  "links.js", "feel.js", "record.js", "tune.js", "see.js", "lab.js",
]
.map { Resource.embedInCode("HTML/Lab/\($0)") }
/// The JSON Schemas that `overscroll schema` prints, built into the program.
let schemas = [
  "replay", "replay-1", "curve", "report", "compare", "sweep", "tune", "plan",
  "stress", "reach", "simulate", "observe", "shrink", "bundle", "inspect", "inspect-devices", "label",
  "corpus",
  "fit", "verify", "vectors", "engines", "lint", "policy", "options", "models", "certificate",
  "devices", "protocols", "protocol",
]
.map { Resource.embedInCode("Schemas/\($0).schema.json") }

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
  targets: [
    // Their headers alone: what is called of them is loaded when a command asks for it.
    .systemLibrary(name: "CLibinput"),
    .systemLibrary(name: "CLibevdev"),
    .systemLibrary(name: "CUdev"),
    .systemLibrary(name: "CYAML"),
    // libinput, once loaded, finds these functions in whatever program holds them, so the program shows its names.
    .target(
      name: "VirtualInput",
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    .target(
      name: "ScrollPhysics", swiftSettings: inPlace,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "PullToRefresh", dependencies: ["ScrollPhysics"], swiftSettings: safe),
    .target(name: "TextFormats", swiftSettings: strict),
    .target(name: "FileAccess", dependencies: ["TextFormats"], swiftSettings: strict),
    .target(
      name: "RefreshIndicators", dependencies: ["PullToRefresh", "ScrollPhysics", "TextFormats"],
      swiftSettings: safe
    ),
    // Loads cairo, pango and libwebp when asked: nothing of them is linked.
    .target(
      name: "PictureRendering", dependencies: ["RefreshIndicators", "FileAccess"], swiftSettings: strict),
    .target(name: "GestureTraces", dependencies: ["TextFormats"], swiftSettings: strict),
    .target(
      name: "TraceStorage", dependencies: ["GestureTraces", "FileAccess", "TextFormats"],
      swiftSettings: strict),
    .target(
      name: "TraceReplay", dependencies: ["ScrollPhysics", "PullToRefresh", "GestureTraces", "TextFormats"],
      swiftSettings: inPlace),
    .target(
      name: "TraceExports",
      dependencies: ["ScrollPhysics", "PullToRefresh", "GestureTraces", "TraceReplay", "TextFormats"],
      swiftSettings: safe),
    .target(
      name: "PolicyFiles", dependencies: ["PullToRefresh", "TextFormats", "FileAccess"],
      swiftSettings: safe),
    // Engines of somebody's own, as programs that are spoken to.
    .target(
      name: "ExternalEngines",
      dependencies: ["PolicyFiles", "PullToRefresh", "ScrollPhysics", "TextFormats", "TraceReplay"],
      swiftSettings: strict),
    // Whether a gesture shows what was meant: of takes as they are recorded, of labels, of what a report counts.
    .target(
      name: "TakeChecks",
      dependencies: ["ScrollPhysics", "GestureTraces", "TextFormats", "TraceReplay"], swiftSettings: safe),
    .target(name: "ReplayStatistics", dependencies: ["ScrollPhysics"], swiftSettings: safe),
    .target(
      name: "ReplayExperiments",
      dependencies: [
        "GestureTraces", "PullToRefresh", "ScrollPhysics", "TraceReplay", "PolicyFiles", "ReplayStatistics",
        "TextFormats", "ExternalEngines", "TakeChecks",
      ],
      swiftSettings: safe),
    .target(
      name: "ReplayReport",
      dependencies: [
        "GestureTraces", "PullToRefresh", "ScrollPhysics", "TraceReplay", "ReplayExperiments",
        "ReplayStatistics", "TakeChecks", "TextFormats",
      ],
      swiftSettings: safe),
    // The lab's module as `tools/shared/program` links it; any other build has none.
    .target(name: "LabModule"),
    // The pages of `report --html` and `lab`: their style sheets and scripts are built into the binary.
    .target(
      name: "ReplayPages",
      dependencies: [
        "GestureTraces", "PullToRefresh", "ReplayExperiments", "ReplayStatistics", "TraceReplay",
        "ReplayReport", "RefreshIndicators", "TextFormats",
      ],
      resources: page + timeline + labPage, swiftSettings: safe),
    // What the lab's page calls: `tools/build-lab` compiles it as WebAssembly, with the modules below it.
    .target(
      name: "ReplayLab",
      dependencies: [
        "GestureTraces", "PolicyFiles", "PromptedCapture", "PullToRefresh", "RefreshIndicators",
        "ReplayExperiments", "ReplayPages", "ReplayReport", "ReplayStatistics", "ScrollPhysics", "TakeChecks",
        "TextFormats", "TraceReplay",
      ],
      swiftSettings: safe),
    .target(
      name: "TouchCapture",
      dependencies: [
        "GestureTraces", "TraceStorage", "FileAccess", "TextFormats",
        .target(name: "CLibinput", condition: capture),
        .target(name: "CLibevdev", condition: capture),
        .target(name: "CUdev", condition: capture),
        .target(name: "CYAML", condition: capture),
        .target(name: "VirtualInput", condition: capture),
      ],
      swiftSettings: strict),
    // What engines and models are, promise and do, apart from gestures: their lists, certificates, numeric cases, fitted constants.
    .target(
      name: "SystemChecks",
      dependencies: [
        "ScrollPhysics", "PullToRefresh", "RefreshIndicators", "TraceReplay", "ReplayExperiments",
        "PolicyFiles", "GestureTraces", "TextFormats",
      ],
      swiftSettings: inPlace),
    .target(
      name: "CommandArguments", dependencies: ["TextFormats", "FileAccess"],
      swiftSettings: strict),
    .target(
      name: "PromptedCapture",
      dependencies: [
        "TakeChecks", "ScrollPhysics", "TraceReplay", "GestureTraces", "TraceStorage", "FileAccess",
        "TextFormats",
      ],
      swiftSettings: safe),
    .executableTarget(
      name: "OverscrollCLI",
      dependencies: [
        "GestureTraces", "PullToRefresh", "RefreshIndicators", "ReplayReport", "ReplayStatistics",
        "ScrollPhysics", "TextFormats", "TraceReplay", "CommandArguments", "ReplayPages", "PictureRendering",
        "TouchCapture", "PromptedCapture", "TraceStorage", "FileAccess", "SystemChecks", "PolicyFiles",
        "ReplayExperiments", "ExternalEngines", "TraceExports", "LabModule", "TakeChecks",
      ],
      resources: schemas, swiftSettings: strict),
    // The program's replays, reports and sweeps as C functions: `tools/package-python` links them into a shared library.
    .target(
      name: "ReplayLibrary",
      dependencies: [
        "OverscrollCLI", "CommandArguments", "GestureTraces", "ReplayExperiments", "ReplayReport",
        "TextFormats", "TraceReplay", "TraceStorage",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "GestureTraces"], swiftSettings: strict),
    .testTarget(
      name: "PullToRefreshTests", dependencies: ["ScrollPhysics", "PullToRefresh", "GestureTraces"],
      swiftSettings: strict),
    .testTarget(
      name: "RefreshIndicatorsTests",
      dependencies: ["PullToRefresh", "ScrollPhysics", "RefreshIndicators", "GestureTraces"],
      swiftSettings: strict),
    .testTarget(
      name: "PictureRenderingTests",
      dependencies: ["RefreshIndicators", "ScrollPhysics", "PictureRendering"], swiftSettings: strict),
    .testTarget(
      name: "TextFormatsTests", dependencies: ["TextFormats", "GestureTraces"], swiftSettings: strict),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"], swiftSettings: strict),
    .testTarget(
      name: "GestureTracesTests", dependencies: ["TextFormats", "GestureTraces", "FileAccess"],
      swiftSettings: strict),
    .testTarget(
      name: "TraceStorageTests",
      dependencies: ["FileAccess", "GestureTraces", "TraceStorage", "TestSamples"],
      swiftSettings: strict),
    // What tests of several modules use.
    .target(
      name: "TestSamples",
      dependencies: ["TraceReplay", "PullToRefresh", "ScrollPhysics", "GestureTraces", "TraceStorage"],
      path: "Tests/TestSamples", swiftSettings: strict),
    .testTarget(
      name: "TraceReplayTests",
      dependencies: [
        "FileAccess", "GestureTraces", "PullToRefresh", "ScrollPhysics", "TextFormats", "TraceReplay",
        "TraceStorage", "TestSamples",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TraceExportsTests",
      dependencies: [
        "FileAccess", "GestureTraces", "PullToRefresh", "ScrollPhysics", "TextFormats", "TraceReplay",
        "TraceStorage", "TraceExports", "TouchCapture", "TestSamples",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "PolicyFilesTests",
      dependencies: [
        "GestureTraces", "PullToRefresh", "ScrollPhysics", "TextFormats", "PolicyFiles", "TraceReplay",
        "TestSamples",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExternalEnginesTests",
      dependencies: [
        "ExternalEngines", "GestureTraces", "PolicyFiles", "PullToRefresh", "ScrollPhysics", "TextFormats",
        "TraceReplay", "TestSamples",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SystemChecksTests",
      dependencies: [
        "FileAccess", "GestureTraces", "PullToRefresh", "ScrollPhysics", "SystemChecks", "TextFormats",
        "TestSamples",
      ], swiftSettings: strict),
    .testTarget(
      name: "ReplayExperimentsTests",
      dependencies: [
        "GestureTraces", "PolicyFiles", "PullToRefresh", "ScrollPhysics", "TextFormats", "TraceReplay",
        "ReplayExperiments", "TestSamples", "ExternalEngines",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReplayReportTests",
      dependencies: [
        "GestureTraces", "PullToRefresh", "ReplayExperiments", "ReplayStatistics", "ScrollPhysics",
        "TakeChecks", "TextFormats", "TraceReplay", "ReplayReport", "TestSamples",
      ], exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "ReplayPagesTests",
      dependencies: [
        "GestureTraces", "PullToRefresh", "RefreshIndicators", "ReplayExperiments", "ReplayReport",
        "ScrollPhysics", "TextFormats", "TraceReplay", "ReplayPages", "TraceStorage", "TestSamples",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "ReplayLabTests",
      dependencies: [
        "GestureTraces", "PolicyFiles", "PromptedCapture", "PullToRefresh", "RefreshIndicators",
        "ReplayExperiments", "ReplayLab", "ScrollPhysics", "TextFormats", "TraceReplay",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReplayStatisticsTests", dependencies: ["ScrollPhysics", "ReplayStatistics"],
      swiftSettings: strict),
    .testTarget(
      name: "TouchCaptureTests",
      dependencies: [
        "FileAccess", "GestureTraces", "TextFormats", "TraceStorage", "TouchCapture", "TestSamples",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TakeChecksTests",
      dependencies: [
        "FileAccess", "GestureTraces", "ScrollPhysics", "TakeChecks", "TraceReplay", "TraceStorage",
        "TestSamples",
      ], swiftSettings: strict),
    .testTarget(
      name: "PromptedCaptureTests",
      dependencies: [
        "FileAccess", "GestureTraces", "ScrollPhysics", "TakeChecks", "TextFormats", "TraceReplay",
        "TraceStorage", "PromptedCapture", "TestSamples",
      ], swiftSettings: strict),
    .testTarget(
      name: "ReplayLibraryTests", dependencies: ["GestureTraces", "ReplayReport", "ReplayLibrary"],
      swiftSettings: strict),
    .testTarget(
      name: "OverscrollCLITests",
      dependencies: [
        "CommandArguments", "FileAccess", "GestureTraces", "SystemChecks", "PromptedCapture", "PullToRefresh",
        "ReplayExperiments", "ReplayLab", "ScrollPhysics", "TextFormats", "TouchCapture", "TraceStorage",
        "TraceExports", "TraceReplay", "OverscrollCLI", "TestSamples",
      ], exclude: ["Goldens"],
      swiftSettings: strict
    ),
  ]
)
