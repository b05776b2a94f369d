/**
 * Returns whether two values of a record's field are the same, as JSON has them: the order of an object's fields says nothing.
 */
export function same(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null]
  if (a === b) return true
  // thousands of records are compared at once: only what is nested needs a closer look
  if (isPlain(a) && isPlain(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, at) => same(each, b[at]))
  return canonical(a) === canonical(b)
}

/** Returns whether JSON writes a value as it is, and like nothing else. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
