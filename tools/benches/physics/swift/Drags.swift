import Reference
import ScrollPhysics

/// A page of three screens with room above it, from C: the optimizer must not know its numbers.
let pageInC = c_page()
let page = ScrollExtent(
  contentLength: pageInC.content, viewportLength: pageInC.viewport, topInset: pageInC.top_inset,
  bottomInset: pageInC.bottom_inset)

/// Raw positions from two screens above the page to two below it and back, ten times.
let raws: Column = {
  let period = count / 10
  return Column { index in
    let share = Double(index % period) / Double(period)
    return -1334 + 4001 * (share < 0.5 ? 2 * share : 2 - 2 * share)
  }
}()

/// The movements between them.
let movements = Column { $0 == 0 ? 0 : raws.values[$0] - raws.values[$0 - 1] }

/// The offsets of all raw positions, or of all movements one after the other from 0 on, by a model known to the compiler.
@inline(__always)
func follow(_ model: some PhysicsModel) {
  if model.mapping == .position { return fill(from: raws) { model.offset(forRaw: $0) } }
  var offset = 0.0
  fill(from: movements) {
    offset = model.offset(from: offset, movedBy: $0)
    return offset
  }
}

/// The same by a model's name, chosen anew at each event as in a replay.
func follow(_ model: ScrollModel, in page: ScrollExtent) {
  if model.mapping(in: page) == .position {
    return fill(from: raws) { model.offset(forRaw: $0, in: page) }
  }
  var offset = 0.0
  fill(from: movements) {
    offset = model.offset(from: offset, movedBy: $0, in: page)
    return offset
  }
}

/// Compares a model that the compiler knows, by its row of the table, with its peer in C.
struct DragComparison: ModelVisitor {
  let model: ScrollModel

  func visit(_ name: StaticString, _ known: some DescribedModel) {
    let (c, page) = (peers(of: model).drag, page)
    let input = known.mapping == .position ? raws.input : movements.input
    compare(
      title(model), swift: { follow(known) }, c: { c(input, theirs.output, Int32(count), pageInC) },
      byName: { follow(model, in: page) })
  }
}

func compareDrags() {
  printHeader("drag", "  by name")
  for model in models { model.accept(DragComparison(model: model), in: page) }
}
