import FileAccess
import GestureTraces
import Glibc
import TraceStorage

/// Reads every trace of a folder some rounds, from memory as from files, or with a third word from its file with the hash of its contents;
/// prints MB/s of the best round, and how many events there are.
let words = CommandLine.arguments
guard words.count > 2, let rounds = Int(words[2]) else { exit(2) }
let paths = try FileIO.traces(under: words[1])
let texts = try paths.map { try FileIO.contents(of: $0) }
let fromFiles = words.count > 3

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func trace(_ index: Int) throws -> Trace {
  fromFiles
    ? try TraceReader.trace(at: paths[index], hashing: true)
    : try TraceReader.trace(of: texts[index], path: "memory", known: .shared)
}

var best = Double.infinity
var events = 0
for _ in 0..<rounds {
  let start = processorTime()
  events = 0
  for index in paths.indices { events += try trace(index).events.count }
  best = min(best, processorTime() - start)
}
print(Int(Double(texts.reduce(0) { $0 + $1.count }) / best / 1e6), events)
