import Glibc

/// Prints how often each interval contains the truth; exit 1 where that is not what theory says.
let parts: [(inout Coverage) -> Void] = [
  { $0.shares() }, { $0.differences() }, { $0.tests() }, { $0.bootstrap() },
  { $0.people() },
]
var isRight = true

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

print(padded("95 % interval", 34) + padded("setting", 34) + padded("draws", 8) + "covers, %  expected")
for (index, part) in parts.enumerated() {
  var coverage = Coverage(seed: UInt64(index + 1))
  part(&coverage)
  for row in coverage.rows {
    let share = (row.share * 100).rounded() / 100
    let line =
      padded(row.what, 34) + padded(row.setting, 34) + padded("\(row.draws)", 8) + padded("\(share)", 11)
    print(line + "\(row.expected.lowerBound)–\(row.expected.upperBound)" + (row.isRight ? "" : "   WRONG"))
    isRight = isRight && row.isRight
  }
}
if !isRight {
  print("error: an interval does not cover what it should; see WRONG above")
  exit(1)
}
