import { Scale, X } from 'lucide-react'
import { compareLimits } from '../../shared/compare-limits.ts'
import { compare as copy } from '../../shared/copy/compare.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { comparePath } from '../router/compare-path.ts'
import { paths } from '../router/paths.ts'
import { clearCompared, useCompared } from './compared.ts'

/** Number of chosen products, and the link to see them side by side; above whatever is at a phone's lower edge. */
export default function ComparePill() {
  const chosen = useCompared()
  const { pathname } = useLocation()
  if (chosen.length === 0 || pathname === paths.compare) return null
  const clear = () => {
    clearCompared()
    // the button is gone with what it cleared
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  return (
    <aside
      aria-label={copy.list}
      className="on-dark fixed right-3 bottom-24 z-20 flex items-center rounded-full bg-ink text-on-ink shadow-float lg:right-6 lg:bottom-6"
    >
      {chosen.length < compareLimits.least ? (
        <p className="flex min-h-11 items-center gap-2 pl-4 text-sm">
          <Icon of={Scale} size={18} className="text-signal" />
          {copy.oneMore}
        </p>
      ) : (
        <Link
          to={comparePath(chosen)}
          className="flex min-h-11 items-center gap-2 rounded-full pl-4 text-sm font-semibold hover:underline"
        >
          <Icon of={Scale} size={18} className="text-signal" />
          {copy.open(chosen.length)}
        </Link>
      )}
      <button
        type="button"
        aria-label={copy.clear}
        onClick={clear}
        className="grid size-11 place-items-center rounded-full hover:bg-ink-raised"
      >
        <Icon of={X} size={18} />
      </button>
    </aside>
  )
}
