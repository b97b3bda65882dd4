import CommandArguments
import ReplayExperiments
import TextFormats

extension SweepTuning {
  /// The form of `--tune`: a comma list of the parts of a policy to vary. It must include the threshold.
  static let form = ValueForm<Set<String>>(
    candidates: Candidates(parts, isList: true), word: { $0.sorted().joined(separator: ",") }
  ) { text throws(ValueFault) in
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for word in words where !parts.contains(word) {
      throw ValueFault(Suggestion.complaint(kind: "part of a policy", name: word, names: parts))
    }
    guard words.contains("threshold") else {
      throw ValueFault("'\(text)' leaves the threshold alone; begin with threshold")
    }
    return Set(words)
  }
}
