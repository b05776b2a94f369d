import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { foundQuery, searchIndexQuery } from '../api/queries.ts'
import { mergeMatches, searchMatches } from './search-matches.ts'

/** What a search has brought so far. */
export interface SearchState {
  matches: SearchEntry[]
  state: 'loading' | 'failed' | 'ready'
  failure: Error | null
}

/**
 * Filters the loaded products while one types; the index is loaded as soon as it is `wanted`. A full index does not hold
 * the whole catalogue: then the server is asked as well, once the text rests.
 */
export function useSearch(text: string, wanted: boolean): SearchState {
  const index = useQuery({ ...searchIndexQuery(), enabled: wanted })
  const own = searchMatches(index.data ?? [], text)
  const isFull = (index.data?.length ?? 0) >= limits.searchIndexMax
  const wish = text.trim().toLowerCase()
  const asks = isFull && wish !== ''
  const rested = useRested(wish, limits.searchDebounceMs) === wish
  const found = useQuery({ ...foundQuery(wish), enabled: asks && rested })
  const matches = asks ? mergeMatches(own, found.data ?? []) : own
  const waits = !index.data || (asks && own.length === 0 && found.isPending)
  const failure = index.error ?? (own.length === 0 ? found.error : null)
  return { matches, state: failure ? 'failed' : waits ? 'loading' : 'ready', failure }
}

/** The value as it last stood still for `ms`. */
function useRested(value: string, ms: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
