/** Chance that a seed decides: the same seed gives the same history, whatever the machine. */
export class Chance {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A number from 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number between these, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** Returns whether something comes that comes in `share` of all cases. */
  comes(share: number): boolean {
    return this.next() < share
  }

  /** One of these; the first ones more often, where `slope` is above 1. Throws where there is none. */
  pick<T>(from: readonly T[], slope = 1): T {
    const found = from[Math.floor(this.next() ** slope * from.length)]
    if (found === undefined) throw new Error('there is nothing to choose from')
    return found
  }
}
