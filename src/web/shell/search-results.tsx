import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { searchBox as copy } from '../../shared/copy/search-box.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { announce } from '../../ui/announce.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Link } from '../../ui/router/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { askShopPath } from '../router/ask-shop-path.ts'
import { paths } from '../router/paths.ts'
import { SearchOption } from './search-option.tsx'
import type { Suggested } from './suggested.ts'
import type { Search } from './use-search.ts'

interface SearchResultsProps
  extends Pick<Search, 'text' | 'matches' | 'similar' | 'readAs' | 'state' | 'asking' | 'failure'> {
  listId: string
  /** Index of the offer that the arrow keys are on, counted through matches and similar ones; -1 for none. */
  chosen: number
  onChoose: (productId: string) => void
  /** Everything that the text finds is wanted. */
  onAll: () => void
  /** One of the other ways is taken. */
  onLeave: () => void
}

/** Offers of the search box: the matches, below them what is only similar, each with picture, price and stock. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, text, matches, similar, chosen, state, asking, onChoose, onAll, onLeave } = props
  const list = useRef<HTMLDivElement>(null)
  useInSight(list, chosen)
  const rows = (offers: readonly Suggested[], from: number) =>
    offers.map((offer, index) => (
      <SearchOption
        key={offer._id}
        id={`${listId}-${from + index}`}
        offer={offer}
        isSimilar={from > 0 || matches.length === 0}
        isChosen={from + index === chosen}
        isAsked={asking}
        onChoose={() => onChoose(offer._id)}
      />
    ))
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-line bg-card text-ink shadow-float">
      <Said {...props} />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={copy.offers}
        className="max-h-[min(60dvh,34rem)] overflow-y-auto overscroll-contain"
      >
        {rows(matches, 0)}
        {similar.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is none in a list box
          <div role="group" aria-label={copy.similar}>
            <p
              role="presentation"
              className="caption border-y border-line bg-paper-sunk px-4 py-1.5 text-steel first:border-t-0"
            >
              {copy.similar}
            </p>
            {rows(similar, matches.length)}
          </div>
        )}
      </div>
      {state === 'ready' && !asking && matches.length + similar.length === 0 && (
        <Otherwise text={text.trim()} onLeave={onLeave} />
      )}
      {state === 'ready' && matches.length + similar.length > 0 && (
        <button
          type="button"
          onClick={onAll}
          className="flex min-h-11 w-full items-center border-t border-line px-4 text-left text-sm font-semibold text-teal hover:bg-paper-sunk"
        >
          <span className="truncate">{copy.all(text.trim())}</span>
        </button>
      )}
    </div>
  )
}

/** Other ways to it, where nothing is found: by a pasted list, which is read in more ways, or by asking the shop. */
function Otherwise({ text, onLeave }: Pick<SearchResultsProps, 'text' | 'onLeave'>) {
  // not every browser gives a pressed link the focus: the box keeps it, so that the click comes before the list closes
  const stay = (event: MouseEvent) => event.preventDefault()
  const row = 'flex min-h-11 items-center px-4 text-sm font-semibold text-teal hover:bg-paper-sunk'
  return (
    <ul className="divide-y divide-line">
      <li>
        <Link to={askShopPath(text)} onMouseDown={stay} onClick={onLeave} className={row}>
          <span className="truncate">{copy.askShop(text)}</span>
        </Link>
      </li>
      <li>
        <Link to={paths.quickOrder} onMouseDown={stay} onClick={onLeave} className={row}>
          {copy.pasteList}
        </Link>
      </li>
    </ul>
  )
}

/**
 * Number of offers, or the reason why there are none. It is said by the region that was there from the first byte: one that comes
 * together with its sentence is not heard by every screen reader.
 */
function Said({ matches, similar, readAs, state, asking, failure }: SearchResultsProps) {
  const online = useOnline()
  const count = countOf(matches.length, similar.length, readAs)
  const failed = state === 'failed' && failureText(failure, toasts.somethingWrong)
  const here = online ? '' : ` · ${copy.offline}`
  // nothing while one types, and the server has not answered
  const sentence = state === 'ready' && !(asking && online) ? count + here : failed
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence])
  return (
    <p className="flex min-h-9 items-center border-b border-line px-4 py-2 text-xs text-steel">
      {state === 'ready' && count}
      {state === 'ready' && asking && matches.length === 0 && ` ${copy.looking}`}
      {failed}
      {state === 'loading' && <Spinner label={copy.loading} size={14} />}
      {state === 'ready' && here}
    </p>
  )
}

/** The row that the keys are on is seen. */
function useInSight(list: RefObject<HTMLDivElement | null>, chosen: number): void {
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    if (chosen === 0) list.current?.scrollTo({ top: 0 })
  }, [list, chosen])
}

function countOf(matches: number, similar: number, readAs: string | undefined): string {
  if (matches === 0) return similar === 0 ? copy.nothing : copy.onlySimilar(similar, readAs)
  return similar === 0 ? copy.matches(matches) : `${copy.matches(matches)}, ${copy.alsoSimilar(similar)}`
}
