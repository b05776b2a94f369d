import { billingLines } from '../../shared/billing-lines.ts'
import type { Invoice } from '../../shared/contract/invoices.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { amount } from '../firm/amount-table.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceRates } from './invoice-rates.tsx'

/** An invoice as CGST Rules 46, 46A and 49 want it, as it is on paper. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { supplier, recipient, buyer, order, placeOfSupply, totals } = invoice
  return (
    <div data-print-order="" className="figures grid gap-6 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
        <p className="text-lg font-bold">{supplier.name}</p>
        <p className="text-steel">
          <strong className="hidden text-ink print:inline">{copy.titles[invoice.kind]}</strong> {copy.copies.original}
        </p>
      </div>
      {invoice.test && <p className="font-bold">{copy.test[invoice.kind]}</p>}
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid content-start gap-4">
          <Party title={copy.seller} lines={[supplier.legalName, ...supplier.address]} state={supplier}>
            {copy.gstin}: {supplier.gstin}
          </Party>
          <Party
            title={buyer ? copy.firm : copy.buyer}
            lines={[...whoBuys(invoice), recipient.address.slice(0, -1).join(', '), ...recipient.address.slice(-1)]}
            state={recipient}
          >
            {copy.phone}: {recipient.phone}
          </Party>
        </div>
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
          <Fact name={copy.number}>
            <strong>{invoice.number}</strong>
          </Fact>
          <Fact name={copy.date}>{formatDate(invoice.issuedAt)}</Fact>
          <Fact name={copy.order}>{order.number}</Fact>
          <Fact name={copy.orderDate}>{formatDate(order.placedAt)}</Fact>
          <Fact name={copy.payment}>{copy.methods[invoice.test ? 'test' : order.paymentMethod]}</Fact>
          <Fact name={copy.placeOfSupply}>{copy.stateAndCode(placeOfSupply.state, placeOfSupply.stateCode)}</Fact>
          <Fact name={copy.reverseCharge}>{invoice.reverseCharge ? copy.yes : copy.no}</Fact>
        </dl>
      </div>
      <InvoiceLines invoice={invoice} />
      {invoice.kind !== 'bill_of_supply' && <InvoiceRates invoice={invoice} />}
      {totals.roundOff !== undefined && (
        <p className="flex justify-between gap-4">
          <span className="text-steel">{copy.roundOff}</span>
          <span>{amount(totals.roundOff)}</span>
        </p>
      )}
      <p className="flex justify-between gap-4 border-t border-ink pt-2 text-lg font-bold">
        <span>{copy.grandTotal}</span>
        <span>{formatRupees(totals.total)}</span>
      </p>
      <p>
        <span className="text-steel">{copy.inWords}: </span>
        <strong>{invoice.totalInWords}</strong>
      </p>
      <p className="text-xs text-steel">
        {copy.computerGenerated} {invoice.kind === 'bill_of_supply' ? copy.amountsOfBill : copy.amounts}
      </p>
    </div>
  )
}

/** The firm that buys, and who takes the goods in for it; else the shopper. */
function whoBuys({ recipient, buyer }: Invoice): string[] {
  if (!buyer) return [recipient.name]
  const { legalName, gstin, poNumber, billing, shipTo } = buyer
  const numbers = [`${copy.gstin}: ${gstin}`, ...(poNumber ? [`${copy.poNumber}: ${poNumber}`] : [])]
  const where = billing ? [...billingLines(billing), `${copy.state}: ${billing.state}`] : []
  const delivered = shipTo === 'third_party' ? copy.deliveredForFirm : copy.deliveredTo
  return [legalName, ...numbers, ...where, delivered(recipient.name)]
}

type PartyProps = {
  title: string
  lines: string[]
  state: { state: string; stateCode: string }
  children: React.ReactNode
}

function Party({ title, lines: [name, ...lines], state, children }: PartyProps) {
  return (
    <div>
      <h3 className="caption text-steel">{title}</h3>
      <p className="font-bold">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {copy.state}: {copy.stateAndCode(state.state, state.stateCode)}
      </p>
      <p>{children}</p>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-steel">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
