/** Order in which people number shelves: A-2 comes before A-10, and a is A. */
const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The shelves from one to another, both among them, in the order in which one walks along them; with B all of B-1 to B-12. */
export function shelvesBetween(shelves: readonly string[], { from, to }: { from: string; to: string }): string[] {
  const [first, last] = order.compare(from, to) <= 0 ? [from.trim(), to.trim()] : [to.trim(), from.trim()]
  const begins = (shelf: string) =>
    order.compare(shelf.slice(0, last.length), last) === 0 && !/^\d/.test(shelf.slice(last.length))
  return shelves
    .filter((shelf) => order.compare(shelf, first) >= 0 && (order.compare(shelf, last) <= 0 || begins(shelf)))
    .toSorted(order.compare)
}
