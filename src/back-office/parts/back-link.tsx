import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'

/** The way back to the list that a screen belongs to, by its name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1 mb-1 inline-flex min-h-11 items-center gap-1 text-sm text-steel hover:text-ink hover:underline"
    >
      <Icon of={ChevronLeft} size={16} />
      {children}
    </Link>
  )
}
