import GestureTraces
import PolicyFiles
import PullToRefresh
import TextFormats
import TraceReplay

@testable import ExternalEngines
@testable import PromptedCapture

/// Files that say what to do: policies, protocols, manifests, and what engines of somebody's own answer.
enum SettingTargets {
  /// Random replays that a policy is tried on.
  private static let replays: UInt64 = 64

  /// What is left out of a policy that is written: what holds without it.
  private static let policyKept = Kept(
    changed: ["sources"],
    defaults: [
      "busy_lock": .bool(true), "rearm": .string("at-rest"), "axis_cone_degrees": JSONValue(90),
    ])

  /// A policy that is written is read as the same; its replay is the one that visits every frame.
  static func policy(_ text: [UInt8]) -> Bool {
    guard let file = try? RefreshPolicyFile(text, path: "a.json") else { return false }
    do {
      let read = try RefreshPolicyFile(Array(file.text.utf8), path: "a.json")
      demand(read == file, "a policy is read back as another: \(file.text)")
    } catch {
      broken("what was written cannot be read: \(error)")
    }
    if let said = try? JSONReader.value(of: text) {
      policyKept.demand(said, in: .object(file.json))
      KnownLimits.demand(said, within: KnownLimits.ofPolicies)
    }
    var random = TraceTargets.random(text)
    var sample = RandomReplay(seed: random.next() % replays)
    let replay = sample.draw(engines: 1).replay
    TraceTargets.compare(replay, replay.engine(of: file.policy))
    return true
  }

  /// A model that is written is read as the same, to the last bit; a replay on it is the one that visits every frame.
  static func model(_ text: [UInt8]) -> Bool {
    guard let file = try? ScrollModelFile(text, path: "a.json") else { return false }
    demand(file.parts.isComposable, "a file is read as a model that cannot be composed: \(file.text)")
    do {
      let read = try ScrollModelFile(Array(file.text.utf8), path: "a.json")
      demand(read == file, "a model is read back as another: \(file.text)")
    } catch {
      broken("what was written cannot be read: \(error)")
    }
    var random = TraceTargets.random(text)
    var sample = RandomReplay(seed: random.next() % replays)
    let drawn = sample.draw(engines: 1)
    TraceTargets.compare(
      Replay(of: sample.trace, model: file.model, options: sample.options), drawn.engines[0])
    return true
  }

  /// A protocol asks for what its text says; it has a plan on every device, with each take that the device can show.
  static func captureProtocol(_ text: [UInt8]) -> Bool {
    guard let session = try? CaptureProtocol(bytes: text, path: "a") else { return false }
    demand(session.prompts.count <= CaptureProtocol.mostPrompts, "a protocol has more prompts than it may")
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if let said = try? JSONReader.value(
      of: text.starts(with: mark) ? Array(text.dropFirst(mark.count)) : text)
    {
      SaidPrompts.demand(said, in: session)
      KnownLimits.demand(said, within: KnownLimits.ofProtocols)
    }
    for kind in [TraceDevice.Kind.touchpad, .touchscreen, .wheel, .unknown] {
      demand(
        session.plan(on: kind, seed: 1) == session.plan(on: kind, seed: 1),
        "a plan is another the second time")
      let shown = session.prompts.filter { kind != .touchpad || ($0.intent != .tap && $0.intent != .pinch) }
      demand(
        session.plan(on: kind, seed: 1).map(\.name).sorted() == shown.map(\.name).sorted(),
        "a plan on a \(kind) leaves something out")
    }
    demand(
      (try? CaptureProtocol(session.content, path: "a")) == session, "a protocol is read back as another")
    return true
  }

  /// What a manifest says that a newer program has not added, and what stands for a grade that was not kept.
  private static let manifestKept = Kept(
    forgetsUnknown: true,
    known: Set(
      ["schema", "protocol", "seed", "subject", "device", "takes"].map { ".\($0)" }
        + ["name", "kind", "bus", "vendor", "product"].map { ".device.\($0)" }
        + ["number", "prompt", "status", "file", "tries", "grade", "reasons", "started", "rejected"].map {
          ".takes.\($0)"
        }
        + ["file", "grade", "reasons", "started"].map { ".takes.rejected.\($0)" }), filled: ["grade"])

  /// A manifest that is written is read as the same, and has what the text says.
  static func manifest(_ text: [UInt8]) -> Bool {
    FuzzFile.hold(text)
    guard let manifest = try? SessionManifest(path: FuzzFile.path) else { return false }
    FuzzFile.hold(manifest.bytes)
    if let said = try? JSONReader.value(of: text), let written = try? JSONReader.value(of: manifest.bytes) {
      demand(said["protocol"] == written["protocol"], "the protocol of a manifest is written as another")
      manifestKept.demand(said, in: written)
      KnownLimits.demand(said["protocol"] ?? .null, within: KnownLimits.ofProtocols)
      for take in said["takes"]?.array ?? [] {
        for key in ["number", "tries"] {
          KnownLimits.demand(take[key] ?? .null, within: KnownLimits.ofManifests, of: key)
        }
      }
    }
    do {
      demand(try SessionManifest(path: FuzzFile.path) == manifest, "a manifest is read back as another")
    } catch {
      broken("what was written cannot be read: \(error)")
    }
    return true
  }

  /// Lines of an engine: the first is its hello, the others are answers.
  static func answers(_ text: [UInt8]) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard let hello = lines.first, let declaration = try? EngineDeclaration(hello) else { return false }
    var isAccepted = true
    for (index, line) in lines.dropFirst().enumerated() {
      let answer = try? EngineAnswer(line, states: declaration.states, now: Double(index))
      isAccepted = isAccepted && answer != nil
      if case .at(let time)? = answer?.timer { demand(time.isFinite, "a timer is at no time") }
      demand(answer?.pull?.isFinite ?? true, "a pull is no number")
    }
    return isAccepted
  }
}
