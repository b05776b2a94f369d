import type { ReactNode } from 'react'

interface Props {
  label: string
  className?: string
  children: ReactNode
}

/** Scrolls by itself where it is wider than the screen, by the keyboard too (WCAG 2.1.1). */
export function ScrollRegion({ label, className = 'overflow-x-auto', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  )
}
