import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from '../platform/db/connect.ts'
import { openRenewalLine, type RenewalWord } from '../platform/live/renewal-line.ts'
import type { Shop } from '../platform/shop.ts'
import { ReportedFailure, UsageFailure } from './usage.ts'

/** Whoever leads workers answers at once that it begins. */
const ANSWER_MS = 5_000
/** A worker that is replaced may have a minute of work under way; there are 16 at most. */
const LONGEST_MS = 20 * 60_000

const NOBODY =
  'No shop with several workers is running on this database. With one process (WORKERS=1), stop and start it.'

/** `reload`: has every shop on this database replace its workers one by one. Throws ReportedFailure where one did not. */
export async function reloadCommand({ newId }: Pick<Shop, 'newId'>, target: Target, given: string[]): Promise<string> {
  if (given.length > 0) throw new UsageFailure('reload has no options.')
  const line = openRenewalLine(target)
  const id = newId()
  const begun = new Map<string, string>()
  const ended = new Map<string, RenewalWord>()
  let hear = (): void => undefined
  try {
    await line.listen((word) => {
      if (word.id !== id || word.word === 'ask') return
      if (word.word === 'begun') begun.set(word.leader, word.text)
      else ended.set(word.leader, word)
      hear()
    })
    line.say({ word: 'ask', id, leader: '', text: '' })
    await sleep(ANSWER_MS)
    if (begun.size === 0) throw new ReportedFailure('', NOBODY)
    const all = new Promise<void>((resolve) => {
      hear = () => ended.size >= begun.size && resolve()
      hear()
    })
    await Promise.race([all, sleep(LONGEST_MS, undefined, { ref: false })])
    return report(begun, ended)
  } finally {
    await line.close()
  }
}

function report(begun: Map<string, string>, ended: Map<string, RenewalWord>): string {
  const lines = [...begun].map(([leader, workers]) => {
    const { word, text } = ended.get(leader) ?? { word: 'failed', text: 'It did not finish.' }
    return word === 'done' ? `${leader}: ${workers} renewed` : `${leader}: ${text}`
  })
  const failed = [...begun.keys()].some((leader) => ended.get(leader)?.word !== 'done')
  if (failed) throw new ReportedFailure(lines.join('\n'), 'Not every worker was restarted.')
  return lines.join('\n')
}
