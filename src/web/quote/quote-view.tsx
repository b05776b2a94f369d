import type { Quote } from '../../shared/contract/quotes.ts'
import { quotes } from '../../shared/copy/quotes.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { AcceptQuote } from './accept-quote.tsx'

const copy = quotes.page

/** A quotation: its facts, its lines as a table, what it comes to, and what can be done with it. */
export function QuoteView({ quote, quoteKey }: { quote: Quote; quoteKey: string }) {
  const facts: [string, string][] = [
    [copy.status, quotes.status[quote.status]],
    [quotes.paper.validUntil, formatDate(quote.validUntil)],
    [copy.from, formatDate(quote.createdAt)],
    [copy.to, quote.name],
    ...(quote.gstin ? [['GSTIN', quote.gstin] satisfies [string, string]] : []),
    [quotes.paper.placeOfSupply, quote.placeOfSupply],
  ]
  return (
    <>
      <p className="mt-3 text-steel">{copy.text}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-steel">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Lines quote={quote} />
      <p className="mt-2 text-sm text-steel">{copy.delivery}</p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <AcceptQuote quote={quote} quoteKey={quoteKey} />
        <a href={quote.pdf} download className="inline-flex min-h-11 items-center font-medium underline">
          {copy.pdf}
        </a>
      </div>
    </>
  )
}

function Lines({ quote: { lines, gst, total } }: { quote: Quote }) {
  return (
    <div className="mt-6 overflow-x-auto rounded-md border border-line bg-card">
      <table className="figures w-full text-left text-sm">
        <thead className="border-b border-ink">
          <tr>
            <th scope="col" className="px-3 py-2">
              {copy.item}
            </th>
            {[copy.quantity, copy.price, copy.amount].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 text-right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position} className="border-b border-line">
              <td className="px-3 py-2">
                <Link to={paths.product(line.productId)} className="hover:underline">
                  {line.variantName ? `${line.name}, ${line.variantName}` : line.name}
                </Link>
              </td>
              <td className="px-3 py-2 text-right">{line.quantity}</td>
              <td className="px-3 py-2 text-right">{formatRupees(line.price)}</td>
              <td className="px-3 py-2 text-right">{formatRupees(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={3} className="px-3 py-2 text-right">
              {quotes.mail.total}
            </th>
            <td className="px-3 py-2 text-right">{formatRupees(total)}</td>
          </tr>
          <tr className="text-steel">
            <th scope="row" colSpan={3} className="px-3 pb-2 text-right font-normal">
              {copy.gst}
            </th>
            <td className="px-3 pb-2 text-right">{formatRupees(gst)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
