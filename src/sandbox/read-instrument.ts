import * as z from 'zod/mini'
import { badField } from './sandbox-refusal.ts'
import { type Outcome, testCards, testUpiIds } from './test-instruments.ts'

/** The instrument that a payment is made with: the part that may be stored, and the bank's answer. */
export interface Instrument {
  method: 'card' | 'upi'
  card_last4: string | null
  card_network: string | null
  vpa: string | null
  outcome: Outcome
}

const Card = z.object({
  method: z.literal('card'),
  card: z.object({ number: z.string(), expiry: z.string(), cvv: z.string() }),
})
const Upi = z.object({ method: z.literal('upi'), vpa: z.string().check(z.maxLength(100)) })
const Means = z.discriminatedUnion('method', [Card, Upi])

/** Reads the form of the sandbox's window. Only test cards and test UPI ids are taken: a real one is refused and forgotten. */
export function readInstrument(form: unknown, now: Date): Instrument {
  const read = Means.safeParse(form)
  if (!read.success) throw badField('method', 'The method field is required.')
  return read.data.method === 'upi' ? readUpi(read.data.vpa) : readCard(read.data.card, now)
}

function readUpi(given: string): Instrument {
  const vpa = given.trim().toLowerCase()
  const outcome = Object.hasOwn(testUpiIds, vpa) ? testUpiIds[vpa] : undefined
  if (!outcome) throw badField('vpa', 'Only test UPI IDs work here, such as success@razorpay.')
  return { method: 'upi', card_last4: null, card_network: null, vpa, outcome }
}

function readCard({ number, expiry, cvv }: z.infer<typeof Card>['card'], now: Date): Instrument {
  const digits = number.replace(/[\s-]/g, '')
  const card = testCards.find((each) => each.number === digits)
  if (!card) throw badField('number', 'Only test cards work here, such as 4100 2800 0000 1007.')
  if (!isInFuture(expiry, now)) throw badField('expiry', 'Enter a date in the future, such as 12/30.')
  if (!/^\d{3,4}$/.test(cvv)) throw badField('cvv', 'Enter any three digits.')
  return { method: 'card', card_last4: digits.slice(-4), card_network: card.network, vpa: null, outcome: card.outcome }
}

function isInFuture(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}
