import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { taxScreens as copy } from '../../../shared/copy/office/tax-screens.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Card } from '../../parts/card.tsx'
import { type HsnLine, hsnLines, hsnQuery } from '../../parts/hsn-table.ts'

/** Looks codes up while one types. */
export function HsnSearch() {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const { data, error } = useQuery({ ...hsnQuery(wanted), placeholderData: keepPreviousData })
  const found = wanted.length < 2 ? undefined : data?.data
  return (
    <Card title={copy.found}>
      <Field
        label={copy.search}
        hint={copy.searchHint}
        type="search"
        autoComplete="off"
        maxLength={officeLimits.officeSearchMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormAlert text={error ? failureText(error, copy.failed) : undefined} />
      <div aria-live="polite" className="grid gap-2">
        {wanted.length < 2 && <p className="text-sm text-steel">{copy.begin}</p>}
        {found?.length === 0 && <p>{copy.none}</p>}
        {found && found.length > 0 && (
          <ul className="divide-y divide-line">
            {hsnLines(found).map((entry) => (
              <Line key={`${entry.code} ${entry.from}`} {...entry} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Line({ code, words, rates, from }: HsnLine) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <span className="figures font-semibold">{code}</span>
      <span className="figures text-right font-semibold sm:order-last">{copy.rates(rates)}</span>
      <span className="text-sm max-sm:col-span-2">
        {words}
        <span className="block text-xs text-steel">{copy.since(formatDay(from))}</span>
      </span>
    </li>
  )
}
