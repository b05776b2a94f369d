import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { kozhikode } from '../../../test/builders/addresses.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'
import { runCommand } from './run-command.ts'
import { UsageFailure } from './usage.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-16T04:00:00Z' })
})
afterAll(() => shop.close())

const run = (...argv: string[]) => runCommand(shop.shop, argv)

async function placeOne() {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 1250, stock: 5 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 2 } })
  const { body } = await shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })
  return { token, productId, order: body.data }
}

describe('orders from the terminal', () => {
  it('are listed, all or of one status', async () => {
    expect(await run('orders', '--status', 'returned')).toBe('No order is returned.')
    const { order } = await placeOne()
    const listed = await run('orders', '--status', 'pending')
    expect(listed).toContain(order.number)
    expect(listed).toContain('₹2,500')
    expect(listed).toContain('Amina Beevi, Kozhikode')
    expect(listed).toContain('16 Nov 2026')
    expect((await run('orders', '--limit', '1')).split('\n')).toHaveLength(2)
  })

  it('are shown by number or id, with what comes next', async () => {
    const { order } = await placeOne()
    const shown = await run('order', order.number)
    for (const part of [order._id, '2 ×', '12/480 Mill Compound', '₹2,500', 'Next: confirmed or cancelled.']) {
      expect(shown).toContain(part)
    }
    expect(await run('order', order._id)).toBe(shown)
  })

  it('are moved on, and the shopper sees it', async () => {
    const { order, token } = await placeOne()
    expect(await run('order', order.number, 'confirmed')).toBe(`${order.number} is confirmed, payment due.`)
    await run('order', order.number.slice(4), 'packed')
    await run('order', order._id, 'shipped')
    await run('order', order._id, 'out-for-delivery')
    expect(await run('order', order._id, 'delivered')).toContain('payment collected')
    const { body } = await shop.call('GET', '/order/get-user-orders', { token })
    expect(body.data[0]).toMatchObject({ status: 'delivered', paymentStatus: 'collected' })
  })

  it('say why they cannot move, and where they could', async () => {
    const { order } = await placeOne()
    await expect(run('order', order.number, 'shipped')).rejects.toThrow(/is pending. Next: confirmed or cancelled/)
    await expect(run('order', order.number, 'gone')).rejects.toThrow(UsageFailure)
    await expect(run('order', 'BMS-999999')).rejects.toMatchObject({ code: 'not_found' })
    await expect(run('order')).rejects.toThrow(UsageFailure)
  })
})

describe('stock from the terminal', () => {
  const available = async (productId: string) =>
    (await shop.call('GET', `/product/get-product/${productId}`)).body.data.stock

  it('is booked in and out, and sold from then on', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    expect(await available(productId)).toBe(5)
    expect(await run('stock', productId, '+7')).toMatch(/ 12 +0 +12$/)
    expect(await available(productId)).toBe(12)
    await run('stock', productId, '-12')
    expect(await available(productId)).toBe(0)
    await expect(run('stock', productId, '-1')).rejects.toMatchObject({ code: 'out_of_stock' })
  })

  it('is of one variant where a product has several', async () => {
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['M8', 'M10'], stock: 3 })
    await expect(run('stock', productId, '+1')).rejects.toThrow(/Name one of them/)
    expect(await run('stock', variantIds[1] ?? '', '+4')).toMatch(/M10 +7 +0 +7$/)
    expect(await run('stock', productId)).toMatch(/M8 +3 +0 +3\n.*M10 +7 +0 +7$/)
  })

  it('wants a sign, a number and something that is sold', async () => {
    const { productId } = await buildProduct(shop.shop)
    for (const change of ['5', '+0', '+1.5', 'many', '+9999999']) {
      await expect(run('stock', productId, change), change).rejects.toThrow(UsageFailure)
    }
    await expect(run('stock', 'no-such-thing', '+1')).rejects.toMatchObject({ code: 'not_found' })
    await expect(run('stock')).rejects.toThrow(UsageFailure)
  })
})

describe('coupons from the terminal', () => {
  it('are added, used by shoppers, and ended', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { price: 1000 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const terms = [
      '--percentage',
      '12.5',
      '--minimum',
      '500',
      '--maximum',
      '100',
      '--until',
      '2026-12-31',
      '--uses',
      '3',
    ]
    expect(await run('coupon', 'add', 'onam12', ...terms)).toBe('ONAM12 can be used: 12.5% off.')
    const applied = await shop.call('POST', '/coupon/apply', { token, body: { couponId: 'onam12' } })
    expect(applied.body.data.couponDetails).toMatchObject({ code: 'ONAM12', discountAmount: 100 })
    expect(await run('coupon', 'list')).toMatch(/ONAM12 +on +12.5% +₹500 +₹100 +31 Dec 2026, 11:59 pm +0 of 3/)
    expect(await run('coupon', 'off', 'Onam12')).toBe('ONAM12 cannot be used any more.')
    const { body } = await shop.call('GET', '/cart/get-cart', { token })
    expect(body.data.couponDetails).toBeNull()
  })

  it('are refused with a word that says why', async () => {
    const wrong = [
      ['add', 'A'],
      ['add', 'A', '--percentage', '10', '--flat', '10'],
      ['add', 'A', '--percentage', '101'],
      ['add', 'A', '--flat', '-5'],
      ['add', 'A', '--flat', '10', '--until', 'tomorrow'],
      ['add', 'A', '--flat', '10', '--until', '2020-01-01'],
      ['add', 'A', '--flat', '10', '--uses', '0'],
      ['add', '--flat', '10'],
      ['add', 'A', '--flat', '10', '--colour', 'red'],
      ['burn', 'A'],
      [],
    ]
    for (const words of wrong) await expect(run('coupon', ...words), words.join(' ')).rejects.toThrow(UsageFailure)
    await run('coupon', 'add', 'TWICE', '--flat', '10')
    await expect(run('coupon', 'add', 'twice', '--flat', '20')).rejects.toMatchObject({ code: 'bad_input' })
    await expect(run('coupon', 'add', 'NOT A CODE', '--flat', '20')).rejects.toMatchObject({ code: 'bad_input' })
    await expect(run('coupon', 'off', 'NEVER')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('knows no other command', async () => {
  await expect(run('explode')).rejects.toThrow(UsageFailure)
  await expect(run()).rejects.toThrow(UsageFailure)
})

describe('days at the terminal', () => {
  it.each([
    [['settings', 'delivery.charge', '75', '--from']],
    [['coupon', 'add', 'LEAP', '--percentage', '5', '--until']],
  ])('are days that there are: %s', async (words) => {
    for (const day of ['2027-02-29', '2028-02-30', '2027-04-31', '2027-13-01', '2027-00-10', 'tomorrow']) {
      await expect(run(...words, day), day).rejects.toThrow(UsageFailure)
    }
    await expect(run(...words, '2028-02-29')).resolves.toBeDefined()
  })
})
