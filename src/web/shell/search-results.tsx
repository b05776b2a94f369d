import { useEffect, useRef } from 'react'
import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { shell } from '../../shared/copy/shell.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { failureText } from '../../ui/api-failure.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { Spinner } from '../../ui/spinner.tsx'

interface SearchResultsProps {
  listId: string
  matches: readonly SearchEntry[]
  /** The matches are only similar to what was typed. */
  similar: boolean
  /** Index of the match that the arrow keys are on, -1 for none. */
  chosen: number
  state: 'loading' | 'failed' | 'ready'
  failure: Error | null
  onChoose: (productId: string) => void
}

/** The matches below the search box, each with picture and name. */
export default function SearchResults(props: SearchResultsProps) {
  const { listId, matches, similar, chosen, state, failure, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-line bg-card text-ink shadow-float">
      <p role="status" className="border-b border-line px-4 py-2 text-xs text-steel">
        {state === 'ready' && countOf(matches.length, similar)}
        {state === 'failed' && failureText(failure, toasts.somethingWrong)}
        {state === 'loading' && <Spinner label={shell.searchLoading} size={14} />}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={shell.searchLabel}
        className="max-h-[60vh] overflow-y-auto"
      >
        {matches.map((match, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the combobox that owns the list
          <div
            key={match._id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            // the box keeps the focus, so that the click comes before the list closes
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(match._id)}
            className={classNames(
              'flex min-h-14 cursor-pointer items-center gap-3 px-4 py-1.5',
              index === chosen ? 'bg-signal-wash' : 'hover:bg-paper-sunk',
            )}
          >
            <Picture
              src={match.image}
              alt=""
              sizes="44px"
              most={132}
              width={44}
              height={44}
              className="size-11 rounded-xs border border-line object-contain"
            />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">{match.name}</span>
              <span className="block truncate text-xs text-steel">{match.category}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

function countOf(count: number, similar: boolean): string {
  if (count === 0) return shell.searchNothing
  return similar ? shell.searchSimilar(count) : shell.searchMatches(count)
}
