import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { payInSandbox } from '../../../../test/builders/pay-in-sandbox.ts'
import { set } from '../../../../test/builders/set.ts'
import { Paying } from '../../../../test/proof/paying.ts'

const liveKeys = { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' }
const account = { keySecret: 's', webhookSecret: 'w', webhookSecretPrevious: null }

describe('whether a payment is a test', () => {
  it('is decided when the provider’s order is made: with live keys it is money, whatever keys are set before it is paid', async () => {
    const paying = await Paying.open({ env: liveKeys })
    const { shopper, orderId } = await paying.started()
    await set(paying.shop, { 'payment.razorpay': { ...account, keyId: 'rzp_test_later00000001' } })
    const { body } = await paying.verify(shopper, paying.bank.success(paying.bank.pay(orderId)))
    expect(body).toMatchObject({ success: true })
    expect(body.data.test).toBeUndefined()
    await paying.close()
  })

  it('is known of the sandbox, too, and a payment stays what it is, whoever asks the database', async () => {
    const shop = await openShop()
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const { body: intent } = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
    const { success } = await payInSandbox(shop.shop, intent.order_id)
    expect((await shop.call('POST', '/order/paymentVerify', { token, body: success })).body.data).toMatchObject({
      test: true,
    })
    await expect(shop.pool.query('UPDATE payments SET is_test = false')).rejects.toThrow(/stays a test/)
    await shop.pool.query('UPDATE checkouts SET is_test = false')
    expect((await shop.pool.query('SELECT is_test FROM checkouts')).rows).toEqual([{ is_test: true }])
    expect(Object.values(await asMigrated(shop))).toEqual([true])
    await shop.close()
  })

  it('is found out of what was paid before it was stored, where the settings or the sandbox know it', async () => {
    const paying = await Paying.open()
    const { RAZORPAY_KEY_SECRET: keySecret = '' } = paying.bank.env
    const paidWith = async (keyId: string) => {
      await set(paying.shop, { 'payment.razorpay': { ...account, keyId, keySecret } })
      paying.shop.advance(1000)
      return (await paying.paid()).payment.id
    }
    const test = await paidWith('rzp_test_first00000001')
    const money = await paidWith(liveKeys.RAZORPAY_KEY_ID)
    const unstored = await asMigrated(paying.shop)
    expect(unstored).toEqual({ [test]: true, [money]: false })
    await paying.close()
  })
})

/** Takes the mark away and has the migration find it again: of each payment whether it is a test. */
async function asMigrated({ pool }: Pick<TestShop, 'pool'>): Promise<Record<string, boolean>> {
  const file = path.join(import.meta.dirname, '../../../../db/migrations/0200_test_payments.sql')
  await pool.query(`DROP FUNCTION mark_test_checkout, mark_test_payment CASCADE;
    ALTER TABLE checkouts DROP COLUMN is_test; ALTER TABLE payments DROP COLUMN is_test; ${readFileSync(file, 'utf8')}`)
  const { rows } = await pool.query('SELECT id, is_test FROM payments')
  return Object.fromEntries(rows.map(({ id, is_test }) => [id, is_test]))
}
