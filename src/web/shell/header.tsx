import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { paths } from '../router/paths.ts'
import { useShop } from '../site/use-shop.ts'
import { AccountItem } from './account-item.tsx'
import { CartItem } from './cart-item.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { SearchBox } from './search-box.tsx'
import { Wordmark } from './wordmark.tsx'

/** Logo, search, account and cart stay at the upper edge; notes and categories scroll away. */
export function Header() {
  const { key } = useLocation()
  const { name, deliversEverywhere } = useShop()
  // On phones the search is open on the page where it was opened.
  const [searchingOn, setSearchingOn] = useState<string | null>(null)
  const searching = searchingOn === key
  const setSearching = (open: boolean) => setSearchingOn(open ? key : null)
  const toggle = useRef<HTMLButtonElement>(null)
  const endSearch = () => {
    setSearching(false)
    toggle.current?.focus()
  }
  return (
    <>
      <aside aria-label={shell.notes} className="caption hidden bg-ink-raised text-on-ink-soft md:block">
        <ul className="page flex h-8 items-center justify-center gap-8">
          {shell.topNotes(deliversEverywhere).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </aside>
      <header className="on-dark @container sticky top-0 z-30 bg-ink text-on-ink">
        <div className="page flex min-h-16 items-center gap-[4px] max-md:pr-[8px] md:h-18 md:gap-6 noscript:max-md:flex-wrap">
          <Link
            to={paths.home}
            aria-label={shell.homeLink(name)}
            className="mr-auto flex min-h-11 items-center md:mr-0"
          >
            <Wordmark />
          </Link>
          <div className="hidden flex-1 md:block noscript:max-md:order-last noscript:max-md:block noscript:max-md:basis-full noscript:max-md:pb-3">
            {!searching && <SearchBox />}
          </div>
          <button
            ref={toggle}
            type="button"
            aria-expanded={searching}
            aria-label={searching ? shell.searchClose : shell.searchOpen}
            onClick={() => setSearching(!searching)}
            className={`grid size-[44px] shrink-0 place-items-center rounded-sm hover:bg-ink-raised noscript:hidden ${searching ? '' : 'md:hidden'}`}
          >
            <Icon of={searching ? X : Search} size={22} />
          </button>
          <AccountItem />
          <CartItem />
        </div>
        {searching && (
          <div className="border-t border-ink-line p-3">
            <SearchBox overlaid onDone={endSearch} />
          </div>
        )}
      </header>
      <CategoryStrip />
    </>
  )
}
