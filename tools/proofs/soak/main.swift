// soak SEED SESSIONS FOLDER: sessions of `record` over devices that fail at random, on the virtual clock. Compiled into one module with
// TouchCapture's sources; tools/prove soak runs it.
import FileAccess
import GestureTraces
import Glibc
import TraceStorage

/// Kibibytes of this process that are in memory.
private func residentKibibytes() -> Int {
  guard let text = try? FileIO.contents(of: "/proc/self/statm") else { return 0 }
  let pages =
    String(decoding: text, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * (sysconf(Int32(_SC_PAGESIZE)) >> 10)
}

/// Records a session into a folder, as `record -o DIR` does.
private func record(_ world: SoakWorld, into folder: String) throws {
  let header = HeaderWriter(source: TraceSource(origin: .recorded), labels: TraceLabels())
  var sink = TraceFileSink(
    writer: header, destination: .folder(folder), takesAnyKind: false, overwrites: true)
  var options = LiveRecording.Options()
  options.duration = SoakWorld.length + 60_000_000
  let virtual = try VirtualWorld.playing(world.recording, faults: world.faults)
  try virtual.whileActive { try LiveSession(options: options, stop: -1).run(into: &sink) { _ in } }
}

/// The traces in a folder, by name of the device.
private func traces(in folder: String) throws -> [String: Trace] {
  try FileIO.traces(under: folder).reduce(into: [:]) { traces, path in
    let trace = try TraceReader.trace(at: path)
    traces[trace.header.device.name ?? ""] = trace
  }
}

/// The trace of the same hands on a device that does not fail.
private func whole(_ device: EvdevDevice) throws -> Trace? {
  try VirtualRecording.result(
    EvdevRecording(devices: [device]), source: TraceSource(origin: .recorded), readsRaw: true
  ).traces.first
}

private let words = CommandLine.arguments.dropFirst()
private let numbers = words.prefix(2).compactMap { UInt64($0) }
guard numbers.count == 2, let folder = words.last, words.count == 3 else { exit(2) }
private var judge = SoakJudge()
private var sizes: [Int] = []
private let seeds = numbers[0]..<numbers[0] + numbers[1]
// First all recordings, so that only the recorder's memory is measured.
for seed in seeds {
  try FileIO.makeFolder("\(folder)/\(seed)")
  try record(SoakWorld(seed: seed), into: "\(folder)/\(seed)")
  sizes.append(residentKibibytes())
}
for seed in seeds {
  let world = SoakWorld(seed: seed)
  let traces = try traces(in: "\(folder)/\(seed)")
  for (number, device) in world.recording.devices.enumerated() {
    guard let whole = try whole(device) else { continue }
    judge.judge(traces[device.name], whole: whole, world.faults[number] ?? [], device, seed: seed)
  }
}
for problem in judge.problems.prefix(20) { print(problem) }
print("figures \(judge.traces) \(judge.expected) \(judge.missing) \(judge.gaps) \(judge.problems.count)")
print("sizes \(sizes.map { "\($0)" }.joined(separator: " "))")
