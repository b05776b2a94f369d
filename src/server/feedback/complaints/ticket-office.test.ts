import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

const { tickets, answerTicket, solveTicket } = officeEndpoints
const complain = async (text: string) =>
  (await shop.call('POST', '/support/tickets', { body: { name: 'Amina', email: 'amina@example.com', text } })).body.data

describe('complaints in the office', () => {
  it('are answered and solved; the person is told, the history says who did it and not what was written', async () => {
    const { number } = await complain('The coupling is the wrong one')
    const params = { number }
    expect((await manager.call(tickets)).body).toMatchObject({
      data: [{ number, name: 'Amina' }],
      counts: { toAnswer: 1 },
    })
    expect((await manager.call(answerTicket, { params, body: { text: 'We send the right one.' } })).status).toBe(200)
    expect((await manager.call(solveTicket, { params, body: { text: 'It has arrived.' } })).status).toBe(200)
    expect((await manager.call(tickets)).body.data).toEqual([])
    const { body } = await manager.call(tickets, { query: { which: 'solved' } })
    expect(body.data[0]?.messages.map(({ text }) => text)).toEqual([
      'The coupling is the wrong one',
      'We send the right one.',
      'It has arrived.',
    ])
    const commands = await shop.db.selectFrom('commands').selectAll().where('subject_name', '=', number).execute()
    expect(commands.map(({ name }) => name).sort()).toEqual(['ticket.answer', 'ticket.solve'])
    expect(JSON.stringify(commands)).not.toContain('right one')
    const mails = await readSentMails(shop.shop)
    expect(mails.filter(({ to }) => to === 'amina@example.com').length).toBeGreaterThanOrEqual(3)
  })

  it('are solved once, by whoever is first', async () => {
    const { number } = await complain('Two of the bolts are missing')
    const solve = () => manager.call(solveTicket, { params: { number }, body: { text: 'They are on their way.' } })
    const answers = await Promise.all([solve(), solve(), solve()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('are seen at the counter, and answered by who may', async () => {
    const counter = await buildStaff(shop, ['counter'])
    expect((await counter.call(tickets)).status).toBe(200)
    const body = { text: 'Hello' }
    expect((await counter.call(answerTicket, { params: { number: 'X' }, body })).status).toBe(403)
    expect((await manager.call(answerTicket, { params: { number: 'X' }, body })).status).toBe(404)
    expect((await manager.call(answerTicket, { params: { number: 'X' }, body: { text: '  ' } })).status).toBe(400)
  })
})
