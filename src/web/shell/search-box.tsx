import { Search } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { limits } from '../../shared/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
import type { LiveSearchProps, SearchKeys } from './live-search.tsx'
import { partFailed } from './part-failed.ts'

type Offers = Parameters<LiveSearchProps['onOffers']>[0]

const liveSearch = partLoader(() => import('./live-search.tsx'))

interface SearchBoxProps {
  /** In the overlay of phones: begun at once, with room for the names of the other ways to search. */
  overlaid?: boolean
  /** Called when a match was chosen, the list of all matches was opened, or the box is left. */
  onDone?: () => void
}

/**
 * Finds products while one types. Here is the bare box, which asks the listing by itself, also without JavaScript; what it
 * offers while one types comes with the first focus (live-search.tsx).
 */
export function SearchBox({ overlaid = false, onDone }: SearchBoxProps) {
  const shown = useShownText()
  const field = useRef<HTMLInputElement>(null)
  const keys = useRef<SearchKeys>({})
  const [wanted, setWanted] = useState(overlaid)
  const [toolPlace, setToolPlace] = useState<HTMLElement | null>(null)
  const [offers, setOffers] = useState<Offers>({ open: false })
  const listId = useId()
  useShownIn(field, shown)
  return (
    <search
      className="relative block"
      onPointerEnter={() => setWanted(true)}
      onBlur={(event) => keys.current.blur?.(event)}
    >
      <form
        action={paths.products}
        onSubmit={(event) => keys.current.submit?.(event)}
        className="flex rounded-sm bg-card text-ink"
      >
        <SearchInput {...{ field, keys, shown, listId, offers }} autoFocus={overlaid} onBegin={() => setWanted(true)} />
        {!overlaid && <div ref={setToolPlace} className="flex" />}
        <button
          type="submit"
          aria-label={shell.searchSubmit}
          className="grid w-12 place-items-center rounded-r-sm bg-signal text-ink hover:bg-signal-hover"
        >
          <Icon of={Search} />
        </button>
      </form>
      {overlaid && <div ref={setToolPlace} className="mt-2 flex min-h-11 gap-2" />}
      {wanted && (
        <LazyPart
          part={liveSearch}
          onFailure={partFailed(() => setWanted(false))}
          props={{ field, keys, shown, listId, toolPlace, overlaid, onOffers: setOffers, onDone: onDone ?? nothing }}
        />
      )}
    </search>
  )
}

interface SearchInputProps extends Pick<LiveSearchProps, 'field' | 'keys' | 'shown' | 'listId'> {
  offers: Offers
  autoFocus: boolean
  onBegin: () => void
}

function SearchInput({ field, keys, shown, listId, offers, autoFocus, onBegin }: SearchInputProps) {
  return (
    <input
      ref={field}
      type="search"
      name="q"
      role="combobox"
      aria-label={shell.searchLabel}
      aria-expanded={offers.open}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={offers.active}
      autoComplete="off"
      enterKeyHint="search"
      // biome-ignore lint/a11y/noAutofocus: the overlay was opened to type into it
      autoFocus={autoFocus}
      placeholder={shell.searchPlaceholder}
      maxLength={limits.searchTextMax}
      defaultValue={shown}
      onChange={() => {
        onBegin()
        keys.current.change?.()
      }}
      onFocus={() => {
        onBegin()
        keys.current.focus?.()
      }}
      onKeyDown={(event) => keys.current.press?.(event)}
      className="h-11 min-w-0 flex-1 rounded-sm bg-transparent px-4 text-base outline-offset-0 placeholder:text-steel-soft"
    />
  )
}

const nothing = () => {}

/** The text of the list that is shown, '' on every other page. */
function useShownText(): string {
  const { pathname, search } = useLocation()
  return pathname === paths.products ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/** A list of another text brings that into the box; what is typed before stays until then. */
function useShownIn(field: RefObject<HTMLInputElement | null>, shown: string): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown || !field.current) return
    last.current = shown
    field.current.value = shown
  }, [field, shown])
}
