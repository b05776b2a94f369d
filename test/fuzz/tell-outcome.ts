import { layOutTable } from '../../bench/report.ts'
import type { CallOutcome, Outcome } from './outcome.ts'
import type { Runs } from './runs.ts'
import type { Weight } from './weigh.ts'

const SHOWN = 15

/** The data of a run's report. */
export interface Told {
  outcome: Outcome
  weights: readonly Weight[]
  seed: number
  seconds: number
  /** The memory of the shop's processes before and after, in MB. */
  memory: { before: Memory; after: Memory }
  /** Faults in the books. */
  books: readonly string[]
  /** All runs of this version, with this one. */
  runs: Runs
}

/** MB of living objects after a collection of garbage, of the shop's processes, and of its database's. */
export interface Memory {
  heapMb: number
  nodeMb: number
  databaseMb: number
}

/** Says what came of a run. Gives whether nothing broke. */
export function tellOutcome(told: Told): boolean {
  const { outcome, weights, memory, books, runs, seed, seconds } = told
  tellCalls(outcome.calls)
  tellWeights(weights)
  tellSlowest(outcome.calls)
  for (const fault of outcome.faults) console.log(`\n${fault}`)
  const { before, after } = memory
  const mb = (of: Memory) =>
    `heap ${of.heapMb.toFixed(0)}, Node ${of.nodeMb.toFixed(0)}, database ${of.databaseMb.toFixed(0)}`
  const { sent, fivehundreds, lost, faultCount } = outcome
  console.log(`
Seed ${seed}: ${sent} requests to ${outcome.calls.size} calls in ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} a second
By class: ${classesOf(outcome.calls)}
Memory in MB: before ${mb(before)}; after ${mb(after)}
Books: ${books.length === 0 ? 'in order' : books.join('\n  ')}
${fivehundreds} answers of 500 and more, ${lost} without an answer, ${faultCount} that may not be
This version, all ${runs.count} runs: ${runs.sent} requests, ${runs.fivehundreds} answers of 500 and more, ${runs.faultCount} that may not be`)
  const holds = fivehundreds === 0 && faultCount === 0 && books.length === 0
  console.log(holds ? '\nNothing broke.' : '\nSomething broke.')
  return holds
}

function tellCalls(calls: Outcome['calls']): void {
  console.log('')
  for (const [name, { statuses }] of [...calls].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${name.padEnd(32)} ${written(statuses)}`)
  }
}

/** The calls that cost the shop most for one request, in ms of CPU. */
export function tellWeights(weights: readonly Weight[], shown = SHOWN): void {
  const dearest = [...weights].sort((a, b) => b.worst - a.worst).slice(0, shown)
  const rows = dearest.map(({ target, mean, worst }) => [target.name, mean.toFixed(1), worst.toFixed(1)])
  console.log(`\n${layOutTable([['CPU ms of one request, alone', 'mean', 'worst'], ...rows])}`)
}

function tellSlowest(calls: Outcome['calls']): void {
  const slowest = [...calls].sort(([, a], [, b]) => b.worstMs - a.worstMs).slice(0, SHOWN)
  const rows = slowest.map(([name, { sumMs, worstMs, statuses }]) => [
    name,
    (sumMs / countOf(statuses)).toFixed(0),
    worstMs.toFixed(0),
  ])
  console.log(`\n${layOutTable([['ms to the answer, among all', 'mean', 'worst'], ...rows])}`)
}

function countOf(statuses: CallOutcome['statuses']): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, 0)
}

function classesOf(calls: Outcome['calls']): string {
  const sums = new Map<string, number>()
  for (const { statuses } of calls.values()) {
    for (const [status, count] of statuses) {
      const name = status === 0 ? 'hung up on' : `${Math.floor(status / 100)}xx`
      sums.set(name, (sums.get(name) ?? 0) + count)
    }
  }
  return [...sums]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} × ${count}`)
    .join('  ')
}

function written(statuses: CallOutcome['statuses']): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'none'} × ${count}`)
    .join('  ')
}
