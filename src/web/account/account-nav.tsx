import { Heart, LogOut } from 'lucide-react'
import type { User } from '../../shared/contract/accounts.ts'
import { account } from '../../shared/copy/account.ts'
import { wishes } from '../../shared/copy/wishes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { useLogOut } from '../session/use-log-out.ts'
import { sections } from './sections.ts'

const row = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm font-medium'

/** Name of the account, and the sections: beside the content, on phones two by two above it. */
export function AccountNav({ user, current }: { user: User; current: string }) {
  const logOut = useLogOut()
  return (
    <nav aria-label={account.sections} className="rounded-sm border border-line bg-card p-2 md:sticky md:top-24">
      <p className="truncate px-3 pt-2 font-semibold">{user.username}</p>
      <p className="figures truncate px-3 pb-3 text-xs text-steel">{user.email ?? user.phonenumber}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-1 border-t border-line pt-2 md:grid-cols-1">
        {sections.map(({ tab, title, icon }) => (
          <li key={tab}>
            <Link
              to={paths.profileTab(tab)}
              aria-current={tab === current ? 'page' : undefined}
              state={keepScroll}
              className={classNames(row, tab === current ? 'bg-ink text-on-ink' : 'hover:bg-paper-sunk')}
            >
              <Icon of={icon} size={18} className={tab === current ? 'text-signal' : 'text-teal'} />
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.wishList} className={classNames(row, 'hover:bg-paper-sunk')}>
            <Icon of={Heart} size={18} className="text-teal" />
            {wishes.title}
          </Link>
        </li>
        <li className="max-md:hidden">
          <button type="button" onClick={logOut} className={classNames(row, 'hover:bg-paper-sunk')}>
            <Icon of={LogOut} size={18} className="text-teal" />
            {account.logout}
          </button>
        </li>
      </ul>
    </nav>
  )
}
