import { Heart, LifeBuoy, LogOut, MapPin, Package } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
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

interface AccountMenuProps {
  /** Element that the menu and its button stand in. */
  box: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Name of the person signed in, and the links into the account. */
export default function AccountMenu(props: AccountMenuProps) {
  const { onClose } = props
  useClosing(props)
  const user = useSession((state) => state.user.user)
  const logOut = useLogOut()
  return (
    <div className="absolute top-full right-0 z-40 mt-2 w-64 animate-appear rounded-md border border-line bg-card py-1 text-ink shadow-float">
      <div className="border-b border-line px-4 py-3">
        <Link to={paths.profile} onClick={onClose} className="block truncate font-semibold hover:underline">
          {user?.username}
        </Link>
        <p className="truncate text-xs text-steel">{user?.email}</p>
      </div>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onClose} className={row}>
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
              onClose()
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

/** Closes the menu on a click outside, on scrolling and on Escape, beside choosing an item (SPEC §2). */
function useClosing({ box, button, onClose }: AccountMenuProps): void {
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) onClose()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      button.current?.focus()
    }
    const over = new AbortController()
    const { signal } = over
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    window.addEventListener('scroll', onClose, { passive: true, signal })
    return () => over.abort()
  }, [box, button, onClose])
}
