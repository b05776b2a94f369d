import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import type { MenuGroup, MenuPage } from './menu.ts'
import { useOpenGroup, usePageHere } from './use-menu.ts'

/** A row of the menu: for a thumb 44 px, for a mouse 36. */
export const menuRow = 'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm px-3 text-sm pointer-fine:min-h-9'
export const menuRest = 'text-on-ink-soft hover:bg-ink-raised hover:text-on-ink'
const present = 'bg-ink-raised text-white'

interface MenuProps {
  groups: readonly MenuGroup[]
  onFollow?: () => void
}

/** Entries of the menu as a list; the one where one is shows its pages. */
export function MenuGroups({ groups, onFollow }: MenuProps) {
  const here = usePageHere(groups.flatMap(({ pages }) => pages))
  const own = groups.find(({ pages }) => here && pages.includes(here))
  const [open, turn] = useOpenGroup(own?.label)
  return (
    <ul className="grid grid-cols-1 gap-0.5">
      {groups.map((group) => (
        <Group
          key={group.label}
          group={group}
          here={here}
          isOpen={open === group.label}
          onTurn={() => turn(group.label)}
          onFollow={onFollow}
        />
      ))}
    </ul>
  )
}

interface GroupProps {
  group: MenuGroup
  here: MenuPage | undefined
  isOpen: boolean
  onTurn: () => void
  onFollow: (() => void) | undefined
}

function Group({ group: { label, icon, pages }, here, isOpen, onTurn, onFollow }: GroupProps) {
  const [first] = pages
  const id = useId()
  const isHere = here !== undefined && pages.includes(here)
  const isFolded = isHere && !(isOpen && pages.length > 1)
  if (!first) return null
  return (
    <li>
      <div className="flex">
        <Link
          to={first.path}
          onClick={onFollow}
          aria-current={pages.length === 1 && isHere ? 'page' : undefined}
          className={classNames(menuRow, 'font-medium', isFolded ? present : isHere ? 'text-white' : menuRest)}
        >
          <Icon of={icon} size={18} className={isHere ? 'text-signal' : ''} />
          <span className="truncate">{label}</span>
        </Link>
        {pages.length > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={officeShell.pagesOf(label)}
            onClick={onTurn}
            className={classNames('grid w-11 shrink-0 place-items-center rounded-sm', menuRest)}
          >
            <Icon of={ChevronDown} size={16} className={isOpen ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
      <ul id={id} hidden={!isOpen || pages.length === 1} aria-label={label} className="mb-1">
        {isOpen && pages.length > 1 && <MenuPages pages={pages} here={here} onFollow={onFollow} />}
      </ul>
    </li>
  )
}

interface PagesProps {
  pages: readonly MenuPage[]
  here: MenuPage | undefined
  onFollow: (() => void) | undefined
}

/** Pages of an entry, as items of its list. */
export function MenuPages({ pages, here, onFollow }: PagesProps) {
  return pages.map((page) => (
    <li key={page.path}>
      <Link
        to={page.path}
        onClick={onFollow}
        aria-current={page === here ? 'page' : undefined}
        className={classNames(menuRow, 'pl-11', page === here ? present : menuRest)}
      >
        {page.label}
      </Link>
    </li>
  ))
}
