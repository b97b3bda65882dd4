/// The place in which an original was read, or, where it has no readable source, what was seen of it.
///
/// A name without a version means the current release: ``release`` says which that was, ``since`` how long the rule has
/// held. An original without readable source has an ``Observation`` and no commit.
public struct OriginalSource: Sendable {
  /// A report of what an original without readable source does.
  public struct Observation: Sendable {
    /// The thing that was seen, in a sentence.
    public let seen: StaticString
    /// The release on which it was seen.
    public let release: StaticString
    /// The page, repository or file that reports it.
    public let page: StaticString

    /// A report of `seen` on a release, by a page.
    public init(_ seen: StaticString, on release: StaticString, by page: StaticString) {
      (self.seen, self.release, self.page) = (seen, release, page)
    }
  }

  /// Owner and name of the repository; nil where no source is public.
  public let repository: StaticString?
  /// The files that say what the original does, by their names or paths there.
  public let part: StaticString?
  /// The newest release that has the rule as it was read, by its own number.
  public let release: StaticString?
  /// The commit that was read.
  public let commit: StaticString?
  /// The release's own archive, where that was read and names no commit.
  public let archive: StaticString?
  /// The day of what was read, `2014-01-31`, or its month where nobody could tell the day.
  public let date: StaticString?
  /// The release since which the rule holds.
  public let since: StaticString?
  /// The licence, where the list names it.
  public let licence: StaticString?
  /// Other things to be said of the reading, as a sentence: files of other commits, a copy that is old; nil for nothing.
  public let note: StaticString?
  /// A report of what was seen; nil where the source alone says it.
  public let observation: Observation?

  /// An original that was read in files of a repository.
  public init(
    _ repository: StaticString, _ part: StaticString? = nil, release: StaticString? = nil,
    commit: StaticString? = nil, archive: StaticString? = nil, date: StaticString? = nil,
    since: StaticString? = nil, licence: StaticString? = nil, note: StaticString? = nil,
    observation: Observation? = nil
  ) {
    (self.repository, self.part, self.release, self.commit) = (repository, part, release, commit)
    self.archive = archive
    (self.date, self.since, self.licence, self.note) = (date, since, licence, note)
    self.observation = observation
  }

  /// An original that was read in a repository, the files named last.
  public init(
    _ repository: StaticString, release: StaticString? = nil, commit: StaticString? = nil,
    date: StaticString? = nil, since: StaticString? = nil, licence: StaticString? = nil, part: StaticString
  ) {
    self.init(
      repository, part, release: release, commit: commit, date: date, since: since, licence: licence)
  }

  /// An original without readable source.
  public init(observed observation: Observation, note: StaticString? = nil) {
    (repository, part, release, commit) = (nil, nil, nil, nil)
    (archive, date, since, licence) = (nil, nil, nil, nil)
    (self.note, self.observation) = (note, observation)
  }
}
