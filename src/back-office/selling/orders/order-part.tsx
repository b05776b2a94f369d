import type { ReactNode } from 'react'

/** A part of the order's screen under its title. */
export function OrderPart({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-sm border border-line bg-card">
      <header className="flex min-h-11 items-center justify-between gap-3 border-b border-line pr-2 pl-4">
        <h2 className="caption text-steel">{title}</h2>
        {action}
      </header>
      <div className="px-4 py-3">{children}</div>
    </section>
  )
}
