import type { ReactNode } from 'react'
import { payLinks } from '../../shared/copy/pay-links.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { PayLink } from './pay-link-query.ts'
import { usePayLink } from './use-pay-link.ts'

const copy = payLinks.page

/** A payment link as it stands: to be paid, being confirmed, paid, over, or what was paid goes back. */
export function PayLinkState({ link, linkKey }: { link: PayLink; linkKey: string }) {
  const { state, message, placed, number } = link
  if (state === 'paid') return <End title={copy.paid}>{copy.paidText(placed ?? number)}</End>
  if (state === 'waiting') return <End title={copy.waiting}>{copy.waitingText}</End>
  if (state === 'refunded') return <End title={copy.refunded}>{message}</End>
  if (state === 'over') return <End title={copy.over}>{payLinks.over}</End>
  return (
    <>
      <p>
        <strong className="figures block">{copy.order(number)}</strong>
        {copy.text}
      </p>
      <Sums link={link} />
      <Pay link={link} linkKey={linkKey} />
    </>
  )
}

/** End of a payment link; its title takes the focus that the button had. */
function End({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="grid gap-3">
      <h2 key={title} ref={takeFocus} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="text-steel">{children}</p>
    </div>
  )
}

function Sums({ link: { lines, money, until } }: { link: PayLink }) {
  const { deliveryCharges, onlineDiscount, payable, gst } = money
  return (
    <div className="rounded-sm border border-line bg-card px-4 py-3">
      <ul aria-label={copy.items} className="grid gap-2 border-b border-line pb-3">
        {lines.map(({ name, variantName, quantity, total }) => (
          <li key={`${name} ${variantName}`} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{copy.item(variantName ? `${name}, ${variantName}` : name, quantity)}</span>
            <span className="figures shrink-0 text-steel">{formatRupees(total)}</span>
          </li>
        ))}
      </ul>
      <dl className="figures grid gap-1 pt-3">
        {deliveryCharges > 0 && <Row name={copy.delivery} amount={formatRupees(deliveryCharges)} />}
        {onlineDiscount > 0 && <Row name={copy.onlineDiscount} amount={`−${formatRupees(onlineDiscount)}`} />}
        <Row name={copy.total} amount={formatRupees(payable)} strong />
        {gst > 0 && <Row name={copy.gst} amount={formatRupees(gst)} />}
      </dl>
      <p className="pt-2 text-sm text-steel">{copy.until(formatMoment(until))}</p>
    </div>
  )
}

function Row({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'text-lg font-bold' : 'text-sm text-steel'}`}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function Pay({ link, linkKey }: { link: PayLink; linkKey: string }) {
  const { isOpen, pending, error, pay } = usePayLink(linkKey)
  return (
    <div className="grid gap-3">
      <FormAlert text={error && failureText(error, error.message || copy.notPaid)} />
      {isOpen && <p role="status">{copy.window}</p>}
      <Button wide pending={pending} onClick={pay}>
        {copy.pay(formatRupees(link.money.payable))}
      </Button>
    </div>
  )
}
