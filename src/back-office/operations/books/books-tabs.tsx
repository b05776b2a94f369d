import { booksScreens as copy } from '../../../shared/copy/office/books-screens.ts'
import { useLocation } from '../../../ui/router/use-location.ts'
import { Tabs } from '../../parts/tabs.tsx'

/** The parts of the books. */
export function BooksTabs() {
  const { pathname } = useLocation()
  const isSettlements = pathname.startsWith('/books/settlements')
  return (
    <Tabs
      label={copy.tabs}
      tabs={[
        { to: '/books', label: copy.return, here: !isSettlements },
        { to: '/books/settlements', label: copy.settlements, here: isSettlements },
      ]}
    />
  )
}
