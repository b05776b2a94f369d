import { officeShell } from '../../shared/copy/office/shell.ts'
import { useShopName } from '../api/use-me.ts'
import { Person } from './person.tsx'

/** On phones and tablets: whose shop this is, and who is signed in. */
export function TopBar() {
  const shop = useShopName()
  return (
    <header className="on-dark flex items-center gap-3 bg-ink px-4 text-on-ink sm:px-6 lg:hidden">
      <p className="min-w-0 flex-1 py-3">
        <span className="wide block truncate text-sm font-bold text-white">{shop}</span>
        <span className="caption text-on-ink-soft">{officeShell.title}</span>
      </p>
      <div className="max-w-[45%] [&>div]:mt-0 [&>div]:border-0 [&>div]:pt-0 [&>div]:text-right">
        <Person />
      </div>
    </header>
  )
}
