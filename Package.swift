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
  "page.css", "data.js", "tables.js", "filter.js", "list.js", "plot.js", "timeline.js", "disagreements.js",
  "page.js",
]
.map { Resource.embedInCode("HTML/Page/\($0)") }

let package = Package(
  name: "overscroll",
  products: [
    .executable(name: "overscroll", targets: ["OverscrollCLI"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "PullToRefresh", targets: ["PullToRefresh"]),
    .library(name: "RefreshIndicators", targets: ["RefreshIndicators"]),
    .library(name: "GestureTraces", targets: ["GestureTraces"]),
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
    .systemLibrary(name: "CLibinput", pkgConfig: "libinput", providers: [.apt(["libinput-dev"])]),
    .systemLibrary(name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .systemLibrary(name: "CUdev", pkgConfig: "libudev", providers: [.apt(["libudev-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "VirtualInput"),
    .target(
      name: "ScrollPhysics", swiftSettings: inPlace,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "PullToRefresh", dependencies: ["ScrollPhysics"], swiftSettings: safe),
    .target(name: "RefreshIndicators", dependencies: ["PullToRefresh"], swiftSettings: safe),
    // Loads cairo, pango and libwebp when asked: nothing of them is linked.
    .target(name: "PictureRendering", dependencies: ["RefreshIndicators"], swiftSettings: strict),
    .target(name: "GestureTraces", swiftSettings: strict),
    .target(
      name: "TraceReplay",
      dependencies: ["ScrollPhysics", "PullToRefresh", "RefreshIndicators", "GestureTraces"],
      swiftSettings: inPlace),
    .target(name: "ReplayStatistics", dependencies: ["ScrollPhysics"], swiftSettings: safe),
    // The page of `report --html`: its style sheet and script are built into the binary.
    .target(
      name: "ReplayReport", dependencies: ["TraceReplay", "ReplayStatistics"], resources: page,
      swiftSettings: safe),
    .target(
      name: "TouchCapture",
      dependencies: [
        "GestureTraces",
        .target(name: "CLibinput", condition: capture),
        .target(name: "CLibevdev", condition: capture),
        .target(name: "CUdev", condition: capture),
        .target(name: "CYAML", condition: capture),
        .target(name: "VirtualInput", condition: capture),
      ],
      swiftSettings: strict),
    .target(name: "PromptedCapture", dependencies: ["TraceReplay"], swiftSettings: safe),
    .executableTarget(
      name: "OverscrollCLI",
      dependencies: ["ReplayReport", "PictureRendering", "TouchCapture", "PromptedCapture"],
      swiftSettings: strict),
    .testTarget(name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics"], swiftSettings: strict),
    .testTarget(name: "PullToRefreshTests", dependencies: ["PullToRefresh"], swiftSettings: strict),
    .testTarget(
      name: "RefreshIndicatorsTests", dependencies: ["RefreshIndicators"], swiftSettings: strict),
    .testTarget(
      name: "PictureRenderingTests", dependencies: ["PictureRendering"], swiftSettings: strict),
    .testTarget(name: "GestureTracesTests", dependencies: ["GestureTraces"], swiftSettings: strict),
    .testTarget(name: "TraceReplayTests", dependencies: ["TraceReplay"], swiftSettings: strict),
    .testTarget(
      name: "ReplayReportTests", dependencies: ["ReplayReport"], exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "ReplayStatisticsTests", dependencies: ["ReplayStatistics"], swiftSettings: strict),
    .testTarget(name: "TouchCaptureTests", dependencies: ["TouchCapture"], swiftSettings: strict),
    .testTarget(name: "PromptedCaptureTests", dependencies: ["PromptedCapture"], swiftSettings: strict),
    .testTarget(
      name: "OverscrollCLITests", dependencies: ["OverscrollCLI"], exclude: ["Goldens"], swiftSettings: strict
    ),
  ]
)
