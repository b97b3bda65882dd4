import ScrollPhysics
import TextFormats

/// A reading as two members of an engine's or a model's object.
extension OriginalSource {
  /// Writes `read`, null where no source is public, and `observed`, null where the source alone says it.
  package func write(to json: inout JSONWriter) {
    json.key("read")
    if let repository {
      json.object { json in
        json.member("repository", repository.description)
        json.member("path", part?.description)
        json.member("release", release?.description)
        json.member("commit", commit?.description)
        json.member("archive", archive?.description)
        json.member("date", date?.description)
        json.member("since", since?.description)
        json.member("note", note?.description)
      }
    } else {
      json.value(nil as String?)
    }
    json.key("observed")
    guard let observation else { return json.value(nil as String?) }
    json.object { json in
      json.member("seen", observation.seen.description)
      json.member("release", observation.release.description)
      json.member("page", observation.page.description)
    }
  }
}
