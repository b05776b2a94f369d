import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '../../shared/limits.ts'
import { mergeMatches, searchMatches } from './search-matches.ts'
import { searchIndexQuery, suggestQuery } from './search-queries.ts'
import type { Suggested } from './suggested.ts'

/** A search while it is typed. */
export interface Search {
  text: string
  type: (text: string) => void
  /** Something is typed that is not listed yet, and the box has the focus. */
  open: boolean
  /** Products that the server reads as asked for, and those that match the text to the letter; best first. */
  matches: Suggested[]
  /** Products that are only similar, as the server read it; best first. */
  similar: Suggested[]
  /** Text that was looked for instead, where nothing matches. */
  readAs: string | undefined
  state: 'loading' | 'failed' | 'ready'
  /** The server is still being asked what else there is. */
  asking: boolean
  failure: Error | null
}

const none = { exact: [], similar: [], readAs: undefined }

/**
 * Filters the loaded products while one types (SPEC §2). Once the text rests the server is asked as well: it forgives typing
 * errors, knows other words, and says what things cost. Its answers go by the text that they are for, so that a late one
 * never takes the place of a newer one. `typedBefore`: what stands in the box when this begins; `shown`: the text of the list
 * that one looks at.
 */
export function useSearch(typedBefore: () => string, shown: string, focused: boolean): Search {
  const typed = useTyped(typedBefore, shown)
  const queryClient = useQueryClient()
  const asked = typed.text.trim().toLowerCase()
  const index = useQuery(searchIndexQuery())
  const open = focused && asked !== '' && typed.text !== shown
  const isAsked = open && typed.rested.trim().toLowerCase() === asked
  const found = useQuery({ ...suggestQuery(asked), enabled: isAsked })
  const { exact, similar, readAs } = (!index.isPending && found.data) || none
  // the server's order is that of the list that Enter shows
  const matches = mergeMatches(exact, searchMatches<Suggested>(index.data ?? [], asked))
  const asking = open && found.isPending
  const known = knownOf(queryClient)
  const alike = mergeMatches(matches, similar).slice(matches.length)
  const nothingYet = matches.length === 0 && alike.length === 0
  const failure = index.error ?? (nothingYet ? found.error : null)
  const waits = !index.data || (nothingYet && asking)
  return {
    text: typed.text,
    type: typed.type,
    open,
    matches: matches.map((match) => known.get(match._id) ?? match),
    similar: alike,
    readAs,
    state: failure ? 'failed' : waits ? 'loading' : 'ready',
    asking,
    failure,
  }
}

/** Returns the typed text, the text that has rested, and the way to type. A list of another text brings that into the box. */
function useTyped(typedBefore: () => string, shown: string) {
  const [text, setText] = useState(typedBefore)
  const [rested, setRested] = useState(text)
  const [of, setOf] = useState(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (of !== shown) {
    setOf(shown)
    setText(shown)
    setRested(shown)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setRested(next), limits.searchDebounceMs)
  }
  return { text, rested, type }
}

/** Returns the products that any answer of these minutes had: a price stays in its row while one types on. */
function knownOf(queryClient: QueryClient): Map<string, Suggested> {
  const answers = queryClient.getQueriesData<{ exact: Suggested[]; similar: Suggested[] }>({ queryKey: ['suggest'] })
  return new Map(
    answers.flatMap(([, answer]) =>
      [...(answer?.exact ?? []), ...(answer?.similar ?? [])].map((each) => [each._id, each]),
    ),
  )
}
