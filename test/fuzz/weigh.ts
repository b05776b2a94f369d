import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { openCpuClock } from './cpu-clock.ts'
import type { Aimed, Range, Target } from './range.ts'
import type { RawAnswer } from './send-raw.ts'

/** The cost of one request of a call to the shop and its database, in ms of CPU. */
export interface Weight {
  target: Target
  mean: number
  /** Of the dearest request, the least of some tries. */
  worst: number
  /** The dearest request. */
  shown: string
}

/** A call that has taken the shop so long is weighed well enough. */
const ENOUGH_MS = 4000
const IDLE_SHARE = 0.15
const LOOK_MS = 25
const LOOKS = 40
/** Cost in ms above which a request is measured again: a garbage collection, or work of a call before it, is not its own. */
const DEAR_MS = 20
const AGAIN = 3

/** Sends so many requests of each call, one after the other and nothing beside, and reads what each costs the processes. */
export async function weigh(
  range: Range,
  { pids, times, seed }: { pids: readonly number[]; times: number; seed: number },
  sent: (shot: Aimed, answer: RawAnswer, tookMs: number) => void,
): Promise<Weight[]> {
  await range.renew()
  const usedSince = openCpuClock(pids)
  const costOf = async (shot: Aimed) => {
    usedSince()
    const began = performance.now()
    const answer = await shot.send()
    sent(shot, answer, performance.now() - began)
    return usedSince()
  }
  const weights: Weight[] = []
  for (const target of range.targets) {
    const shots = fc
      .sample(target.requests, { numRuns: times, seed })
      .map((request) => ({ request, shot: target.aim(request, target.name) }))
    await untilIdle(usedSince)
    const weight = { target, mean: 0, worst: 0, shown: '' }
    let [sum, count] = [0, 0]
    for (const { shot } of shots) {
      let cost = await costOf(shot)
      for (let turn = 0; cost > DEAR_MS && cost > weight.worst && turn < AGAIN; turn += 1) {
        await untilIdle(usedSince)
        cost = Math.min(cost, await costOf(shot))
      }
      sum += cost
      count += 1
      if (cost > weight.worst) Object.assign(weight, { worst: cost, shown: shot.show() })
      if (sum > ENOUGH_MS) break
    }
    weights.push({ ...weight, mean: sum / count })
  }
  return weights
}

/** Waits until what calls have left to do after their answers is done. */
async function untilIdle(usedSince: () => number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    usedSince()
    await sleep(LOOK_MS)
    if (usedSince() < LOOK_MS * IDLE_SHARE) return
  }
}
