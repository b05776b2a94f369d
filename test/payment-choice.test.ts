import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '../src/shared/contract/cart.ts'
import { PaymentChoice } from '../src/web/checkout/payment-choice.tsx'
import { PaymentNote } from '../src/web/site/payment-note.ts'
import { ShopContext } from '../src/web/site/use-shop.ts'
import { openShop, type TestShop } from './app.ts'

let reached: TestShop
let tried: TestShop
beforeAll(async () => {
  ;[reached, tried] = await Promise.all([openShop({ env: { PUBLIC_URL: 'https://shop.example.in' } }), openShop()])
})
afterAll(() => Promise.all([reached.close(), tried.close()]))

/** Returns the amounts beside the ways to pay of a cart of 1,000 rupees. */
function amounts({ shop }: TestShop): string[] {
  const cart = { finalAmount: 1000, payOnline: 950 } as Cart
  const choice = createElement(PaymentChoice, { cart, chosen: null, onChoose: () => undefined, missing: false })
  const within = createElement(ShopContext, { value: shop.settings.identity() }, choice)
  const note = shop.provider.isOff ? 'off' : 'test'
  return renderToStaticMarkup(createElement(PaymentNote, { value: note }, within)).match(/₹[\d,]+/g) ?? []
}

test('a way to pay that is off shows no lower amount; one that is tried out does', () => {
  expect(amounts(reached)).toEqual(['₹1,000', '₹1,000'])
  expect(amounts(tried)).toEqual(['₹1,000', '₹950'])
})
