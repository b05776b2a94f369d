import type { Paise } from '../../../shared/money/money.ts'
import type { SettlementRow } from './settlement-row.ts'

/** A payment or refund as the shop has it. */
interface OwnEntity {
  amount: Paise
  /** Null: it paid no order, or the order's payment went back. */
  orderNumber: string | null
  /** Number of the order's invoice; null: none is issued. */
  invoice: string | null
  /** No money came. */
  isTest: boolean
  /** It paid a cash order by QR code: the invoice stands in the books as cash on delivery. */
  atDoor: boolean
  /** Entry of the shop's journal; null: there is none. */
  journal: { id: number; amount: Paise } | null
}

/** Entities of the shop that a statement names, by the provider's ids. */
export interface OwnEntities {
  payments: ReadonlyMap<string, OwnEntity>
  refunds: ReadonlyMap<string, OwnEntity>
  /** All settlements that have a row of an entity. */
  settledIn: ReadonlyMap<string, readonly string[]>
}

/** A thing that somebody should know or look into: of a row, or of the whole settlement. */
export interface SettlementNote {
  entityId: string
  why: /** The shop has no such payment or refund, or it is neither. */
    | 'unmatched'
    /** Another amount than the shop has. */
    | 'amount_differs'
    /** The shop knows it, and its journal does not: it was made at the provider. */
    | 'not_in_journal'
    /** Its entry in the journal has another amount. */
    | 'journal_differs'
    /** Credit and debit are not amount less fee. */
    | 'fee_differs'
    /** Neither none nor 18 % on the fee. */
    | 'tax_differs'
    /** The customer's bank took the money back. */
    | 'chargeback'
    /** Its payment was settled before, or nobody knows when. */
    | 'older_payment'
    /** It is in another settlement too. */
    | 'settled_twice'
    /** The settlement has test payments; it is named, not they. */
    | 'test'
  /** Paise, or ids, by what `why` is about; null: nothing to compare. */
  stated: string | number | null
  own: string | number | null
}

/** A row, and what the shop has of it. */
export interface MatchedRow extends SettlementRow {
  /** Null: nothing. */
  own: OwnEntity | null
  /** Number of the invoice that it settles; of a refund that the shop does not know, that of its payment. Null: none is known. */
  invoice: string | null
  /** No money came: a test payment, or what is about one. */
  isTest: boolean
  /** The invoice is of a cash order, paid by QR code. */
  atDoor: boolean
}

/** GST on the provider's fee, percent; small card payments are free of it. */
const taxOnFee = 18

/** Matches the rows of one settlement to the shop's payments and refunds, and notes what does not agree. */
export function matchSettlement(
  rows: readonly SettlementRow[],
  known: OwnEntities,
): { rows: MatchedRow[]; notes: SettlementNote[] } {
  const here = new Set(rows.map(({ entityId }) => entityId))
  const matched = rows.map((row) => matchRow(row, known))
  const ofTest = matched.find(({ isTest }) => isTest)
  const test: SettlementNote[] = ofTest ? [{ entityId: ofTest.settlementId, why: 'test', stated: null, own: null }] : []
  return { rows: matched, notes: [...matched.flatMap((row) => notesOf(row, here, known)), ...test] }
}

/** A refund that the shop does not know is about the payment that it names. */
function matchRow(row: SettlementRow, known: OwnEntities): MatchedRow {
  const { kind, paymentId } = row
  const own = ownOf(row, known)
  const of = own ?? (kind === 'refund' && paymentId !== null ? known.payments.get(paymentId) : null)
  const { invoice = null, isTest = false, atDoor = false } = of ?? {}
  return { ...row, own, invoice, isTest, atDoor }
}

/** A chargeback is the shop's where its payment is. */
function ownOf({ kind, entityId, paymentId, disputeId }: SettlementRow, { payments, refunds }: OwnEntities) {
  if (kind === 'payment') return payments.get(entityId) ?? null
  if (kind === 'refund') return refunds.get(entityId) ?? null
  return (disputeId !== null && paymentId !== null && payments.get(paymentId)) || null
}

function notesOf(row: MatchedRow, here: ReadonlySet<string>, known: OwnEntities): SettlementNote[] {
  const { entityId, kind, amount, fee, tax, credit, debit, own, paymentId, settlementId } = row
  const isCharged = kind === 'payment' || kind === 'refund'
  const note = (
    why: SettlementNote['why'],
    stated: SettlementNote['stated'] = null,
    ours: SettlementNote['own'] = null,
  ) => ({
    ...{ entityId, why, stated, own: ours },
  })
  const found: (SettlementNote | false)[] = [
    own === null && note('unmatched', credit - debit),
    isCharged && own !== null && own.amount !== amount && note('amount_differs', amount, own.amount),
    isCharged && own !== null && own.journal === null && note('not_in_journal', amount),
    isCharged &&
      own?.journal != null &&
      own.journal.amount !== own.amount &&
      note('journal_differs', amount, own.journal.amount),
    isCharged && credit - debit !== expected(row) && note('fee_differs', credit - debit, expected(row)),
    isCharged &&
      tax !== 0 &&
      Math.abs(tax * (100 + taxOnFee) - fee * taxOnFee) > 100 + taxOnFee &&
      note('tax_differs', tax, fee),
    row.disputeId !== null && note('chargeback', row.disputeId, paymentId),
    kind === 'refund' &&
      paymentId !== null &&
      !here.has(paymentId) &&
      note('older_payment', paymentId, earlier(paymentId, known)),
    ...(known.settledIn.get(entityId) ?? [])
      .filter((other) => other !== settlementId)
      .map((other) => note('settled_twice', settlementId, other)),
  ]
  return found.filter((each) => each !== false)
}

/** Returns what a row adds to the bank credit: of a payment its amount less the fee, of a refund both are taken off. */
function expected({ kind, amount, fee }: SettlementRow): Paise {
  return kind === 'payment' ? amount - fee : -(amount + fee)
}

const earlier = (paymentId: string, { settledIn }: OwnEntities) => settledIn.get(paymentId)?.[0] ?? null
