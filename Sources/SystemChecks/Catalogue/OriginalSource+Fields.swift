import ScrollPhysics
import TextFormats

/// The JSON members that tell how an engine's or a model's original is known: from source code, or from observation.
extension OriginalSource {
  /// The fields `read`, null if no source code is public, and `observed`, null if everything is known from source code.
  static let fields: [Field<OriginalSource>] = [
    .object("read", nil, orNull: reading) { $0.repository == nil ? nil : $0 },
    .object("observed", nil, orNull: Observation.fields) { $0.observation },
  ]

  /// The JSON schema's condition for an object with `read` and `observed`: at least one of them is not null.
  static let oneIsKnown = JSONObject(
    "anyOf",
    .array(
      ["read", "observed"].map { key in
        let isObject = JSONValue.object(JSONObject("type", .string("object")))
        return .object(JSONObject("properties", .object(JSONObject(key, isObject))))
      }))

  private static let reading = Fields<OriginalSource>(
    sharedAs: "read", "The public source of the original; null if it is not public.",
    [
      .value("repository", "The public repository, as owner/name.") { $0.repository?.description ?? "" }
        .with("pattern", .string("^[^/]+/[^/]+$")),
      .value("path", "The files with its rules.") { $0.part?.description }
        .with("type", .string("string")),
      .value(
        "release",
        "The newest release with the rule as read; null if not known."
      ) { $0.release?.description },
      .value(
        "commit",
        "The commit that was read, 7 to 40 hexadecimal digits; null if not known."
      ) { $0.commit?.description }.with("pattern", .string("^[0-9a-f]{7,40}$")),
      .value(
        "archive",
        "The release's archive, if that was read instead of a commit; else null."
      ) { $0.archive?.description },
      .value(
        "date",
        "The date of the version that was read, or its month if the day is not known; null if neither is known."
      ) { $0.date?.description }.with("pattern", .string("^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$")),
      .value("since", "The first release with the rule; null if not known.") {
        $0.since?.description
      },
      .value("note", "A remark on the source; null without one.") { $0.note?.description },
    ])
}

extension OriginalSource.Observation {
  fileprivate static let fields = Fields<OriginalSource.Observation>(
    sharedAs: "observed",
    "Observations of an original whose source is not public; null if the source was read.",
    [
      .value("seen", "The observations, in words.") { $0.seen.description },
      .value("release", "The release that was observed.") { $0.release.description },
      .value("page", "The page, repository or file that reports them.") { $0.page.description },
    ])
}
