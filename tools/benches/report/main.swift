import FileAccess
import GestureTraces
import Glibc

/// Reads every trace of a folder from memory, some rounds; prints MB/s of the best round, and how many events there are.
let words = CommandLine.arguments
guard words.count == 3, let rounds = Int(words[2]) else { exit(2) }
let texts = try FileIO.traces(under: words[1]).map { try FileIO.contents(of: $0) }

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

var best = Double.infinity
var events = 0
for _ in 0..<rounds {
  let start = processorTime()
  events = 0
  for text in texts { events += try TraceReader.trace(of: text, path: "memory").events.count }
  best = min(best, processorTime() - start)
}
print(Int(Double(texts.reduce(0) { $0 + $1.count }) / best / 1e6), events)
