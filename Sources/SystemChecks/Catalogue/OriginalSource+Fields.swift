import ScrollPhysics
import TextFormats

/// The source information as two members of an engine's or a model's JSON object.
extension OriginalSource {
  /// The fields `read`, null if no source code is public, and `observed`, null if everything is known from source code.
  static let fields: [Field<OriginalSource>] = [
    .object("read", nil, orNull: reading) { $0.repository == nil ? nil : $0 },
    .object("observed", nil, orNull: Observation.fields) { $0.observation },
  ]

  /// The schema's condition for an object with both fields: at least one is not null.
  static let oneIsKnown = JSONObject(
    "anyOf",
    .array(
      ["read", "observed"].map { key in
        let isObject = JSONValue.object(JSONObject("type", .string("object")))
        return .object(JSONObject("properties", .object(JSONObject(key, isObject))))
      }))

  private static let reading = Fields<OriginalSource>(
    sharedAs: "read", "The source the original was read in; null where none is public.",
    [
      .value("repository", "The public repository, as owner/name.") { $0.repository?.description ?? "" }
        .with("pattern", .string("^[^/]+/[^/]+$")),
      .value("path", "The files that say what it does.") { $0.part?.description }
        .with("type", .string("string")),
      .value(
        "release",
        "The newest release that has the rule as it was read; null where that is not known."
      ) { $0.release?.description },
      .value(
        "commit",
        "The commit that was read, 7 to 40 hexadecimal digits; null where the copy names none."
      ) { $0.commit?.description }.with("pattern", .string("^[0-9a-f]{7,40}$")),
      .value(
        "archive",
        "The release's own archive, where that was read and names no commit; else null."
      ) { $0.archive?.description },
      .value(
        "date",
        "The day of what was read, or its month where nobody could tell the day; null where neither is known."
      ) { $0.date?.description }.with("pattern", .string("^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$")),
      .value("since", "The release since which the rule holds; null where that is not known.") {
        $0.since?.description
      },
      .value("note", "What else is to be said of the reading; null for nothing.") { $0.note?.description },
    ])
}

extension OriginalSource.Observation {
  fileprivate static let fields = Fields<OriginalSource.Observation>(
    sharedAs: "observed",
    "What was seen of an original without readable source; null where the source says it.",
    [
      .value("seen", "What was seen, in words.") { $0.seen.description },
      .value("release", "On which release.") { $0.release.description },
      .value("page", "By which page, repository or file.") { $0.page.description },
    ])
}
