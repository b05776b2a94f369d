import { Search } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { limits } from '../../shared/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
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
  const box = useSearchBox(autoFocus, onDone)
  const { matches, similar, state, failure, listId, chosen } = box
  return (
    <search
      className="relative block"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close()
      }}
    >
      <form action={paths.products} onSubmit={box.submit} className="flex rounded-sm bg-card text-ink">
        <SearchInput box={box} autoFocus={autoFocus} />
        <button
          type="submit"
          aria-label={shell.searchSubmit}
          className="grid w-12 place-items-center rounded-r-sm bg-signal text-ink hover:bg-signal-hover"
        >
          <Icon of={Search} />
        </button>
      </form>
      {box.open && (
        <LazyPart
          part={searchResults}
          onFailure={partFailed(box.close)}
          props={{ listId, matches, similar, chosen, state, failure, onChoose: (id) => box.done(paths.product(id)) }}
        />
      )}
    </search>
  )
}

function SearchInput({ box, autoFocus }: { box: ReturnType<typeof useSearchBox>; autoFocus: boolean }) {
  const { text, listId, chosen, open } = box
  return (
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
      onChange={box.change}
      onFocus={box.enter}
      onKeyDown={box.steer}
      className="h-11 min-w-0 flex-1 rounded-sm bg-transparent px-4 text-base outline-offset-0 placeholder:text-steel-soft"
    />
  )
}

/** What is typed, which match the keys have chosen, and where that leads. */
function useSearchBox(autoFocus: boolean, onDone?: () => void) {
  const { text, type, begin, ...found } = useSearch(autoFocus)
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
    const match = found.matches[chosen]
    if (match) done(paths.product(match._id))
    else if (text.trim()) done(`${paths.products}?${new URLSearchParams({ q: text.trim() })}`)
  }
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setFocused(false)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || found.matches.length === 0) return
    event.preventDefault()
    setChosen((chosen + step + found.matches.length) % found.matches.length)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // what was typed before the page was alive comes without a focus that it could hear of
    begin()
    type(target.value)
    setChosen(-1)
    setFocused(target === document.activeElement)
  }
  const enter = () => {
    begin()
    searchResults.preload()
    setFocused(true)
  }
  return { ...found, text, chosen, listId, open, done, submit, steer, change, enter, close: () => setFocused(false) }
}
