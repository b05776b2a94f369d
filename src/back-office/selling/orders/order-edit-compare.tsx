import type { EditPreview } from '../../../shared/contract/office/order-edit-calls.ts'
import { addressDoubt as doubts } from '../../../shared/copy/address-doubt.ts'
import { orderEdit as copy } from '../../../shared/copy/office/order-edit.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { itemName } from '../../scan/item-line.tsx'

type Row = keyof typeof copy.rows
const rows = Object.keys(copy.rows) as Row[]

/** The outcome of an edit: each amount before and after it, stock, coupon, and money that goes back or is to be collected. */
export function OrderEditCompare({ edit, isOld }: { edit: EditPreview; isOld: boolean }) {
  const { money, lines, coupon, payment, addressDoubt, notices } = edit
  const shown = rows.filter((row) => row === 'payable' || money.was[row] !== 0 || money.becomes[row] !== 0)
  const said = [
    ...lines.filter(({ stock }) => stock !== 0).map((line) => copy.stock(itemName(line), line.stock)),
    ...paid(payment),
  ]
  const warned = [
    ...notices,
    ...(coupon?.notice ? [coupon.notice] : []),
    ...(addressDoubt ? [doubts.text(addressDoubt)] : []),
  ]
  return (
    <section
      aria-live="polite"
      aria-busy={isOld}
      className={`grid gap-2 rounded-xs bg-paper-sunk px-3 py-3 ${isOld ? 'opacity-60' : ''}`}
    >
      <table className="figures w-full text-sm">
        <caption className="pb-2 text-left font-semibold">{copy.compare}</caption>
        <thead>
          <tr className="text-steel">
            <td />
            <th scope="col" className="pb-1 text-right font-normal">
              {copy.was}
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              {copy.becomes}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row} className={row === 'payable' ? 'border-t border-line-strong text-base font-bold' : ''}>
              <th scope="row" className="py-0.5 text-left font-[inherit]">
                {copy.rows[row]}
              </th>
              <td className="py-0.5 text-right">{formatRupees(money.was[row])}</td>
              <td className="py-0.5 text-right">{formatRupees(money.becomes[row])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-0.5 text-left font-normal">
              {copy.difference}
            </th>
            <td />
            <td className="py-0.5 text-right font-semibold">{signed(money.difference)}</td>
          </tr>
        </tbody>
      </table>
      {said.map((text) => (
        <p key={text} className="text-sm">
          {text}
        </p>
      ))}
      {warned.map((text) => (
        <p key={text} className="rounded-xs bg-signal-wash px-3 py-2 text-sm text-signal-deep">
          {text}
        </p>
      ))}
    </section>
  )
}

function paid({ what, amount }: EditPreview['payment']): string[] {
  const text = formatRupees(amount)
  if (what === 'collect') return [copy.collect(text)]
  if (what === 'refund') return [copy.refund(text)]
  return what === 'refund_by_hand' ? [copy.refundByHand(text)] : []
}

function signed(amount: number): string {
  if (amount === 0) return formatRupees(0)
  return `${amount < 0 ? '−' : '+'}${formatRupees(Math.abs(amount))}`
}
