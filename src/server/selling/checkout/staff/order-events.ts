import { isStepBack } from '../../../../domain/selling/orders/order-status.ts'
import type { OrderEvent } from '../../../../shared/contract/office/order-shapes.ts'
import { orderEvents as copy } from '../../../../shared/copy/office/order-events.ts'
import { commands } from '../../../../shared/office/commands.ts'
import type { MovementOfOrder } from '../../../catalogue/stock/movements-of-order.ts'
import type { MailAbout } from '../../../platform/mail/mails-about.ts'
import type { CommandAbout } from '../../../staff/commands/commands-about.ts'
import type { StoredMove, StoredNote } from '../../orders/note-queries.ts'
import { allCreditNotes, taxedAnewNote } from '../../orders/present-order.ts'
import type { StoredPrint } from '../../orders/print-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'

type Proof = OrderEvent['proof']

/** Records about an order, beside the order itself. */
export interface OrderTraces {
  moves: StoredMove[]
  notes: StoredNote[]
  commands: CommandAbout[]
  mails: MailAbout[]
  movements: MovementOfOrder[]
  prints: StoredPrint[]
}

/** An event that is done, without proof but for what is given. */
export function event(
  kind: OrderEvent['kind'],
  at: Date,
  text: string,
  more: Partial<Pick<OrderEvent, 'by' | 'state' | 'proof'>> = {},
): OrderEvent {
  return { kind, at: at.toISOString(), text, by: null, state: 'done', proof: [], ...more }
}

/** Facts that are known; those without a value are left out. */
export function proofOf(facts: Record<string, string | number | null | undefined>): Proof {
  return Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, value: String(value) }],
  )
}

/** Moves, other commands, notes, mails and stock of an order as events, in no order. */
export function tellTraces(order: StoredOrder, traces: OrderTraces): OrderEvent[] {
  const ofMove = new Set(traces.moves.flatMap(({ command_id }) => command_id ?? []))
  const commandsById = new Map(traces.commands.map((each) => [each.id, each]))
  const others = traces.commands.filter(({ id, name }) => !ofMove.has(id) && name !== 'order.note')
  return [
    ...traces.moves.map((move) => tellMove(move, commandsById)),
    ...others.map(tellCommand),
    ...traces.notes.map((note) => event('note', note.created_at, note.text, { by: note.by_name })),
    ...traces.mails.map(tellMail),
    ...traces.movements.map((movement) => tellMovement(order, movement)),
    ...traces.prints.map(tellPrint),
    ...papersOf(order),
  ]
}

function tellMove(move: StoredMove, commandsById: ReadonlyMap<string, CommandAbout>): OrderEvent {
  const { from_status: from, to_status: to, moved_by: mover, command_id, by_name: by, created_at } = move
  const command = command_id === null ? undefined : commandsById.get(command_id)
  const takenBack = from !== null && isStepBack(from, to)
  const byShopper = to === 'cancelled' && mover === 'shopper'
  const text = takenBack ? copy.takenBack(copy.moved[from]) : byShopper ? copy.cancelledByShopper : copy.moved[to]
  const after = command?.after ?? {}
  return event('move', created_at, text, {
    by,
    proof: proofOf({
      [copy.proof.reason]: command?.reason,
      [copy.proof.carrier]: after.carrier as string | null,
      [copy.proof.trackingNumber]: after.trackingNumber as string | null,
      [copy.proof.command]: command_id,
    }),
  })
}

function tellCommand({ id, name, at, by_name: by, reason, before, after }: CommandAbout): OrderEvent {
  const changed = Object.keys(after ?? {}).map((field) => ({
    name: field,
    value: copy.proof.changed(String(before?.[field] ?? ''), String(after?.[field] ?? '')),
  }))
  const facts = proofOf({ [copy.proof.reason]: reason, [copy.proof.command]: id })
  return event('command', at, commands[name].did, { by, proof: [...changed, ...facts] })
}

function tellMail(mail: MailAbout): OrderEvent {
  const { news, created_at, due_at, sent_at, tries, last_error } = mail
  const state = sent_at && !last_error ? 'done' : tries > 0 && last_error ? 'failed' : 'waits'
  return event('mail', sent_at ?? created_at, copy.mail[news] ?? copy.mailOther, {
    state,
    proof: proofOf({
      [copy.proof.queued]: created_at.toISOString(),
      [copy.proof.due]: sent_at ? null : due_at.toISOString(),
      [copy.proof.sent]: sent_at?.toISOString(),
      [copy.proof.tries]: tries,
      [copy.proof.lastError]: last_error,
    }),
  })
}

function tellMovement({ lines }: StoredOrder, movement: MovementOfOrder): OrderEvent {
  const { product_id, variant_id, kind, on_hand_change, held_change, created_at, id } = movement
  const line = lines.find((each) => each.product_id === product_id && each.variant_id === variant_id)
  const pieces = on_hand_change || held_change
  return event('stock', created_at, copy.stock[kind] ?? kind, {
    proof: proofOf({
      [copy.proof.product]: line ? [line.name, line.variant_name].filter(Boolean).join(', ') : product_id,
      [copy.proof.pieces]: pieces > 0 ? `+${pieces}` : pieces,
      [copy.proof.movement]: id,
    }),
  })
}

function tellPrint({ paper, copy: count, by_name: by, printed_at }: StoredPrint): OrderEvent {
  return event('paper', printed_at, copy.printed(paper, count), { by })
}

function papersOf(order: StoredOrder): OrderEvent[] {
  const { invoice, replaced_invoices } = order
  const { receipt_voucher: receipt, refund_voucher: refund } = order.payment ?? {}
  const anew = taxedAnewNote(order)
  return [
    ...(invoice && anew ? [event('paper', new Date(invoice.date), anew)] : []),
    ...(invoice ? [event('paper', new Date(invoice.date), copy.invoice(invoice.number))] : []),
    ...replaced_invoices.map(({ number, date }) => event('paper', new Date(date), copy.invoice(number))),
    ...allCreditNotes(order).map(({ number, date }) => event('paper', new Date(date), copy.creditNote(number))),
    ...(receipt ? [event('paper', new Date(receipt.date), copy.receiptVoucher(receipt.number))] : []),
    ...(refund ? [event('paper', new Date(refund.date), copy.refundVoucher(refund.number))] : []),
  ]
}
