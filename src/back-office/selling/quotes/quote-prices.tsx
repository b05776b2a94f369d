import { useState } from 'react'
import type { OfficeQuote, OfficeQuoteLine } from '../../../shared/contract/office/quotes.ts'
import { officeQuoteCopy as copy } from '../../../shared/copy/office/quotes.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { Card } from '../../parts/card.tsx'

/** The lines of a quotation with what the shop asks, what they cost it, and the price that is quoted; saved together. */
export function QuotePrices({ quote, canChange }: { quote: OfficeQuote; canChange: boolean }) {
  const [typed, setTyped] = useState<Record<number, string>>({})
  const { act, pending } = useAct({
    send: (command, prices: { position: number; price: number }[]) =>
      callOffice('POST /quotes/{id}/prices', { params: { id: quote._id }, body: { prices }, command }),
    stale: ['quotes'],
    failed: copy.failed,
  })
  const read = Object.entries(typed).map(([position, text]) => ({
    position: Number(position),
    price: numberIn(text, numberRules.rupees),
  }))
  const prices = read.flatMap(({ position, price }) => (price === undefined ? [] : [{ position, price }]))
  const cannotSave = prices.length === 0 || prices.length < read.length
  return (
    <Card title={copy.lines}>
      <ul className="-my-2 divide-y divide-line">
        {quote.lines.map((line) => (
          <li
            key={line.position}
            className="grid items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_10rem_7rem]"
          >
            <LineFacts line={line} />
            {canChange ? (
              <NumberText
                kind="rupees"
                label={copy.priceOf(nameOf(line))}
                hideLabel
                value={typed[line.position] ?? String(line.price)}
                onText={(text) => setTyped((before) => ({ ...before, [line.position]: text }))}
              />
            ) : (
              <p className="figures sm:text-right">{formatRupees(line.price)}</p>
            )}
            <p className="figures font-semibold sm:text-right">{formatRupees(line.amount)}</p>
          </li>
        ))}
      </ul>
      {canChange && (
        <Button disabled={cannotSave} pending={pending} onClick={() => act(prices)}>
          {copy.save}
        </Button>
      )}
    </Card>
  )
}

function nameOf({ name, variantName }: OfficeQuoteLine): string {
  return variantName ? `${name}, ${variantName}` : name
}

function LineFacts({ line }: { line: OfficeQuoteLine }) {
  const { quantity, unit, listPrice, mrp, cost, margin } = line
  const facts = [
    `${quantity} ${unit}`,
    `${copy.listPrice} ${formatRupees(listPrice)}`,
    `${copy.mrp} ${formatRupees(mrp)}`,
    ...(cost === undefined ? [] : [`${copy.cost} ${cost === null ? copy.unknown : formatRupees(cost)}`]),
    ...(margin === undefined ? [] : [`${copy.margin} ${margin === null ? copy.unknown : copy.percent(margin)}`]),
  ]
  return (
    <div className="min-w-0">
      <p className="font-medium">{nameOf(line)}</p>
      <p className="figures text-sm text-steel">{facts.join(' · ')}</p>
    </div>
  )
}
