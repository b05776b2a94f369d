import { Heart, LifeBuoy, LogOut, MapPin, Package } from 'lucide-react'
import { shell } from '../../shared/copy/shell.ts'
import { wishes } from '../../shared/copy/wishes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { useSession } from '../session/store.ts'
import { useLogOut } from '../session/use-log-out.ts'

const links = [
  { label: shell.savedAddress, to: paths.profileTab('saved-address'), icon: MapPin },
  { label: shell.orderStatus, to: paths.profileTab('order-history'), icon: Package },
  { label: wishes.title, to: paths.wishList, icon: Heart },
  { label: shell.help, to: paths.profileTab('help-support'), icon: LifeBuoy },
]
const row = 'flex min-h-11 w-full items-center gap-3 px-4 text-left text-sm font-medium hover:bg-paper-sunk'

/** Name of the person signed in, and the links into the account. `onChosen` closes the menu. */
export default function AccountMenu({ onChosen }: { onChosen: () => void }) {
  const user = useSession((state) => state.user.user)
  const logOut = useLogOut()
  return (
    <div className="absolute top-full right-0 z-40 mt-2 w-64 animate-appear rounded-md border border-line bg-card py-1 text-ink shadow-float">
      <div className="border-b border-line px-4 py-3">
        <Link to={paths.profile} onClick={onChosen} className="block truncate font-semibold hover:underline">
          {user?.username}
        </Link>
        <p className="truncate text-xs text-steel">{user?.email}</p>
      </div>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onChosen} className={row}>
              <Icon of={link.icon} size={18} className="text-teal" />
              {link.label}
            </Link>
          </li>
        ))}
        <li className="border-t border-line">
          <button
            type="button"
            className={row}
            onClick={() => {
              onChosen()
              logOut()
            }}
          >
            <Icon of={LogOut} size={18} className="text-teal" />
            {shell.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}
