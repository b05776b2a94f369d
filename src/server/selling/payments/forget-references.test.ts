import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const forgotten = async (reference: string | null) =>
  (await shop.pool.query('SELECT reference_forgotten($1) AS kept', [reference])).rows[0].kept

test.each([
  'UTR 4471',
  'UTR 402211893',
  '402211893017',
  'UPI/402211893017',
  'SBIN0402211893',
  'AXISP00412345678',
  'not kept',
])('of a forgotten person %s: a number of a bank stays, a word does not', async (reference) => {
  expect(await forgotten(reference)).toBe(reference === 'not kept' ? '(forgotten)' : reference)
})

test.each(['9847012321', 'UPI 9847012321', '9847012321@upi', 'Amina 402211893', 'amina.beevi', 'paid to her son'])(
  'of a forgotten person %s goes',
  async (reference) => {
    expect(await forgotten(reference)).toBe('(forgotten)')
  },
)

test('no reference stays none, and nothing else of what the counter took can be changed', async () => {
  expect(await forgotten(null)).toBeNull()
  const change = shop.shop.db.updateTable('counter_payments').set({ reference: '(forgotten)' }).execute()
  await expect(change).rejects.toThrow('permission denied')
})
