import { Boxes, House, Menu, Package, ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import { Link } from '../../ui/router/link.tsx'
import { MenuGroups } from './menu-groups.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useMenu, usePageHere } from './use-menu.ts'

const cell = 'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-semibold'

/** The few pages under the thumb, in their order. */
const near = [
  { path: '/', label: officeShell.home, icon: House },
  { path: '/orders', label: officeShell.orders, icon: Package },
  { path: '/scan', label: officeShell.scan, icon: ScanBarcode },
  { path: '/products', label: officeShell.products, icon: Boxes },
]

/** The menu under the thumb: the few screens of the day, and the whole menu behind "More". */
export function BottomNavigation() {
  const groups = useMenu()
  const pages = groups.flatMap((group) => group.pages)
  const here = usePageHere(pages)
  const [open, setOpen] = useState(false)
  return (
    <nav
      aria-label={officeShell.menu}
      {...keepClear}
      className="on-dark fixed inset-x-0 bottom-0 z-30 border-t border-ink-line bg-ink pb-[env(safe-area-inset-bottom)] text-on-ink lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {near
          .filter(({ path }) => pages.some((page) => page.path === path))
          .map(({ path, label, icon }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={here?.path === path ? 'page' : undefined}
                className={classNames(cell, here?.path === path ? 'text-signal' : 'text-on-ink-soft')}
              >
                <Icon of={icon} size={20} />
                {label}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" onClick={() => setOpen(true)} className={classNames(cell, 'text-on-ink-soft')}>
            <Icon of={Menu} size={20} />
            {officeShell.more}
          </button>
        </li>
      </ul>
      {open && <WholeMenu groups={groups} onClose={() => setOpen(false)} />}
    </nav>
  )
}

function WholeMenu({ groups, onClose }: { groups: ReturnType<typeof useMenu>; onClose: () => void }) {
  return (
    <Dialog title={officeShell.menu} closeLabel={officeShell.closeMenu} size="narrow" onClose={onClose}>
      <div className="on-dark -m-(--bleed) bg-ink p-3 text-on-ink">
        <MenuGroups groups={groups} onFollow={onClose} />
        <PersonMenu onFollow={onClose} />
      </div>
    </Dialog>
  )
}
