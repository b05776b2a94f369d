import { ExternalLink, Plus, Search } from 'lucide-react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useMe, useShop } from '../api/use-me.ts'
import { NewOrdersLink } from './new-orders-link.tsx'
import { SwitchPerson } from './person-menu.tsx'
import { useTopWindows } from './use-top-windows.tsx'

const square = 'grid size-11 shrink-0 place-items-center rounded-sm'
const soft = 'text-on-ink-soft hover:bg-ink-raised hover:text-on-ink'
const quiet = `hidden min-h-11 items-center gap-2 rounded-sm px-3 text-sm font-semibold lg:flex ${soft}`

/** Above every screen: one search over everything; on a desk also what is new, and the store. On phones whose shop this is. */
export function TopBar() {
  const { name } = useMe()
  const shop = useShop()
  const { open, windows } = useTopWindows()
  return (
    <>
      <header className="on-dark flex h-12 items-center gap-1 bg-ink pr-1 pl-4 text-on-ink sm:pl-6 lg:gap-2 lg:pr-6 print:hidden">
        <p className="wide min-w-0 flex-1 truncate text-sm font-bold text-white lg:hidden">{shop.name}</p>
        <Link
          to="/my-sign-in"
          className={classNames('flex min-h-11 max-w-[30%] items-center px-2 text-sm lg:hidden', soft)}
        >
          <span className="truncate">{name}</span>
        </Link>
        <span className="lg:hidden">
          <SwitchPerson />
        </span>
        <button
          type="button"
          onClick={() => open('search')}
          aria-keyshortcuts="Control+K /"
          className={classNames(
            square,
            soft,
            'lg:flex lg:h-9 lg:w-full lg:max-w-xl lg:shrink lg:items-center lg:gap-2 lg:border lg:border-ink-line lg:px-3 lg:text-sm',
          )}
        >
          <Icon of={Search} size={18} />
          <span className="max-lg:sr-only lg:flex-1 lg:text-left">{officeShell.search}</span>
          <span aria-hidden="true" className="hidden text-xs lg:inline">
            {officeShell.searchKey}
          </span>
        </button>
        <span className="hidden flex-1 lg:block" />
        <button type="button" aria-haspopup="dialog" onClick={() => open('new')} className={quiet}>
          <Icon of={Plus} size={18} />
          {officeShell.makeNew}
        </button>
        <a href={shop.address} target="_blank" rel="noreferrer" className={quiet}>
          <Icon of={ExternalLink} size={16} />
          {officeShell.toShop}
        </a>
        <NewOrdersLink className={classNames(square, soft)} />
      </header>
      {windows}
    </>
  )
}
