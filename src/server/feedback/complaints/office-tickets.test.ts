import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { transact } from '../../platform/db/transact.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { answerTicket } from './answer-ticket.ts'
import { listTickets } from './list-tickets.ts'
import { solveTicket } from './solve-ticket.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T09:15:00Z' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('tickets').execute()
})

const hour = 3_600_000
const open = async (email = 'amina@example.com') => {
  const body = { name: 'Amina Beevi', email, text: 'The coupling is the wrong one' }
  return (await shop.call('POST', '/support/tickets', { body })).body.data
}
const answer = (number: string, text: string) =>
  transact(shop.shop, (work) => answerTicket(shop.shop, work, { number, text }))
const solve = (number: string, text: string) =>
  transact(shop.shop, (work) => solveTicket(shop.shop, work, { number, text }))
const look = async ({ number, key }: { number: string; key: string }) =>
  (await shop.call('POST', `/support/tickets/${number}`, { body: { key } })).body.data

describe('the shop', () => {
  test('answers and solves; the person sees it, and gets a mail of each', async () => {
    const ticket = await open('answered@example.com')
    const { before, after } = await answer(ticket.number, 'We send the right one today.\nPlease keep the other.')
    expect([before.state, after.state]).toEqual(['open', 'answered'])
    shop.advance(hour)
    await answer(ticket.number, 'It is on its way.')
    await solve(ticket.number, 'You have the right one.')
    expect(await look(ticket)).toMatchObject({
      state: 'solved',
      answeredAt: expect.any(String),
      solvedAt: expect.any(String),
      messages: [
        { author: 'person' },
        { author: 'shop', text: 'We send the right one today.\nPlease keep the other.' },
        { author: 'shop', text: 'It is on its way.' },
        { author: 'shop', text: 'You have the right one.' },
      ],
    })
    const mails = (await readSentMails(shop.shop)).filter(({ to }) => to === 'answered@example.com')
    expect(mails.map(({ subject }) => subject.replace(ticket.number, 'N')).sort()).toEqual([
      'We have answered your complaint N',
      'We have answered your complaint N',
      'We have your complaint N',
      'Your complaint N is resolved',
    ])
    expect(mails.find(({ subject }) => subject.includes('is resolved'))?.text).toContain('You have the right one.')
  })

  test('may solve what nobody had answered: it counts as the answer too', async () => {
    const ticket = await open()
    await solve(ticket.number, 'We called you, and you have your money back.')
    const { answeredAt, solvedAt } = await look(ticket)
    expect(answeredAt).toBe(solvedAt)
  })

  test('of many who solve at once one does; a solved one is answered no more, an unknown one never', async () => {
    const { number } = await open()
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => solve(number, `Solved by ${n}`)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(answer(number, 'Late')).rejects.toMatchObject({ code: 'ticket_state' })
    await expect(answer('TKT-0000-0000', 'Nobody')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('an answer that is rolled back was never given, and not mailed', async () => {
    const ticket = await open('back@example.com')
    const failing = transact(shop.shop, async (work) => {
      await answerTicket(shop.shop, work, { number: ticket.number, text: 'Never' })
      throw new Error('the command failed')
    })
    await expect(failing).rejects.toThrow('the command failed')
    expect(await look(ticket)).toMatchObject({ state: 'open', messages: [{ author: 'person' }] })
    const mails = (await readSentMails(shop.shop)).filter(({ to }) => to === 'back@example.com')
    expect(mails).toHaveLength(1)
  })
})

describe('the list', () => {
  test('shows late ones first, then unanswered ones, each by when it is due, and counts them', async () => {
    const [lateAnswered, lateOpen] = [await open(), await open()]
    await answer(lateAnswered.number, 'We look into it')
    shop.advance(31 * 24 * hour)
    const [young, answered] = [await open(), await open()]
    await answer(answered.number, 'We look into it')
    const { tickets, counts } = await listTickets(shop.shop, 'waiting')
    expect(tickets.map(({ number, isLate }) => [number, isLate])).toEqual([
      [lateOpen.number, true],
      [lateAnswered.number, true],
      [young.number, false],
      [answered.number, false],
    ])
    expect(counts).toEqual({ toAnswer: 2, answersLate: 1, toSolve: 2, solutionsLate: 2 })
    expect(tickets[0]).toMatchObject({ name: 'Amina Beevi', email: 'amina@example.com', phone: null })
    expect(tickets[1]?.messages).toHaveLength(2)
  })

  test('of solved ones shows the latest first, in pages', async () => {
    const [first, second] = [await open(), await open()]
    for (const { number } of [first, second]) {
      await solve(number, 'Done')
      shop.advance(hour)
    }
    const { tickets, counts } = await listTickets(shop.shop, 'solved')
    expect(tickets.map(({ number }) => number)).toEqual([second.number, first.number])
    expect(counts).toMatchObject({ toAnswer: 0, toSolve: 0 })
    expect((await listTickets(shop.shop, 'solved', 2)).tickets).toEqual([])
  })
})

test('two years after it is solved a complaint is forgotten; one that waits never', async () => {
  const [solved, waiting] = [await open(), await open()]
  await solve(solved.number, 'Done')
  await inHistory(solved.number)
  shop.advance(729 * 24 * hour)
  await keepHouse(shop.shop)
  expect(await look(solved)).toMatchObject({ state: 'solved' })
  shop.advance(3 * 24 * hour)
  await keepHouse(shop.shop)
  const gone = await shop.call('POST', `/support/tickets/${solved.number}`, { body: { key: solved.key } })
  expect(gone.status).toBe(404)
  expect(await spokenOf()).toBe(0)
  expect(await look(waiting)).toMatchObject({ state: 'open' })
})

/** Runs a command about a complaint that keeps what it changed. */
async function inHistory(number: string): Promise<void> {
  const { id } = await shop.db.selectFrom('tickets').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  await atTerminal(shop.shop, 'person.export', { text: 'Spoken of' }, async ({ about, changed }) => {
    about({ kind: 'ticket', id, name: 'Spoken of' })
    changed('ticket', id, { text: '' }, { text: 'Spoken of' })
  })
  expect(await spokenOf()).toBeGreaterThan(0)
}

async function spokenOf(): Promise<number> {
  const text = `SELECT count(*)::int AS n FROM (SELECT t::text FROM commands t UNION ALL SELECT t::text FROM changes t) all_of_it (row)
    WHERE row LIKE '%Spoken of%'`
  return (await shop.pool.query<{ n: number }>(text)).rows[0]?.n ?? 0
}
