import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Facet } from '../../shared/contract/catalogue.ts'
import { facetValues as copy } from '../../shared/copy/facet-values.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { facetLimits } from '../../shared/facets/facet-limits.ts'
import { limits } from '../../shared/limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { ProductFilters } from '../api/queries.ts'
import { facetValuesQuery } from './facet-values-query.ts'
import type { Choice } from './filter-choice.tsx'
import type { ListingFilters } from './listing-filters.ts'

/** Props instead of imports: a file that the list and this one share would be one more of the first load. */
interface AllValuesProps {
  facet: Pick<Facet, 'key' | 'name'>
  filters: ListingFilters
  /** The filters as the call takes them. */
  toCall: (filters: ListingFilters) => ProductFilters
  show: (values: readonly Choice[]) => ReactNode
}

/** Every value of a facet, and a box to find one in them: in this browser where all have come, else by asking the shop. */
export default function AllValues({ facet: { key, name }, filters, toCall, show }: AllValuesProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const others = filters.facets.filter(([facet]) => facet !== key)
  const found = useFound(toCall({ ...filters, page: 1, facets: others }), key, text.trim().toLowerCase())
  return (
    <div className="grid gap-2">
      <input
        ref={field}
        type="search"
        aria-label={copy.find(name)}
        placeholder={copy.find(name)}
        autoComplete="off"
        maxLength={facetLimits.partLetters}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-card px-3 text-base"
      />
      <p role="status" className="text-xs text-steel">
        <Said {...found} text={text.trim()} />
      </p>
      <div className="max-h-80 overflow-y-auto overscroll-contain">{show(found.values)}</div>
    </div>
  )
}

interface Found {
  values: Facet['values']
  /** So many more are there. */
  more: number
  pending: boolean
  error: Error | null
}

function Said({ values, more, pending, error, text }: Found & { text: string }) {
  if (error) return failureText(error, toasts.somethingWrong)
  if (pending) return <Spinner label={copy.loading} size={14} />
  if (more > 0) return copy.more(values.length, values.length + more)
  return values.length === 0 && text !== '' ? copy.none(text) : copy.count(values.length)
}

/** The values with the text in theirs. Where not all have come the shop is asked, once the text rests. */
function useFound(filters: ProductFilters, key: string, text: string): Found {
  const rested = useRested(text)
  const all = useQuery(facetValuesQuery(filters, key, ''))
  const isAsked = (all.data?.more ?? 0) > 0 && rested !== ''
  const asked = useQuery({
    ...facetValuesQuery(filters, key, rested),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const { data, isPending, error } = isAsked ? asked : all
  const values = data?.values.filter((each) => each.text.toLowerCase().includes(text)) ?? []
  return { values, more: data?.more ?? 0, pending: isPending, error }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
