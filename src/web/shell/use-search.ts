import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { foundQuery, searchIndexQuery } from '../api/queries.ts'
import { mergeMatches, searchMatches } from './search-matches.ts'

/** A search while it is typed. */
export interface Search {
  text: string
  type: (text: string) => void
  /** Loads the index of products. */
  begin: () => void
  matches: SearchEntry[]
  /** The matches have not the letters that were typed: the server read them otherwise. */
  similar: boolean
  state: 'loading' | 'failed' | 'ready'
  failure: Error | null
}

/**
 * Filters the loaded products while one types (SPEC §2). Once the text rests the server is asked as well where that finds
 * nothing, since it forgives typing errors, and where the index is full: it does not hold the whole catalogue. `begun` loads
 * the index at once.
 */
export function useSearch(begun: boolean): Search {
  const [wanted, setWanted] = useState(begun)
  const [text, setText] = useState('')
  const [rested, setRested] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const index = useQuery({ ...searchIndexQuery(), enabled: wanted })
  const own = searchMatches(index.data ?? [], text)
  const wish = text.trim().toLowerCase()
  const isFull = (index.data?.length ?? 0) >= limits.searchIndexMax
  const asks = wish !== '' && index.data !== undefined && (isFull || own.length === 0)
  const found = useQuery({ ...foundQuery(wish), enabled: asks && rested === text })
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setRested(next), limits.searchDebounceMs)
  }
  const waits = !index.data || (asks && own.length === 0 && found.isPending)
  const failure = index.error ?? (own.length === 0 ? found.error : null)
  const matches = asks ? mergeMatches(own, found.data ?? []) : own
  return {
    text,
    type,
    begin: () => setWanted(true),
    matches,
    similar: matches.length > 0 && searchMatches(matches, text).length === 0,
    state: failure ? 'failed' : waits ? 'loading' : 'ready',
    failure,
  }
}
