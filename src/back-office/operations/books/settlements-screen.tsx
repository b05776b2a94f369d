import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Landmark } from 'lucide-react'
import { useState } from 'react'
import type { SettlementLineShown } from '../../../shared/contract/office/settlement-shapes.ts'
import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { useMay } from '../../api/use-me.ts'
import { CursorPages } from '../../parts/cursor-pages.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { settlementsQuery } from './books-queries.ts'
import { BooksTabs } from './books-tabs.tsx'
import { FeesPart } from './fees-part.tsx'
import { ImportSettlement } from './import-settlement.tsx'
import { SettlementPart } from './settlement-part.tsx'

/** Settlements of the payment provider: imported, found by the bank's UTR, and one of them where the address names it. */
export default function SettlementsScreen() {
  const search = useSearchParams()
  const id = search.get('id')
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} />
      <BooksTabs />
      {id === null ? <Settlements search={search} /> : <SettlementPart id={id} />}
    </>
  )
}

function Settlements({ search }: { search: URLSearchParams }) {
  const utr = search.get('utr') ?? ''
  const query = useQuery(settlementsQuery(utr, search.get('after') ?? ''))
  const mayImport = useMay()('books.settle')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {mayImport && <ImportSettlement />}
      <UtrSearch key={utr} utr={utr} />
      <LoadedPart query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={Landmark} title={copy.none} text={copy.noneText} />
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
              {data.map((settlement) => (
                <Line key={settlement.id} {...settlement} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
      <CursorPages copy={copy} path="/books/settlements" params={search} next={query.data?.next ?? null} />
      <FeesPart />
    </div>
  )
}

function UtrSearch({ utr }: { utr: string }) {
  const [text, setText] = useState(utr)
  const navigate = useNavigate()
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const sought = text.trim()
        navigate(`/books/settlements${sought && `?utr=${encodeURIComponent(sought)}`}`, { replace: true })
      }}
    >
      <Field
        label={copy.utr}
        hint={copy.utrHint}
        value={text}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="outline">
        {copy.search}
      </Button>
      {utr !== '' && (
        <Button kind="quiet" onClick={() => navigate('/books/settlements', { replace: true })}>
          {copy.showAll}
        </Button>
      )}
    </form>
  )
}

function Line({ id, utr, settledAt, payments, bank, notes }: SettlementLineShown) {
  return (
    <li>
      <Link
        to={`/books/settlements?id=${encodeURIComponent(id)}`}
        className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-paper-sunk focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="figures">{formatRupees(bank)}</span>
            <Badge tone={notes === 0 ? 'good' : 'signal'}>{notes === 0 ? copy.allMatched : copy.toCheck(notes)}</Badge>
          </span>
          <span className="figures block text-sm text-steel wrap-anywhere">
            {[settledAt && formatDay(indianDay(settledAt)), utr, copy.payments(payments)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Icon of={ChevronRight} size={18} className="shrink-0 text-steel" />
      </Link>
    </li>
  )
}
