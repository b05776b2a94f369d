import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { StoredLine, StoredOrder } from '../../orders/stored-order.ts'
import type { EditedLine } from './edited-lines.ts'
import type { EditPlan } from './plan-edit.ts'
import { removedLines } from './preview-edit.ts'

/** Returns what an edit changes, a sentence each, as the shopper reads it: nothing of a person is in them. */
export function tellChanges(order: StoredOrder, plan: EditPlan): string[] {
  const { price, address, coupon, lines } = plan
  const { coupon_code: code, payable, delivery_address: before } = order
  const isElsewhere = Object.entries(address).some(([part, now]) => now !== (before[part] ?? ''))
  return [
    ...removedLines(order, lines).map((line) => copy.changes.removed(nameOf(line), line.quantity)),
    ...lines.flatMap(changesOf),
    ...(code !== null && coupon === null ? [copy.changes.coupon(code)] : []),
    ...(isElsewhere ? [copy.changes.address] : []),
    ...(price.payable === payable ? [] : [copy.changes.total(inRupees(payable), inRupees(price.payable))]),
  ]
}

/** Returns the goods of an order in one line: "2 × Ball bearing, 1 × V-belt". */
export function goodsInWords(lines: readonly Pick<StoredLine, 'name' | 'variant_name' | 'quantity'>[]): string {
  return lines.map((line) => `${line.quantity} × ${nameOf(line)}`).join(', ')
}

function changesOf(line: EditedLine): string[] {
  const { was, quantity, unitPrice, name, variantName } = line
  const called = nameOf({ name, variant_name: variantName })
  if (!was) return [copy.changes.added(called, quantity)]
  return [
    ...(was.quantity === quantity ? [] : [copy.changes.quantity(called, was.quantity, quantity)]),
    ...(was.unit_price === unitPrice
      ? []
      : [copy.changes.price(called, inRupees(was.unit_price), inRupees(unitPrice))]),
  ]
}

function nameOf({ name, variant_name }: Pick<StoredLine, 'name' | 'variant_name'>): string {
  return variant_name === null ? name : `${name}, ${variant_name}`
}

function inRupees(paise: number): string {
  return formatRupees(rupeesFromPaise(paise))
}
