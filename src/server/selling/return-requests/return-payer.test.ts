import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { buildReturnDesk } from '../../../../test/builders/return-orders.ts'
import { set } from '../../../../test/builders/set.ts'
import { returnsTerms } from '../../../shared/copy/returns-terms.ts'
import { terms } from '../../../shared/copy/terms.ts'
import { shopFacts } from '../../../shared/shop-facts.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof buildReturnDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await buildReturnDesk(shop)
})
afterAll(() => shop.close())

type Made = Awaited<ReturnType<typeof desk.placed>>
const ask = ({ order, shopper }: Made, body: unknown) =>
  shop.call('POST', `/order/return-request/${order._id}`, { token: shopper.token, body })
const own = async ({ shopper }: Made) =>
  (await shop.call('GET', '/order/return-requests', { token: shopper.token })).body.data

describe('who pays for the way back', () => {
  /** The words of /terms and /returns, as the settings make them now. */
  const said = () => {
    const identity = shop.shop.settings.identity()
    return JSON.stringify([terms(identity), returnsTerms(shopFacts(identity))])
  }

  test('is said by the terms, /returns, the answer, the request and the mail, all from one setting', async () => {
    const ofCustomer = await desk.delivered()
    const unneeded = { lines: [{ position: 1, pieces: 1 }], why: 'not_needed' }
    const asked = await ask(ofCustomer, unneeded)
    expect(asked.body.message).toMatch(/You pay for sending it back\.$/)
    expect(said()).toContain('You bear the cost of sending them back.')
    expect(said()).toContain('We have them picked up where the fault is ours.')
    await set(shop, { 'returns.paidBy': 'shop' })
    expect(said()).not.toMatch(/You bear the cost|where the fault is ours/)
    expect(said()).toContain('We bear the cost of the return.')
    expect(said()).toContain('We have them picked up free of charge.')
    const ofShop = await desk.delivered()
    expect((await ask(ofShop, unneeded)).body.message).toMatch(/We pay for sending it back\.$/)
    await set(shop, { 'returns.paidBy': 'customer' })
    // what was agreed when it was asked for stays
    expect((await own(ofShop))[0]?.paidBy).toBe('shop')
    expect((await own(ofCustomer))[0]?.paidBy).toBe('customer')
    const mails = (await readSentMails(shop.shop)).filter(({ to }) => to.includes(ofShop.shopper.userId))
    expect(mails.find(({ subject }) => subject.includes('We have your request'))?.text).toContain('We pay for sending')
  })

  test.each(['wrong', 'damaged', 'defective'])('is the shop where goods are %s, whatever is set', async (why) => {
    const made = await desk.delivered()
    await ask(made, { lines: [{ position: 1, pieces: 1 }], why })
    expect((await own(made))[0]).toMatchObject({ why, paidBy: 'shop' })
  })

  test('of a request of the former version is what its reason says', async () => {
    const made = await desk.delivered()
    await ask(made, { lines: [{ position: 1, pieces: 1 }], why: 'other' })
    await shop.pool.query('UPDATE return_requests SET paid_by = NULL WHERE order_id = $1', [made.order._id])
    expect((await own(made))[0]?.paidBy).toBe('customer')
  })

  test('is nothing but the two that there are', async () => {
    await expect(set(shop, { 'returns.paidBy': 'nobody' as never })).rejects.toMatchObject({
      details: { errors: { 'returns.paidBy': expect.stringContaining('must be customer or shop') } },
    })
  })
})
