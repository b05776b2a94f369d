import { LogOut, UsersRound } from 'lucide-react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useMe } from '../api/use-me.ts'
import { useSignOut } from './use-sign-out.ts'

/** The person who is signed in, with a sign-out button. */
export function Person() {
  const { name, roles, shared } = useMe()
  const signOut = useSignOut()
  return (
    <div className="mt-3 flex items-center gap-2 border-t border-ink-line pt-3 pl-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="truncate text-xs text-on-ink-soft">{roles.join(', ')}</p>
      </div>
      {shared && (
        <Link
          to="/switch"
          aria-label={officeShell.switchPerson}
          className="grid size-11 shrink-0 place-items-center rounded-sm text-on-ink-soft hover:bg-ink-raised hover:text-on-ink"
        >
          <Icon of={UsersRound} size={18} />
        </Link>
      )}
      <button
        type="button"
        onClick={signOut}
        aria-label={officeShell.signOut}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-on-ink-soft hover:bg-ink-raised hover:text-on-ink"
      >
        <Icon of={LogOut} size={18} />
      </button>
    </div>
  )
}
