import type { Aimed } from './range.ts'
import type { RawAnswer } from './send-raw.ts'

const FAULTS_KEPT = 40

/** The result of the requests of one call. */
export interface CallOutcome {
  statuses: Map<number, number>
  /** Milliseconds from sending to the whole answer, while others are under way. */
  sumMs: number
  worstMs: number
}

/** The result of a run. */
export interface Outcome {
  sent: number
  calls: Map<string, CallOutcome>
  /** The first of them, told. */
  faults: string[]
  faultCount: number
  fivehundreds: number
  /** No answer came, or it broke off. */
  lost: number
}

/** Nothing yet. */
export function noOutcome(): Outcome {
  return { sent: 0, calls: new Map(), faults: [], faultCount: 0, fivehundreds: 0, lost: 0 }
}

/** Adds one answer. `output`: what the shop has written so far. */
export function note(
  outcome: Outcome,
  { shot, answer, tookMs }: { shot: Aimed; answer: RawAnswer; tookMs: number },
  output: () => string,
): void {
  const call = outcome.calls.get(shot.name) ?? { statuses: new Map(), sumMs: 0, worstMs: 0 }
  outcome.calls.set(shot.name, call)
  outcome.sent += 1
  call.statuses.set(answer.status, (call.statuses.get(answer.status) ?? 0) + 1)
  call.sumMs += tookMs
  call.worstMs = Math.max(call.worstMs, tookMs)
  const fault = shot.judge(answer)
  if (answer.status >= 500) outcome.fivehundreds += 1
  if (!fault) return
  if (answer.broken) outcome.lost += 1
  outcome.faultCount += 1
  if (outcome.faults.length >= FAULTS_KEPT) return
  const why = answer.status >= 500 ? whyOf(answer.text, output()) : ''
  const told = `${shot.name}: ${fault}\n  ${shot.show()}\n  ${answer.text.slice(0, 300)}${why}`
  outcome.faults.push(told)
  console.log(told)
}

/** Returns the stack of the failure from the shop's log. */
function whyOf(text: string, output: string): string {
  const id = /"requestId":"([^"]+)"/.exec(text)?.[1]
  const lines = output.split('\n')
  const line =
    id === undefined
      ? lines.findLast((each) => each.includes('"level":50'))
      : lines.find((each) => each.includes(`"${id}"`))
  const stack = /"stack":"((?:[^"\\]|\\.)*)"/.exec(line ?? '')?.[1]?.split('\\n') ?? []
  return stack
    .filter((each) => !each.includes('node_modules'))
    .slice(0, 5)
    .map((each) => `\n    ${each.trim()}`)
    .join('')
}
