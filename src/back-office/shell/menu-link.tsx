import { Fragment } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { useMay } from '../api/use-me.ts'
import { type MenuItem, menu } from './menu.ts'

/** The items of the menu that who is signed in may open. */
export function useMenu(): MenuItem[] {
  const may = useMay()
  return menu.filter(({ needs }) => needs === 'signed-in' || may(needs))
}

/** Returns a check whether the present screen is this item's, or below it. */
export function useIsHere(): (item: MenuItem) => boolean {
  const { pathname } = useLocation()
  return ({ path, also = [] }) =>
    path === '/' ? pathname === '/' : [path, ...also].some((each) => `${pathname}/`.startsWith(`${each}/`))
}

/** Items of the menu as a list's entries; what belongs together stands under its heading. */
export function MenuLinks({ items, onFollow }: { items: readonly MenuItem[]; onFollow?: () => void }) {
  return items.map((item, at) => (
    <Fragment key={item.path}>
      {item.group && items[at - 1]?.group !== item.group && (
        <li className="caption px-3 pt-4 pb-1 text-on-ink-soft">{item.group}</li>
      )}
      <li>
        <MenuLink item={item} {...(onFollow && { onFollow })} />
      </li>
    </Fragment>
  ))
}

function MenuLink({ item, onFollow }: { item: MenuItem; onFollow?: () => void }) {
  const isHere = useIsHere()(item)
  return (
    <Link
      to={item.path}
      onClick={onFollow}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm font-medium',
        isHere ? 'bg-ink-raised text-white' : 'text-on-ink-soft hover:bg-ink-raised hover:text-on-ink',
      )}
    >
      <Icon of={item.icon} size={18} className={isHere ? 'text-signal' : ''} />
      {item.label}
    </Link>
  )
}
