/** Something that lies on a shelf; `shelf` null: nobody has said where. */
interface Placed {
  shelf: string | null
  name: string
}

/** Compares by the order in which shelves are walked: A-2 comes before A-10, and what has no shelf is last. */
export function inWalkingOrder(one: Placed, other: Placed): number {
  if (one.shelf === null || other.shelf === null) {
    return Number(one.shelf === null) - Number(other.shelf === null) || compare(one.name, other.name)
  }
  return compare(one.shelf, other.shelf) || compare(one.name, other.name)
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
