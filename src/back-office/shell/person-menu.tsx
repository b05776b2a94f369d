import { ChevronDown, LogOut, UsersRound } from 'lucide-react'
import { useId, useState } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useMe } from '../api/use-me.ts'
import { ownPages } from './menu.ts'
import { MenuPages, menuRest, menuRow } from './menu-groups.tsx'
import { usePageHere } from './use-menu.ts'
import { useSignOut } from './use-sign-out.ts'

/** The person who is signed in; the name opens their account, their notifications and the way out. */
export function PersonMenu({ onFollow }: { onFollow?: () => void }) {
  const { name, roles } = useMe()
  const signOut = useSignOut()
  const here = usePageHere(ownPages)
  const [isOpen, setOpen] = useState(here !== undefined)
  const id = useId()
  return (
    <div className="mt-2 border-t border-ink-line pt-2">
      <div className="flex">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={classNames(menuRow, menuRest, 'min-h-12 text-left')}
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold text-on-ink">{name}</span>
            <span className="block truncate text-xs">{roles.join(', ')}</span>
          </span>
          <Icon of={ChevronDown} size={16} className={isOpen ? '' : 'rotate-180'} />
        </button>
        <SwitchPerson />
      </div>
      <ul id={id} hidden={!isOpen} aria-label={name}>
        {isOpen && (
          <>
            <MenuPages pages={ownPages} here={here} onFollow={onFollow} />
            <li>
              <button type="button" onClick={signOut} className={classNames(menuRow, menuRest, 'w-full')}>
                <Icon of={LogOut} size={18} className="-ml-0.5" />
                {officeShell.signOut}
              </button>
            </li>
          </>
        )}
      </ul>
    </div>
  )
}

/** On a computer of several people: the way to the next one. */
export function SwitchPerson() {
  if (!useMe().shared) return null
  return (
    <Link
      to="/switch"
      aria-label={officeShell.switchPerson}
      className="grid size-11 shrink-0 place-items-center rounded-sm text-on-ink-soft hover:bg-ink-raised hover:text-on-ink"
    >
      <Icon of={UsersRound} size={18} />
    </Link>
  )
}
