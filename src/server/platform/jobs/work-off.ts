/** Work that waits in a table and may be done by any process. The noun keeps its own queries; this is how they are used. */
export interface LeasedWork<Item> {
  /**
   * Lends the next item that is due to this process: claimed with FOR UPDATE SKIP LOCKED and set to be due again later, so that
   * it is done by another where this one dies. undefined: nothing is due.
   */
  take: () => Promise<Item | undefined>
  /** Puts off when an item is due again, while it is still being done. */
  extend?: (item: Item) => Promise<unknown>
  /** Does it, and writes down that it is done or when to try again. What it throws ends the round. */
  work: (item: Item) => Promise<void>
}

type Options = {
  /** Number of items that are worked on at the same time. */
  atOnce?: number
  /** Well below the shortest lease. */
  extendMs?: number
  stopped?: () => boolean
}

/**
 * Does what is due until nothing is. Each item is taken when somebody is free for it, never in stock: a lease has to last
 * for one item only, however slow those before it were.
 */
export async function workOff<Item>(job: LeasedWork<Item>, options: Options = {}): Promise<void> {
  const { atOnce = 1, extendMs = 15_000, stopped = () => false } = options
  const workers: Promise<void>[] = []
  const faults: unknown[] = []
  let busy = 0
  const work = async () => {
    while (!stopped() && faults.length === 0) {
      const item = await job.take()
      if (item === undefined) return
      // where there is one there may be more
      if (busy < atOnce) hire()
      await whileExtending(job, item, extendMs)
    }
  }
  const hire = () => {
    busy += 1
    const worker = work()
      .catch((error) => faults.push(error))
      .then(() => {
        busy -= 1
      })
    workers.push(worker)
  }
  hire()
  // those who are hired meanwhile are waited for too
  for (const worker of workers) await worker
  if (faults.length > 0) throw faults[0]
}

async function whileExtending<Item>({ extend, work }: LeasedWork<Item>, item: Item, everyMs: number): Promise<void> {
  const timer = setInterval(() => {
    extend?.(item).catch(() => undefined)
  }, everyMs).unref()
  try {
    await work(item)
  } finally {
    clearInterval(timer)
  }
}
