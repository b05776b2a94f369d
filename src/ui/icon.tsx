import type { LucideIcon } from 'lucide-react'

/** A line icon of the one set, hidden from screen readers: the text beside it says the same. `size` in px. */
export function Icon({ of: Drawing, size = 20, className }: { of: LucideIcon; size?: number; className?: string }) {
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.75} className={`shrink-0 ${className ?? ''}`} />
}
