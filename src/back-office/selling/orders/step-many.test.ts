import { expect, it } from 'vitest'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { ApiFailure, noConnection } from '../../../ui/api-failure.ts'
import { type StepOfOrder, stepMany } from './step-many.ts'

const steps = ['a', 'b', 'c'].map((id): StepOfOrder => {
  const row = { _id: id, number: `BMS-${id}`, status: 'packed', doubt: null } as OrderRow
  return { row, input: { step: 'ship', carrier: 'DTDC' } }
})

/** A sender that fails for these orders, and notes the command of each. */
function senderFailing(failures: Readonly<Record<string, unknown>>) {
  const sent: string[] = []
  let last = 0
  const send = async (id: string, _: object, command: string) => {
    sent.push(`${id} ${command}`)
    if (failures[id]) throw failures[id]
  }
  return { sent, send, newCommandId: () => `command ${++last}` }
}

const refusal = (status: number) => new ApiFailure({ status, code: '', message: `Refused: ${status}` })

it('tells what waits no longer: done, moved by somebody else, or not there', async () => {
  const sender = senderFailing({ b: refusal(409), c: refusal(404) })
  const results = await stepMany(steps, sender, new Map(), () => {})
  expect(results.map(({ why, isGone, isUnanswered }) => [why, isGone, isUnanswered])).toEqual([
    [null, true, false],
    ['Refused: 409', true, false],
    ['Refused: 404', true, false],
  ])
})

it('confirms none that is doubtful, with the reason of each, and sends the others', async () => {
  const [a, b, c] = steps.map(({ row }, at): StepOfOrder => {
    return {
      row: { ...row, status: 'pending', doubt: ([null, 'address', 'supply'] as const)[at] ?? null },
      input: { step: 'confirm' },
    }
  }) as [StepOfOrder, StepOfOrder, StepOfOrder]
  const sender = senderFailing({})
  const results = await stepMany([c, b, a], sender, new Map(), () => {})
  expect(sender.sent).toEqual(['a command 1'])
  expect(results.map(({ why, isGone }) => [why, isGone])).toEqual([
    ['The buyer was not asked whose place it is. Open the order to confirm it.', false],
    ['PIN code and state do not match. Open the order to confirm it.', false],
    [null, true],
  ])
})

it('goes on after a refusal that leaves the order as it is', async () => {
  const results = await stepMany(steps, senderFailing({ a: refusal(400) }), new Map(), () => {})
  expect(results.map(({ isGone }) => isGone)).toEqual([false, true, true])
})

it('tells which got no answer, also while it is not tried again, and sends it under the same command', async () => {
  const unanswered = new Map<string, string>()
  const unansweredOf = async (failures: Record<string, unknown>, of = steps) => {
    const sender = senderFailing(failures)
    const results = await stepMany(of, sender, unanswered, () => {})
    return { ids: results.filter(({ isUnanswered }) => isUnanswered).map(({ id }) => id), sent: sender.sent }
  }
  expect(await unansweredOf({ b: noConnection() })).toEqual({ ids: ['b'], sent: ['a command 1', 'b command 2'] })
  const [, b, c] = steps as [StepOfOrder, StepOfOrder, StepOfOrder]
  expect((await unansweredOf({ c: noConnection() }, [c, b])).ids).toEqual(['c', 'b'])
  expect(await unansweredOf({}, [b])).toEqual({ ids: [], sent: ['b command 2'] })
})

it('sends again under the same command what a server that broke may have done, and under a new one what was refused', async () => {
  const unanswered = new Map<string, string>()
  await stepMany(steps, senderFailing({ a: refusal(502), b: refusal(429) }), unanswered, () => {})
  expect([...unanswered.values()]).toEqual(['command 1'])
})
