import { useState } from 'react'
import { useLocation } from '../../ui/router/use-location.ts'
import { useMay } from '../api/use-me.ts'
import { type MenuGroup, type MenuPage, menu, pageAt } from './menu.ts'

/** The entries of the menu with the pages that who is signed in may open; an entry without any is left out. */
export function useMenu(): MenuGroup[] {
  const may = useMay()
  return menu
    .map((group) => ({ ...group, pages: group.pages.filter(({ needs }) => needs === 'signed-in' || may(needs)) }))
    .filter(({ pages }) => pages.length > 0)
}

/** The page of these that is shown now. */
export function usePageHere(pages: readonly MenuPage[]): MenuPage | undefined {
  return pageAt(pages, useLocation().pathname)
}

/**
 * The entry that shows its pages: the one where one is, until another is opened or it is folded by hand; with the next place it is
 * that one's entry again.
 */
export function useOpenGroup(here: string | undefined): [string | undefined, (label: string) => void] {
  const [byHand, setByHand] = useState<{ at: string | undefined; open: string | undefined }>()
  const open = byHand && byHand.at === here ? byHand.open : here
  return [open, (label) => setByHand({ at: here, open: label === open ? undefined : label })]
}
