import CommandArguments
import TestSamples
import Testing

@Suite("Name list form")
struct NameListFormTests {
  private let form = NameListForm<Int>(
    kind: "number", among: [("one", 1), ("two", 2), ("ten", 10)],
    groups: [("small", [1, 2]), ("all", [1, 2, 10])],
    list: "overscroll numbers", other: { Int($0) }
  ).form

  @Test("names, groups and patterns with commas between give each value once, in the order written")
  func reads() throws {
    #expect(try form.read("ten,small,one") == [10, 1, 2])
    #expect(try form.read("t*") == [2, 10])
    #expect(try form.read("all,7") == [1, 2, 10, 7])
  }

  @Test("a wrong part is named, with the nearest there is")
  func faults() {
    #expect(form.complaint("one,tow") == "unknown number 'tow'; did you mean 'two'?")
    #expect(form.complaint("x*") == "no number matches 'x*'; 'overscroll numbers' lists them")
    #expect(form.complaint("one,,two") != nil && form.complaint("") != nil)
  }

  @Test("values are written as their group where they are one")
  func words() {
    #expect(form.word([1, 2]) == "small" && form.word([2, 10]) == "two,ten")
  }

  @Test("an option's value may have a colon in it; a colon before the = begins another name")
  func colons() throws {
    let names = NameListForm<String>(
      kind: "name", among: [("a", "a")], groups: [], list: "list", other: { $0.contains(":") ? $0 : nil }
    ).form
    #expect(
      try names.read("b:x=10:00,y=11:00:30,z=1,c:x=1,a,d:x=1")
        == ["b:x=10:00,y=11:00:30,z=1", "c:x=1", "a", "d:x=1"])
  }

  @Test("an option of a name may have commas too, and stays with its name")
  func options() {
    let folder = TemporaryFolder()
    folder.write(DragTrace().text, to: "a.trace")
    folder.write(
      #"{"schema":"overscroll-options/1","engine":"mrefresh","options":{"threshold":90,"height":60}}"#,
      to: "o.json")
    let call = ["replay", "--json", "a.trace", "--engine"]
    let named = overscroll(call + ["mj,mrefresh:threshold=90,height=60,pullview:height=80"], in: folder)
      .output
    let rows = named.split(separator: "\n")
    let engines = ["mj", "mrefresh:height=60,threshold=90", "pullview:height=80"]
    #expect(
      rows.count == 3 && zip(rows, engines).allSatisfy { $0.contains("\"engine\":\"\($1)\"") }, "\(named)")
    // Alone it is the first of its call.
    #expect(
      overscroll(call + ["o.json"], in: folder).output
        == rows[1].replacing("\"call_order\":2", with: "\"call_order\":1") + "\n")
    #expect(
      overscroll(call + ["mrefresh:treshold=90"], in: folder).messages.hasPrefix(
        "error: replay: --engine: unknown option of mrefresh 'treshold'; did you mean 'threshold'?"))
  }
}
