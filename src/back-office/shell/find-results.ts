import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchHit } from '../../shared/contract/office/search-calls.ts'
import { findCopy as copy } from '../../shared/copy/office/find.ts'
import { searchLimits } from '../../shared/office-search-limits.ts'
import { callOffice } from '../api/call-office.ts'
import { ownPages } from './menu.ts'
import { useMenu } from './use-menu.ts'

/** Results of one kind under their heading. */
export interface FoundGroup {
  label: string
  hits: readonly SearchHit[]
  more: boolean
}

/** Finds what has a text in it: pages of the office at once, records as soon as the shop has answered; the last text wins. */
export function useFound(text: string) {
  const pages = usePages(text)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['everything', text],
    queryFn: ({ signal }) => callOffice('POST /search', { body: { text }, signal }),
    placeholderData: keepPreviousData,
    // what was typed is of people: it does not stay in memory
    gcTime: 0,
  })
  const records = error ? [] : (data?.data ?? [])
  const groups: FoundGroup[] = records.map(({ kind, hits, more }) => ({ label: copy.kinds[kind], hits, more }))
  return {
    groups: pages.length > 0 ? [...groups, { label: copy.pages, hits: pages, more: false }] : groups,
    isLoading: isFetching && (data === undefined || isPlaceholderData),
    error: isFetching ? null : error,
    again: () => void refetch(),
  }
}

/** Pages of the menu whose name, or whose entry's name, has the text in it. */
function usePages(text: string): SearchHit[] {
  const sought = text.toLowerCase()
  const own = ownPages.map(({ path, label }) => ({ path, title: label, detail: '' }))
  return useMenu()
    .flatMap(({ label: group, pages }) =>
      pages.map(({ path, label }) => ({ path, title: label, detail: label === group ? '' : group })),
    )
    .concat(own)
    .filter(({ title, detail }) => `${detail} ${title}`.toLowerCase().includes(sought))
    .slice(0, searchLimits.hitsOfKind)
}
