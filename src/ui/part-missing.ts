const missing = new Set<unknown>()

/** Shows the note of the document that a part of the page did not come, and offers to load it anew. */
export function sayPartMissing(part: unknown = null): void {
  missing.add(part)
  show()
}

/** It has come after all. */
export function partCame(part: unknown): void {
  if (missing.delete(part)) show()
}

function show(): void {
  document.documentElement.toggleAttribute('data-lacks', missing.size > 0)
}
