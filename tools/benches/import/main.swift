// Times overscroll's own import of a recording: the file, its events, its raw contacts in millimetres. Compiled into one
// module with TouchCapture's sources, so that nothing is public for its sake. Prints what the C programs print. With words behind the
// path, a layout's path and columns or `-`, it imports the whole file once as `overscroll import` does, and prints seconds, events, bytes of
// traces and the most memory in KiB.
import GestureTraces
import Glibc

private func seconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

private func importWhole(_ path: String, _ words: [String]) throws {
  var options = ImportOptions(tool: "bench")
  if words.count > 1 {
    options.layout.path = JSONPath(words[0])
    options.layout.columns = try TableLayout.columns(words[1])
    options.layout.timeUnit = .milliseconds
  }
  let start = seconds()
  guard let file = try RecordingImport.traces(of: path, options) else { fatalError("\(path): of no format") }
  var bytes = 0
  for trace in file.imported { trace.write { bytes += $0.count } }
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  print(seconds() - start, file.imported.reduce(0) { $0 + ($1.end?.events ?? 0) }, bytes, usage.ru_maxrss)
}

private let path = CommandLine.arguments[1]
if CommandLine.arguments.count > 2 {
  try importWhole(path, CommandLine.arguments[2...].map { $0 })
  exit(0)
}
private var best = Double.infinity
private var counts = (frames: 0, changes: 0, sum: 0)
for _ in 0..<5 {
  let start = seconds()
  let text = try RecordingSource(path)
  guard let format = RecordingImport.format(of: text.head),
    case .devices(let recording) = try RecordingImport.content(of: text, format, ImportOptions(tool: "bench")),
    let device = recording.devices.first, let scale = ContactScale(device)
  else { fatalError("\(path): no device") }
  let take = RawContactTake(device, scale: scale)
  best = min(best, seconds() - start)
  // What the C programs count, in device units again: of 30 a millimetre from 0 in the file that is made here.
  counts.frames = device.events.count { $0.type == 0 && $0.code == 0 }
  counts.changes = take.entries.count
  counts.sum = take.entries.reduce(0) { $0 + Int((($1.x + $1.y) * 30).rounded()) }
}
print(best, counts.frames, counts.changes, counts.sum)
