/**
 * Counts the typing errors between two words: a letter too much, too few, another one, or two neighbours swapped, each counts one
 * (optimal string alignment). More than `atMost` are not counted: infinitely many.
 */
export function typingErrors(typed: string, meant: string, atMost = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i]
    let fewest = i
    for (let j = 1; j <= meant.length; j += 1) {
      const same = typed[i - 1] === meant[j - 1]
      const swapped = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      const edited = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      const errors = swapped ? Math.min(edited, at(beforeLast, j - 2) + 1) : edited
      fewest = Math.min(fewest, errors)
      row.push(errors)
    }
    // no later row has fewer: what comes from the one before this is a swap, which counts one more
    if (fewest > atMost) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  const errors = at(last, meant.length)
  return errors > atMost ? Number.POSITIVE_INFINITY : errors
}

/** Returns the number of errors that a word may have and still be understood: short words look like everything. */
export function errorsForgiven(word: string): number {
  if (word.length < 3 || /[0-9]/.test(word)) return 0
  return word.length < 6 ? 1 : 2
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
