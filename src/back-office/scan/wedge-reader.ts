/** Keys of a scanner come faster than anybody types six of them; milliseconds. */
const mostBetween = 50
/** A scanner sends no shorter code; a few quick letters and Enter are a person's. */
const fewest = 4

/**
 * Tells a scanner that is a keyboard ("wedge") from a person: its code comes as a burst of keys that ends in Enter. Each key goes
 * in with its moment in milliseconds.
 */
export class WedgeReader {
  #keys: string[] = []
  #last = Number.NEGATIVE_INFINITY

  /** `begins`: this may be the first key of a code; `burst`: in one; a code: it has ended. */
  press(key: string, at: number): 'begins' | 'burst' | { code: string } | undefined {
    // a scanner presses it for capital letters
    if (key === 'Shift') return undefined
    const isFast = at - this.#last <= mostBetween
    if (key === 'Enter' || key === 'Tab') {
      const code = this.#keys.join('')
      this.#keys = []
      return isFast && code.length >= fewest ? { code } : undefined
    }
    if (key.length !== 1) {
      this.#keys = []
      return undefined
    }
    this.#last = at
    if (!isFast) this.#keys = []
    this.#keys.push(key)
    return this.#keys.length === 1 ? 'begins' : 'burst'
  }
}
