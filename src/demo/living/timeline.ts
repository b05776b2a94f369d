interface Planned {
  at: number
  /** Of two at one moment, the one that was planned first. */
  turn: number
  run: () => Promise<void>
}

/** The days of a history: what is planned happens in its order, each at its own moment, and a clock that stands at it. */
export class Timeline {
  private now: number
  private turns = 0
  private readonly planned: Planned[] = []
  private readonly failed: (error: unknown) => void
  /** `failed` is told of what an event threw: where it throws itself, the history ends there. */
  constructor(begins: Date, failed: (error: unknown) => void) {
    this.now = begins.getTime()
    this.failed = failed
  }

  /** The clock of whatever happens. */
  readonly clock = (): Date => new Date(this.now)

  /** Plans something; what is planned for a moment that is over happens next. */
  plan(at: Date, run: () => Promise<void>): void {
    const event = { at: at.getTime(), turn: this.turns++, run }
    let [low, high] = [0, this.planned.length]
    // the soonest stands last
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.planned[middle] as Planned
      if (other.at > event.at || (other.at === event.at && other.turn < event.turn)) low = middle + 1
      else high = middle
    }
    this.planned.splice(low, 0, event)
  }

  /**
   * Lets everything happen that was planned for before `end`, one after the other, and `after` each of it; what lies behind it
   * never does.
   */
  async play(end: Date, after: () => Promise<void>): Promise<void> {
    for (;;) {
      const event = this.planned.at(-1)
      if (!event || event.at >= end.getTime()) return
      this.planned.pop()
      this.now = Math.max(this.now, event.at)
      await event.run().catch(this.failed)
      await after()
    }
  }
}
