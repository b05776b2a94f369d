import { isForbidden } from '../../../domain/selling/cash/judge-cash.ts'
import { type Settled, settleSale } from '../../../domain/selling/counter/settle-sale.ts'
import type { SaleInput } from '../../../shared/contract/office/counter.ts'
import { counterCopy as copy } from '../../../shared/copy/office/counter.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDayStart } from '../../../shared/india-time.ts'
import { limits } from '../../../shared/limits.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { CounterDraft, PhoneDraft } from '../orders/order-draft.ts'
import { cashOfPerson } from '../orders/order-queries.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'

type Bought = Pick<CounterDraft | PhoneDraft, 'userId' | 'address' | 'buyer' | 'price'>

/**
 * Settles what is bought with the money that is handed over at the counter. Throws `bad_input` at `payments` where they do not settle it,
 * and `cash_limit` where the cash of the person's day is too much (Income-tax Act 2025, s.186).
 */
export async function takePayments(
  shop: PayingShop,
  work: CommandWork,
  bought: Bought,
  given: SaleInput['payments'],
): Promise<Settled> {
  const settled = settle(bought.price.payable, given)
  await refuseTooMuchCash(shop, work, bought, settled.payments)
  return settled
}

function settle(payable: Paise, given: SaleInput['payments']): Settled {
  const settled = settleSale(
    payable,
    given.map(({ way, amount, reference }) => ({
      way,
      amount: paiseFromRupees(amount),
      reference: reference || null,
    })),
  )
  if (!('fault' in settled)) return settled
  const [by, total] = [inRupees(settled.by), inRupees(payable)]
  const fault = settled.fault === 'short' ? copy.short(by, total) : copy.moreThanDue(by, total)
  throw new Failure('bad_input', fault, { errors: { payments: fault } })
}

/** The law counts the cash of one person in a day, and of one sale (s.186): who is nobody is only of this sale. */
async function refuseTooMuchCash(
  { clock }: PayingShop,
  { tx }: CommandWork,
  { userId, address, buyer }: Bought,
  payments: Settled['payments'],
): Promise<void> {
  const cash = payments.reduce((sum, { way, amount }) => sum + (way === 'cash' ? amount : 0), 0)
  if (cash === 0) return
  const begins = indianDayStart(clock())
  const day = { begins, ends: new Date(begins.getTime() + dayMs) }
  const person = { userId, phone: address.phone, gstin: buyer?.gstin ?? null }
  const isKnown = userId !== null || address.phone !== '' || (buyer !== null && buyer !== undefined)
  const before = isKnown ? await cashOfPerson(tx, person, day) : 0
  if (!isForbidden(before, cash)) return
  throw new Failure('cash_limit', copy.cash(formatRupees(limits.cashBelowRupees)))
}

const dayMs = 86_400_000

function inRupees(paise: Paise): string {
  return formatRupees(rupeesFromPaise(paise))
}
