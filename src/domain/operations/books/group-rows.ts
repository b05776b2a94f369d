/** Groups rows by a key, in the order of the keys, and makes something of each group. */
export function byKey<Row, Key extends string | number, Made>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  make: (key: Key, rows: Row[]) => Made,
): Made[] {
  const groups = Map.groupBy(rows, keyOf)
  const keys = [...groups.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return keys.map((key) => make(key, groups.get(key) ?? []))
}

/** The sum of amounts or pieces. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
