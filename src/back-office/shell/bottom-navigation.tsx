import { Menu } from 'lucide-react'
import { useState } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import { Link } from '../../ui/router/link.tsx'
import { MenuLinks, useIsHere, useMenu } from './menu-link.tsx'

const cell = 'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-semibold'

/** The menu under the thumb: the few screens of the day, and the rest behind "More". */
export function BottomNavigation() {
  const items = useMenu()
  const isHere = useIsHere()
  const [open, setOpen] = useState(false)
  const near = items.filter(({ thumb }) => thumb).slice(0, 4)
  const rest = items.filter((item) => !near.includes(item))
  return (
    <nav
      aria-label={officeShell.menu}
      {...keepClear}
      className="on-dark fixed inset-x-0 bottom-0 z-30 border-t border-ink-line bg-ink pb-[env(safe-area-inset-bottom)] text-on-ink lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {near.map((item) => (
          <li key={item.path}>
            <Link
              to={item.path}
              aria-current={isHere(item) ? 'page' : undefined}
              className={classNames(cell, isHere(item) ? 'text-signal' : 'text-on-ink-soft')}
            >
              <Icon of={item.icon} size={20} />
              {item.label}
            </Link>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button type="button" onClick={() => setOpen(true)} className={classNames(cell, 'text-on-ink-soft')}>
              <Icon of={Menu} size={20} />
              {officeShell.more}
            </button>
          </li>
        )}
      </ul>
      {open && (
        <Dialog
          title={officeShell.menu}
          closeLabel={officeShell.closeMenu}
          size="narrow"
          onClose={() => setOpen(false)}
        >
          <ul className="on-dark -m-5 grid grid-cols-1 gap-0.5 bg-ink p-3">
            <MenuLinks items={rest} onFollow={() => setOpen(false)} />
          </ul>
        </Dialog>
      )}
    </nav>
  )
}
