import { Search } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { shell } from '../../shared/copy/shell.ts'
import { limits } from '../../shared/limits.ts'
import { paths } from '../router/paths.ts'
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
  const { found, chosen, open, listId, input, setFocused, submit, choose } = useSearchBox(autoFocus, onDone)
  return (
    <search
      className="relative block"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      }}
    >
      <form action={paths.products} onSubmit={submit} className="flex rounded-sm bg-card text-ink">
        <input
          {...input}
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
          props={{ ...found, listId, chosen, onChoose: choose }}
        />
      )}
    </search>
  )
}

/** What the box does: arrow keys go through the matches, Enter takes the chosen one or the list of all, Escape closes. */
function useSearchBox(begun: boolean, onDone: SearchBoxProps['onDone']) {
  const { text, type, begin, ...found } = useSearch(begun)
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
  const choose = (id: string) => done(paths.product(id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const match = found.matches[chosen]
    if (match) choose(match._id)
    else if (text.trim()) done(`${paths.products}?${new URLSearchParams({ q: text.trim() })}`)
  }
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setFocused(false)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || found.matches.length === 0) return
    event.preventDefault()
    setChosen((chosen + step + found.matches.length) % found.matches.length)
  }
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // what was typed before the page was alive comes without a focus that it could hear of
    begin()
    type(target.value)
    setChosen(-1)
    setFocused(target === document.activeElement)
  }
  const onFocus = () => {
    begin()
    searchResults.preload()
    setFocused(true)
  }
  const input = { value: text, onChange, onFocus, onKeyDown: steer }
  return { found, chosen, open, listId, input, setFocused, submit, choose }
}
