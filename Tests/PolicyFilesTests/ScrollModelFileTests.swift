import GestureTraces
import ScrollPhysics
import Testing

@testable import PolicyFiles

@Suite("Model files")
struct ScrollModelFileTests {
  private static func file(_ text: String, path: String = "mine.json") throws(PolicyFileError)
    -> ScrollModelFile
  {
    try ScrollModelFile(Array(text.utf8), path: path)
  }

  /// The errors of a text, without the path.
  private static func errors(_ text: String, path: String = "mine.json") -> [String] {
    do throws(PolicyFileError) {
      _ = try file(text, path: path)
      return []
    } catch {
      return error.lines.map { $0.replacing("\(path): ", with: "") }
    }
  }

  private static let parts =
    #""drag":{"rule":"stop"},"fling":{"rule":"none"},"return":{"rule":"none"}"#

  private static func text(_ rest: String, parts: String = Self.parts) -> String {
    #"{"schema":"overscroll-model/1",\#(parts)\#(rest.isEmpty ? "" : ",")\#(rest)}"#
  }

  @Test("every key is read into its part")
  func whole() throws {
    let file = try Self.file(
      #"""
      {"schema":"overscroll-model/1","name":"heavy",
       "drag":{"rule":"band","coefficient":0.4,"dimension":320},
       "fling":{"rule":"exponential","rate_per_ms":0.99,"gain":1.5,"least_pt_s":50,"greatest_pt_s":4000},
       "edge":"stop",
       "return":{"rule":"spring","stiffness":225,"damping_ratio":0.5,"velocity":"none"},
       "catch":"travel","tracker":"impulse","rest":{"distance_pt":0.25,"speed_pt_s":4}}
      """#)
    #expect(file.name == "heavy")
    #expect(file.parts.curves.drag == .longBand(coefficient: 0.4, length: 320))
    // −1000 · ln 0.99.
    #expect(file.parts.curves.fling == .decay(perSecond: Deceleration(rate: 0.99).perSecond))
    #expect(abs(Deceleration(rate: 0.99).perSecond - 10.050335853501441) < 1e-12)
    #expect(file.parts.curves.bounce == .spring(Spring(frequency: 15, dampingRatio: 0.5)))
    let release = file.parts.release
    #expect((release.gain, release.least, release.greatest) == (1.5, 50, 4000) && release.beyond == .none)
    #expect(
      file.parts.crossing == .stop && file.parts.catching == .atTravel && file.parts.tracker == .impulse)
    #expect(file.parts.rest == Tolerance(distance: 0.25, speed: 4))
  }

  @Test("what is left out is as in uikit, and the file's own name is the model's")
  func defaults() throws {
    let file = try Self.file(Self.text(""), path: "folder/other.json")
    #expect(file.name == "other")
    #expect(
      file.parts
        == ModelParts(curves: ModelCurves(drag: .clampedIncrements(limit: 0), fling: .rest, bounce: .rest)))
  }

  @Test(
    "each rule of each part has its constants",
    arguments: [
      (#""drag":{"rule":"band","coefficient":0.5,"dimension":"viewport"}"#, DragCurve.band(coefficient: 0.5)),
      (#""drag":{"rule":"band","coefficient":1}"#, .band(coefficient: 1)),
      (#""drag":{"rule":"share","share":0.3}"#, .share(0.3)),
      (#""drag":{"rule":"clamp","limit_pt":7}"#, .clamp(limit: 7)),
      (#""drag":{"rule":"band","coefficient":0.2,"dimension":"range"}"#, .rangeBand(coefficient: 0.2)),
      (#""drag":{"rule":"share","divisor":20}"#, .divided(by: 20)),
      (#""drag":{"rule":"tangent","share":0.2,"greatest_pt":70}"#, .tangent(share: 0.2, greatest: 70)),
      (
        #""drag":{"rule":"tangent","share":0.2,"greatest_of_viewport":0.1}"#,
        .viewportTangent(share: 0.2, part: 0.1)
      ),
      (#""drag":{"rule":"exponential","share":0.0625}"#, .exponential(share: 0.0625)),
      (#""drag":{"rule":"hold"}"#, .heldIncrements),
      (#""drag":{"rule":"rigid-band","gain":0.26}"#, .rigidBand(gain: 0.26)),
      (#""drag":{"rule":"flutter-increments","gain":0.52}"#, .flutterIncrements(gain: 0.52)),
      (#""drag":{"rule":"flutter-rigid-increments","gain":0.26}"#, .flutterRigidIncrements(gain: 0.26)),
      (#""drag":{"rule":"gecko-increments","share":0.0625}"#, .geckoIncrements(share: 0.0625)),
      (#""drag":{"rule":"filtered-increments","share":0.25}"#, .filteredIncrements(share: 0.25)),
    ])
  func drags(_ text: String, _ drag: DragCurve) throws {
    let rest = #","fling":{"rule":"none"},"return":{"rule":"none"}"#
    #expect(try Self.file(Self.text("", parts: text + rest)).parts.curves.drag == drag)
  }

  @Test(
    "each rule of a fling",
    arguments: [
      (#"{"rule":"exponential","friction_per_s":4}"#, FlingCurve.decay(perSecond: 4)),
      (#"{"rule":"braking","deceleration_pt_s2":2000}"#, .braking(deceleration: 2000)),
      (#"{"rule":"quartic","speed_of_1_s_pt_s":900}"#, .quartic(speedOfOneSecond: 900)),
      (
        #"{"rule":"braked-exponential","friction_per_s":2,"deceleration_pt_s2":1400}"#,
        .brakedDecay(perSecond: 2, deceleration: 1400)
      ),
      (#"{"rule":"power","friction":0.015}"#, .power(friction: 0.015)),
      (#"{"rule":"touchpad","gamma_per_s":3.7,"beta_pt_s":172}"#, .touchpad(gamma: 3.7, beta: 172)),
      (#"{"rule":"bezier","pixels_per_inch":96}"#, .windows(pixelsPerInch: 96)),
      (#"{"rule":"quintic","deceleration_pt_ms2":0.0015}"#, .quintic(deceleration: 0.0015)),
      (#"{"rule":"circular","deceleration_pt_ms2":0.0006}"#, .circular(deceleration: 0.0006)),
    ])
  func flings(_ text: String, _ fling: FlingCurve) throws {
    let parts = #""drag":{"rule":"stop"},"fling":\#(text),"return":{"rule":"none"}"#
    #expect(try Self.file(Self.text("", parts: parts)).parts.curves.fling == fling)
  }

  // ω = √k, or 2π over the period.
  @Test(
    "each rule of a return",
    arguments: [
      (
        #"{"rule":"spring","frequency_per_s":7,"damping_ratio":2}"#,
        BounceCurve.spring(Spring(frequency: 7, dampingRatio: 2))
      ),
      (
        #"{"rule":"spring","period_s":0.5,"damping_ratio":1}"#,
        .spring(Spring(frequency: 4 * .pi, dampingRatio: 1))
      ),
      (#"{"rule":"eased","curve":"quartic","duration_ms":400}"#, .quartic(duration: 0.4)),
      (#"{"rule":"eased","curve":"circular","duration_ms":600}"#, .circular(duration: 0.6)),
      (#"{"rule":"decay","frequency_per_s":12.5}"#, .critical(frequency: 12.5)),
      (#"{"rule":"bezier","longest_ms":300}"#, .bezier(longest: 0.3)),
    ])
  func returns(_ text: String, _ back: BounceCurve) throws {
    let parts = #""drag":{"rule":"stop"},"fling":{"rule":"none"},"return":\#(text)"#
    #expect(try Self.file(Self.text("", parts: parts)).parts.curves.bounce == back)
  }

  @Test("the optional keys of flings and returns, and the rules of pixels")
  func options() throws {
    let parts = try Self.file(
      Self.text(
        #""tracker":"iscroll","pixel":{"rule":"target","per_pt":2}"#,
        parts: #"""
          "drag":{"rule":"filtered-increments","share":0.3},
          "fling":{"rule":"exponential","rate_per_ms":0.99,"least_travel_pt":18,"starts_at_pt_s":50,"reach_s":0.8,"stop_pt_s":10},
          "return":{"rule":"spring","stiffness":100,"damping_ratio":1,"share":0.31,"kick_per_s":12.5,"least_kick_per_s":7.23,"greatest_pt_s":20000,"greatest_at_edge_pt_s":5000,"snaps":true,"direction":"to-start","velocity":"last-event"}
          """#)
    ).parts
    #expect(parts.release.leastTravel == 18 && parts.release.beyond == .lastEvent)
    #expect((parts.fling.least, parts.fling.reach, parts.fling.stop) == (50, 0.8, 10))
    let start = parts.start
    #expect((start.share, start.kick, start.leastKick) == (0.31, 12.5, 7.23))
    #expect((start.greatest, start.greatestAtEdge, start.snaps) == (20000, 5000, true))
    #expect(start.direction == .towardsStart && parts.tracker == .iscroll)
    #expect(parts.rounding == .target(perPoint: 2))
    for (rule, rounding) in [("overscroll", OffsetRounding.overscroll), ("overscroll-cut", .overscrollCut)] {
      let band =
        #""drag":{"rule":"band","coefficient":1},"fling":{"rule":"none"},"return":{"rule":"decay","frequency_per_s":1,"amplitude":0.2}"#
      let file = try Self.file(Self.text(#""pixel":{"rule":"\#(rule)"}"#, parts: band))
      #expect(file.parts.rounding == rounding && file.parts.start.share == 0.2)
    }
  }

  @Test(
    "a wrong rule of pixels",
    arguments: [
      (
        #"{"rule":"overscroll"}"#,
        #"$.pixel.rule is "overscroll", which rounds positions, but the rule of 'drag' adds up movements; remove 'pixel' or change 'drag'"#
      ),
      (#"{"rule":"target"}"#, "$.pixel.per_pt is absent; give a number from 0.1 to 100"),
      (#"{"rule":"target","per_pt":0}"#, "$.pixel.per_pt is 0; it must be a number from 0.1 to 100"),
      (#"{}"#, "$.pixel.rule is absent; give one of overscroll, overscroll-cut, drag, target"),
    ])
  func wrongPixels(_ pixel: String, _ error: String) {
    #expect(Self.errors(Self.text(#""pixel":\#(pixel)"#)) == [error])
  }

  @Test(
    "an error names the key, its value and what is allowed",
    arguments: [
      (
        #""drag":{"rule":"band","coefficient":1.01}"#,
        "$.drag.coefficient is 1.01; it must be a number from 0.001 to 1"
      ),
      (
        #""drag":{"rule":"band","coefficient":0}"#,
        "$.drag.coefficient is 0; it must be a number from 0.001 to 1"
      ),
      (
        #""drag":{"rule":"band","coefficient":"NaN"}"#,
        #"$.drag.coefficient is "NaN"; it must be a number from 0.001 to 1"#
      ),
      (#""drag":{"rule":"band"}"#, "$.drag.coefficient is absent; give a number from 0.001 to 1"),
      (
        #""drag":{"rule":"band","coefficient":0.5,"dimension":0}"#,
        "$.drag.dimension is 0; it must be \"viewport\", \"range\", or a number from 1 to 100000 pt"
      ),
      (
        #""drag":{"rule":"band","coefficient":0.5,"dimension":"screen"}"#,
        #"$.drag.dimension is "screen"; it must be "viewport", "range", or a number from 1 to 100000 pt"#
      ),
      (
        #""drag":{"rule":"share","share":-0.1}"#,
        "$.drag.share is -0.1; it must be 0, or a number from 0.001 to 1"
      ),
      (
        #""drag":{"rule":"clamp","limit_pt":-1}"#,
        "$.drag.limit_pt is -1; it must be a number from 0 to 100000 pt"
      ),
      (
        #""drag":{"rule":"bend"}"#,
        #"$.drag.rule is "bend"; it must be one of "band", "share", "tangent", "exponential", "clamp", "stop", "hold", "#
          + #""rigid-band", "flutter-increments", "flutter-rigid-increments", "gecko-increments", "filtered-increments""#
      ),
      (
        #""drag":{}"#,
        "$.drag.rule is absent; give one of band, share, tangent, exponential, clamp, stop, hold, rigid-band, "
          + "flutter-increments, flutter-rigid-increments, gecko-increments, filtered-increments"
      ),
      (
        #""drag":{"rule":"share","share":1,"divisor":2}"#,
        "$.drag.divisor cannot be combined with 'share'; remove one of them"
      ),
      (
        #""drag":{"rule":"share","divisor":0.5}"#,
        "$.drag.divisor is 0.5; it must be a number from 1 to 1000"
      ),
      (
        #""drag":{"rule":"tangent","share":0.2}"#,
        "$.drag.greatest_pt is absent; give a number from 1 to 100000 pt"
      ),
      (
        #""drag":{"rule":"tangent","share":0.2,"greatest_pt":1,"greatest_of_viewport":1}"#,
        "$.drag.greatest_of_viewport cannot be combined with 'greatest_pt'; remove one of them"
      ),
      (
        #""drag":{"rule":"gecko-increments","share":0}"#,
        "$.drag.share is 0; it must be a number from 0.001 to 1"
      ),
      (#""drag":{"rule":"stop","share":1}"#, #"$.drag.share does not belong to the rule "stop"; remove it"#),
      (#""drag":7"#, "$.drag is 7; it must be an object of keys and values, in braces"),
      (
        #""drag":{"rule":"share","share":1,"shar":1}"#,
        "$.drag.shar is not a key of a model; did you mean 'share'?"
      ),
    ])
  func wrongDrag(_ part: String, _ error: String) {
    let rest = #","fling":{"rule":"none"},"return":{"rule":"none"}"#
    #expect(Self.errors(Self.text("", parts: part + rest)) == [error])
  }

  @Test(
    "the same for flings and returns",
    arguments: [
      (
        #"{"rule":"exponential"}"#, #"{"rule":"none"}"#,
        "$.fling.rate_per_ms is absent; give a number from 0.4 to 0.99999"
      ),
      (
        #"{"rule":"exponential","rate_per_ms":1}"#, #"{"rule":"none"}"#,
        "$.fling.rate_per_ms is 1; it must be a number from 0.4 to 0.99999"
      ),
      (
        #"{"rule":"exponential","rate_per_ms":0.9,"friction_per_s":1}"#, #"{"rule":"none"}"#,
        "$.fling.friction_per_s cannot be combined with 'rate_per_ms'; remove one of them"
      ),
      (
        #"{"rule":"braking","deceleration_pt_s2":1,"reach_s":1}"#, #"{"rule":"none"}"#,
        #"$.fling.reach_s does not belong to the rule "braking"; remove it"#
      ),
      (
        #"{"rule":"quintic","deceleration_pt_ms2":2}"#, #"{"rule":"none"}"#,
        "$.fling.deceleration_pt_ms2 is 2; it must be a number from 0.000001 to 1 pt/ms²"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"decay","frequency_per_s":1,"kick_per_s":1}"#,
        #"$.return.kick_per_s does not belong to the rule "decay"; remove it"#
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"spring","stiffness":100,"damping_ratio":1,"snaps":1}"#,
        "$.return.snaps is 1; it must be true or false"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"spring","stiffness":100,"damping_ratio":1,"direction":"out"}"#,
        #"$.return.direction is "out"; it must be one of "any", "inward", "to-start", "none""#
      ),
      (
        #"{"rule":"none","gain":11}"#, #"{"rule":"none"}"#,
        "$.fling.gain is 11; it must be a number from 0 to 10"
      ),
      (
        #"{"rule":"none","greatest_pt_s":0}"#, #"{"rule":"none"}"#,
        "$.fling.greatest_pt_s is 0; it must be a number from 1 to 1000000 pt/s"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"spring","stiffness":100,"damping_ratio":0}"#,
        "$.return.damping_ratio is 0; it must be a number from 0.01 to 100"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"spring","stiffness":-100,"damping_ratio":1}"#,
        "$.return.stiffness is -100; it must be a number from 0.0025 to 1000000 /s²"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"spring","stiffness":100,"period_s":1,"damping_ratio":1}"#,
        "$.return.period_s cannot be combined with 'stiffness'; remove one of them"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"eased","duration_ms":0,"curve":"quartic"}"#,
        "$.return.duration_ms is 0; it must be a number from 1 to 60000 ms"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"eased","duration_ms":1}"#,
        "$.return.curve is absent; give quartic or circular"
      ),
      (
        #"{"rule":"none"}"#, #"{"rule":"none","velocity":"half"}"#,
        #"$.return.velocity is "half"; it must be one of "slope", "all", "none", "last-event""#
      ),
    ])
  func wrongMotion(_ fling: String, _ back: String, _ error: String) {
    let parts = #""drag":{"rule":"stop"},"fling":\#(fling),"return":\#(back)"#
    #expect(Self.errors(Self.text("", parts: parts)) == [error])
  }

  @Test("all that is wrong is said at once, in the order of the keys")
  func several() {
    #expect(
      Self.errors(
        #"{"schema":"overscroll-model/2","drag":{"rule":"bend"},"edge":"wall","rest":{"distance_pt":0}}"#
      ).count == 4)
    #expect(
      Self.errors("{}").map { $0.split(separator: " ")[0] } == ["$.schema", "$.drag", "$.fling", "$.return"])
    #expect(Self.errors("{").map { $0.hasSuffix("; correct the JSON there") } == [true])
    #expect(
      Self.errors(Self.text(#""edge":"wall","catch":1,"tracker":"lsq","rest":{"speed_pt_s":-1}"#)) == [
        #"$.edge is "wall"; it must be one of "return", "stop""#,
        #"$.catch is 1; it must be one of "offset", "travel""#,
        #"$.tracker is "lsq"; it must be one of "parabola", "flutter-ios", "flutter-desktop", "flutter-parabola", "#
          + #""gecko-mean", "gecko-parabola", "impulse", "qt", "history", "slint", "better-scroll", "iscroll", "lenis""#,
        "$.rest.speed_pt_s is -1; it must be a number from 0.001 to 1000 pt/s",
      ])
  }

  @Test("a name must not be that of a built-in model, nor contain what separates names")
  func names() {
    #expect(
      Self.errors(Self.text(#""name":"uikit""#)) == [
        #"$.name is "uikit", which is reserved; choose another name"#
      ])
    #expect(
      Self.errors(Self.text(""), path: "uikit.json") == [
        "$.name is absent, and the file's own name, uikit, is reserved; add a name"
      ])
    #expect(Self.errors(Self.text(#""name":"mine""#), path: "uikit.json").isEmpty)
    #expect(Self.errors(Self.text(""), path: ".json").count == 1)
    let wrong = [
      "a,b", "a:b", "a(b", #"a\u001bb"#, #"a\u009bb"#, #"a\u202eb"#, #"a\"b"#, "native", "observed", "all",
      "fixed",
      "shipped", String(repeating: "a", count: 101),
    ]
    for name in wrong { #expect(Self.errors(Self.text(#""name":"\#(name)""#)).count == 1, "\(name)") }
    #expect(Self.errors(Self.text(#""name":"\#(String(repeating: "a", count: 100))""#)).isEmpty)
  }

  @Test("a name made of a text is one that a file may have")
  func plainNames() {
    #expect(ScrollModelFile.plainName("uikit") == "my-uikit" && ScrollModelFile.plainName("a,b:c") == "abc")
    #expect(ScrollModelFile.plainName("") == "fitted" && ScrollModelFile.plainName("heavy 2") == "heavy 2")
    for text in ["gtk-fixed", ",,", String(repeating: "é", count: 90), String(repeating: "a", count: 200)] {
      let name = ScrollModelFile.plainName(text)
      #expect(Self.errors(Self.text(#""name":"\#(name)""#)).isEmpty, "\(name)")
    }
  }

  @Test("reading what was written gives the same to the last bit", arguments: UInt64(1)...200)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func draw(_ low: Double, _ high: Double) -> Double { random.nextEven(low, high) }
    func one<Value>(of values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    let spring = Spring(frequency: draw(1, 40), dampingRatio: draw(0.1, 3))
    var parts = ModelParts(
      curves: ModelCurves(
        drag: one(of: [
          .band(coefficient: draw(0.1, 1)), .longBand(coefficient: draw(0.1, 1), length: draw(5, 900)),
          .share(draw(0.001, 1)),
          .clamp(limit: draw(0, 90)), .clampedIncrements(limit: 0), .heldIncrements,
          .rangeBand(coefficient: draw(0.1, 1)), .divided(by: draw(1, 90)), .exponential(share: draw(0.1, 1)),
          .tangent(share: draw(0.1, 1), greatest: draw(5, 900)),
          .viewportTangent(share: draw(0.1, 1), part: draw(0.1, 1)), .rigidBand(gain: draw(0.1, 1)),
          .flutterIncrements(gain: draw(0.1, 1)), .flutterRigidIncrements(gain: draw(0.1, 1)),
          .geckoIncrements(share: draw(0.01, 1)), .filteredIncrements(share: draw(0.1, 1)),
        ]),
        fling: one(of: [
          .rest, .decay(perSecond: draw(0.1, 40)), .decay(perSecond: Deceleration(rate: 0.998).perSecond),
          .braking(deceleration: draw(10, 9000)), .quartic(speedOfOneSecond: draw(10, 9000)),
          .brakedDecay(perSecond: draw(0.1, 9), deceleration: draw(0, 2000)), .power(friction: draw(0.01, 1)),
          .touchpad(gamma: draw(1, 9), beta: draw(10, 900)), .windows(pixelsPerInch: draw(50, 300)),
          .quintic(deceleration: draw(0.0001, 0.1)), .circular(deceleration: draw(0.0001, 0.1)),
        ]),
        bounce: one(of: [
          .rest, .spring(spring), .spring(Spring(mass: 1, stiffness: draw(1, 900), dampingRatio: 1)),
          .quartic(duration: 0.25), .circular(duration: 0.6), .critical(frequency: draw(1, 90)),
          .bezier(longest: 0.3),
        ])))
    parts.crossing = one(of: [.asReturn, .stop])
    parts.catching = one(of: [.atOffset, .atTravel])
    parts.tracker = one(of: ReleaseTracker.Rule.composable.map(\.rule))
    parts.release.gain = one(of: [1, draw(0, 9)])
    parts.release.least = one(of: [0, draw(0, 300)])
    parts.release.greatest = one(of: [.infinity, draw(1000, 9000)])
    parts.release.beyond = one(of: [.slope, .all, .none, .lastEvent])
    parts.release.leastTravel = one(of: [0, draw(1, 30)])
    parts.fling.least = one(of: [0, draw(1, 90)])
    if case .decay = parts.curves.fling {
      (parts.fling.reach, parts.fling.stop) = (one(of: [0, draw(0.1, 2)]), one(of: [0, draw(1, 20)]))
    }
    switch parts.curves.bounce {
    case .spring:
      (parts.start.kick, parts.start.leastKick) = (one(of: [0, draw(1, 20)]), one(of: [0, draw(1, 20)]))
      parts.start.direction = one(of: [.any, .inward, .towardsStart, .none])
      parts.start.snaps = one(of: [false, true])
      parts.start.share = one(of: [1, draw(0, 2)])
    case .critical: parts.start.share = one(of: [1, draw(0, 2)])
    default: break
    }
    parts.rounding = one(of: [.none, .target(perPoint: draw(1, 4))])
    if parts.curves.drag.mapping == .position {
      parts.rounding = one(of: [parts.rounding, .overscroll, .overscrollCut, .drag(perPoint: draw(1, 4))])
    }
    parts.rest = one(of: [.standard, Tolerance(distance: draw(0.01, 2), speed: draw(1, 20))])
    let file = ScrollModelFile(name: "drawn", parts: parts)
    #expect(try Self.file(file.text) == file, "\(file.text)")
    #expect(parts.isComposable)
  }

  @Test("uikit's file is short, and says the fraction left per millisecond and the stiffness")
  func uikit() throws {
    #expect(
      try ScrollModelFile(of: .uikit).text == #"""
        {"schema":"overscroll-model/1",
         "name":"my-uikit",
         "drag":{"rule":"band","coefficient":0.55,"dimension":"viewport"},
         "fling":{"rule":"exponential","rate_per_ms":0.998},
         "return":{"rule":"spring","stiffness":100,"damping_ratio":1}}

        """#)
  }

  @Test("a model of a file has its name and parts, and equals another of the same file")
  func models() throws {
    let file = try ScrollModelFile(of: .uikit)
    #expect(file.model == file.model && Set([file.model, file.model]).count == 1)
    let other = ScrollModelFile(name: "my-uikit2", parts: file.parts)
    #expect(file.model != other.model && file.model != .uikit)
    var parts = file.parts
    parts.release.gain = 2
    #expect(ScrollModelFile(name: file.name, parts: parts).model != file.model)
    guard case .composed(let reference) = file.model else { Issue.record("it is built in"); return }
    #expect(reference.parts == file.parts)
  }
}
