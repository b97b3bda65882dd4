import GestureTraces
import ReplayStatistics

extension Comparison {
  /// The figures as a table for spreadsheets: a row for each pair, model, origin and kind of trace; empty where there is no number.
  public var csv: String {
    var text =
      "first,second,model,origin,traces,n,both_right,only_first_right,only_second_right,both_wrong,fired_difference,low,high,p,p_mid,p_holm\n"
    for (pair, tests) in zip(pairs, tests) {
      text += Self.row(pair, "pulls", pair.pulls, pair.recallDifference, tests.pulls)
      text += Self.row(pair, "others", pair.others, pair.falsePositiveDifference, tests.others)
    }
    return text
  }

  private static func row(
    _ pair: PairComparison, _ traces: String, _ counts: PairedCounts, _ difference: Estimate,
    _ test: PairTests.Test?
  ) -> String {
    let words = [pair.first, pair.second, pair.model, pair.origin, traces].map(quoted)
    let whole = [counts.total, counts.both, counts.onlyFirst, counts.onlySecond, counts.neither].map(
      String.init)
    let numbers = [difference.value, difference.low, difference.high, test?.p, test?.midP, test?.adjusted]
      .map { $0.map(JSONWriter.text(of:)) ?? "" }
    return (words + whole + numbers).joined(separator: ",") + "\n"
  }

  /// A cell by RFC 4180: in quotes where it holds a comma, a quote or a line break.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { [",", "\"", "\n", "\r", "\r\n"].contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
