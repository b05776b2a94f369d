import type { Payment } from './bank-answers.ts'
import type { Random } from './random.ts'

/** Draws the bank's result for a payment of so many paise: it takes it, is unsure, refuses it, or takes another amount. */
export function drawPayment(random: Random, amount: number): Pick<Payment, 'status'> & Partial<Payment> {
  const status = random.weighted([
    ['captured', 12],
    ['authorized', 3],
    ['failed', 3],
    ['created', 1],
  ] as const)
  const tampered = random.weighted<Partial<Payment>>([
    [{}, 16],
    [{ amount: amount - 1 }, 1],
    [{ amount: 100 }, 1],
    [{ currency: 'USD' }, 1],
  ])
  return { status, ...tampered }
}

/**
 * Draws the product of a story: few pieces, at a price in rupees; every other product is cheaper by two (no draw of its own, so
 * that a seed keeps its schedule).
 */
export function drawGoods(random: Random): { stock: number; price: number; breaks: [number, number][] } {
  const stock = random.chance(0.7) ? random.int(1, 4) : 20
  const price = random.int(20, 900)
  return { stock, price, breaks: price % 2 === 0 ? [[2, price - 7.5]] : [] }
}
