/** States of a count. `closed`: nobody counts any more, what differs waits for its approval. */
export const countStates = ['open', 'closed', 'approved', 'dropped'] as const
export type CountState = (typeof countStates)[number]

/**
 * Scope of a count: the products of a category, of the shelves from one to another, some by chance, or a list, to which whatever
 * is scanned is added.
 */
export type CountScope =
  | { kind: 'category'; id: string; name: string }
  | { kind: 'random'; items: number }
  | { kind: 'shelves'; from: string; to: string }
  | { kind: 'list'; name: string }

/** A count as people call it. */
export function countName(number: number): string {
  return `Count ${number}`
}
