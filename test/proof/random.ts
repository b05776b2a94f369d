/** Chance from a seed: the same seed draws the same. */
export class Random {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    // mulberry32
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to `most`. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.next() * from.length)]
  }

  /** Takes one out. */
  take<T>(from: T[]): T | undefined {
    return from.splice(Math.floor(this.next() * from.length), 1)[0]
  }

  /** One of these, as likely as its weight. */
  weighted<T>(weights: readonly (readonly [T, number])[]): T {
    let left = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of weights) {
      left -= weight
      if (left < 0) return value
    }
    return (weights[0] as readonly [T, number])[0]
  }
}
