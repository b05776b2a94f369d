import { setImmediate as othersFirst } from 'node:timers/promises'
import fc from 'fast-check'
import { crossed, mulberry } from './crossed.ts'
import { hostileValue } from './hostile.ts'
import type { Aimed, Range, Target } from './range.ts'
import { exchanged } from './rehearsed.ts'
import type { WildRequest } from './requests.ts'

/** So many requests are made ready together, of all calls, mixed; then it is read anew what there is. */
const ROUND = 4000
/** Each drawn request stands for so many: itself, and those that have parts of others and bytes exchanged. */
const CROSSED = 5
/** Drawn requests of a call that later ones are crossed with. */
const KEPT = 40

/** Of a command that is ready so many are sent beside, each with one part exchanged; and what for. */
const EXCHANGED = 8
const HOSTILE = 60

/** A call, and how many requests of it a whole run has. */
export interface Shared {
  target: Target
  share: number
}

/**
 * Gives one shot after the other: of each call its share, round after round, drawn from the seed. The next round is made ready
 * while one is shot.
 */
export function fillMagazine(range: Range, shared: readonly Shared[], seed: number): () => Promise<Aimed> {
  const all = shared.reduce((sum, { share }) => sum + share, 0)
  const draws = shared.map(({ target, share }, place) => drawer(target, (share / all) * ROUND, seedOf(seed, place)))
  let round = 0
  let ready: Aimed[] = []
  const fill = async () => {
    await range.renew()
    round += 1
    const random = mulberry(seedOf(seed, -round))
    const shots: Aimed[] = []
    for (const draw of draws) {
      shots.push(...draw(round, random))
      await othersFirst()
    }
    return mixed(shots, random)
  }
  let following = fill()
  let taking: Promise<void> | undefined
  const take = async () => {
    ready = await following
    following = fill()
    // told where it is waited for
    following.catch(() => undefined)
  }
  return async () => {
    for (;;) {
      const next = ready.pop()
      if (next) return next
      taking ??= take().finally(() => {
        taking = undefined
      })
      await taking
    }
  }
}

/** Draws of one call so many in each round, on average: what is left of one is added to the next. */
function drawer({ name, requests, aim, ready }: Target, perRound: number, seed: number) {
  let due = 0
  let kept: WildRequest[] = []
  const hostile = fc.sample(hostileValue, { numRuns: HOSTILE, seed })
  return (round: number, random: () => number): Aimed[] => {
    // not all of the rare ones in the same round
    due += round === 1 ? perRound * (0.5 + random()) : perRound
    const count = Math.floor(due)
    due -= count
    const real = ready()
    const exchangedParts = real.flatMap((each) => exchanged(each, hostile, random, EXCHANGED))
    const commands = [...real, ...exchangedParts].map((each) => aim(each, name))
    kept = [...real, ...kept]
    if (count === 0) return commands
    const drawn = fc.sample(requests, { numRuns: Math.ceil(count / CROSSED), seed: seed + round })
    kept = [...drawn, ...kept].slice(0, KEPT)
    return [...commands, ...[...drawn, ...crossed(kept, random, count - drawn.length)].map((each) => aim(each, name))]
  }
}

function mixed<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

/** Runs with neighbouring seeds draw nothing alike: a place has room for as many rounds as there are requests in a run. */
function seedOf(seed: number, place: number): number {
  return (Math.imul(seed, 0x9e3779b1) + place * 65_536) | 0
}
