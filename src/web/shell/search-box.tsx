import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { limits } from '../../shared/limits.ts'
import { paths } from '../router/paths.ts'
import { useNavigate } from '../router/use-location.ts'
import { Icon } from '../ui/icon.tsx'
import { LazyPart, partLoader } from '../ui/lazy-part.tsx'
import { partFailed } from './part-failed.ts'
import { useSearch } from './use-search.ts'

const searchResults = partLoader(() => import('./search-results.tsx'))

interface SearchBoxProps {
  autoFocus?: boolean
  /** Called when a match was chosen or the list of all matches was opened. */
  onDone?: () => void
}

/** Finds products while one types. The catalogue's index is loaded at the first focus. Without JavaScript it asks the listing. */
export function SearchBox({ autoFocus = false, onDone }: SearchBoxProps) {
  const { text, type, begin, matches, similar, state, failure } = useSearch(autoFocus)
  const [focused, setFocused] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const navigate = useNavigate()
  const listId = useId()
  const open = focused && text.trim() !== ''

  const done = (to: string) => {
    type('')
    setChosen(-1)
    setFocused(false)
    onDone?.()
    navigate(to)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const match = matches[chosen]
    if (match) done(paths.product(match._id))
    else if (text.trim()) done(`${paths.products}?${new URLSearchParams({ q: text.trim() })}`)
  }
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setFocused(false)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || matches.length === 0) return
    event.preventDefault()
    setChosen((chosen + step + matches.length) % matches.length)
  }
  return (
    <search
      className="relative block"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      }}
    >
      <form action={paths.products} onSubmit={submit} className="flex rounded-sm bg-card text-ink">
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={shell.searchLabel}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 && open ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the overlay was opened to type into it
          autoFocus={autoFocus}
          placeholder={shell.searchPlaceholder}
          maxLength={limits.searchTextMax}
          value={text}
          onChange={(event) => {
            // what was typed before the page was alive comes without a focus that it could hear of
            begin()
            type(event.target.value)
            setChosen(-1)
            setFocused(event.target === document.activeElement)
          }}
          onFocus={() => {
            begin()
            searchResults.preload()
            setFocused(true)
          }}
          onKeyDown={steer}
          className="h-11 min-w-0 flex-1 rounded-sm bg-transparent px-4 text-base outline-offset-0 placeholder:text-steel-soft"
        />
        <button
          type="submit"
          aria-label={shell.searchSubmit}
          className="grid w-12 place-items-center rounded-r-sm bg-signal text-ink hover:bg-signal-hover"
        >
          <Icon of={Search} />
        </button>
      </form>
      {open && (
        <LazyPart
          part={searchResults}
          onFailure={partFailed(() => setFocused(false))}
          props={{
            listId,
            matches,
            similar,
            chosen,
            state,
            failure,
            onChoose: (id) => done(paths.product(id)),
          }}
        />
      )}
    </search>
  )
}
