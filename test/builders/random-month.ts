import { containedGst } from '../../src/domain/catalogue/tax/contained-gst.ts'
import { registeredTax } from '../../src/domain/catalogue/tax/registered-buyer-tax.ts'
import { sum } from '../../src/domain/operations/books/group-rows.ts'
import type { ReturnDocument, ReturnLine } from '../../src/domain/operations/books/return-document.ts'

/** GSTIN of the shop whose months these are, of Kerala, and of a firm that buys. */
export const randomShop = '32AAKFB7421M1ZE'
const firm = '32AABCW1234Q1Z9'

/**
 * Makes a month of October 2026 of so many invoices, some of which are taken back by a credit note: of firms and consumers, in the
 * state and out of it, at every rate, from a paisa to ₹2,00,000 a line. The same seed gives the same month.
 */
export function randomMonth(seed: number, invoices: number): ReturnDocument[] {
  const random = randomOf(seed)
  const pick = <T>(...from: T[]): T => from[Math.floor(random() * from.length)] as T
  return Array.from({ length: invoices }, (_, index) => {
    const [pos, isFirm] = [pick('32', '32', '33', '34'), random() < 0.3]
    const given = Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
      ...{ hsn: pick('848210', '820110', '401032', '640340'), uqc: pick('NOS', 'SET') },
      ...{ qty: 1 + Math.floor(random() * 50), rate: pick(0, 5, 18) },
      gross: 1 + Math.floor(random() ** 4 * 20_000_000),
    }))
    const lines = taxed(given, pos, isFirm)
    const number = (letters: string) => `${letters}/26-27/${String(index + 1).padStart(6, '0')}`
    const issuedAt = new Date(Date.UTC(2026, 9, 1, 0, Math.floor(random() * 40_000))).toISOString()
    const common = {
      issuedAt,
      pos,
      buyerGstin: isFirm ? firm : null,
      lines,
      total: sum(lines.map(({ total }) => total)),
    }
    const invoice: ReturnDocument = { kind: 'invoice', number: number('BMS'), ...common }
    const note: ReturnDocument = { ...invoice, kind: 'credit_note', number: number('BCN'), against: invoice }
    return random() < 0.2 ? [invoice, note] : [invoice]
  }).flat()
}

interface SoldLine {
  hsn: string
  uqc: string
  qty: number
  rate: number
  gross: number
}

function taxed(given: readonly SoldLine[], pos: string, isFirm: boolean): ReturnLine[] {
  const supply = pos === randomShop.slice(0, 2) ? 'in_state' : 'inter_state'
  const registered = registeredTax(
    given.map(({ rate: gstRate, gross: lineTotal }) => ({ gstRate, lineTotal })),
    supply,
  )
  return given.map(({ hsn, uqc, qty, rate, gross }, line) => {
    const consumers = { ...containedGst(gross, rate, supply), roundOff: 0 }
    const { gst, ...heads } = (isFirm ? registered[line] : undefined) ?? consumers
    return { ...{ hsn, uqc, qty, rate }, ...heads, taxable: gross - gst - heads.roundOff, total: gross }
  })
}

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
