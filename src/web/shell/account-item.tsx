import { ChevronDown, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'
import { useSession } from '../session/store.ts'
import { partFailed } from './part-failed.ts'

const accountMenu = partLoader(() => import('./account-menu.tsx'))

const look =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-[8px] text-sm font-medium hover:bg-ink-raised'

/** 'Login' for visitors; for shoppers the button of their menu. */
export function AccountItem() {
  const user = useSession((state) => (state.user.isLoggedIn ? state.user.user : null))
  if (user) return <AccountButton name={user.username} />
  return (
    <Link to={paths.login} className={look}>
      <Icon of={UserRound} size={22} className="hidden sm:block" />
      <span>{shell.login}</span>
    </Link>
  )
}

/** The button of the menu, which comes with its first press and closes by itself (account-menu.tsx). */
function AccountButton({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [firstName = ''] = name.split(' ')
  const close = () => setOpen(false)
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={shell.accountMenu(firstName)}
        onPointerEnter={accountMenu.preload}
        onFocus={accountMenu.preload}
        onClick={() => setOpen(!open)}
        className={look}
      >
        <Icon of={UserRound} size={22} />
        <span className="hidden max-w-28 truncate lg:block">{firstName}</span>
        <Icon of={ChevronDown} size={14} />
      </button>
      {open && <LazyPart part={accountMenu} props={{ box, button, onClose: close }} onFailure={partFailed(close)} />}
    </div>
  )
}
