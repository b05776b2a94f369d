import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** A part of a screen that stands by itself, with its title. */
export function Panel({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-sm border border-line bg-card p-4 sm:p-5">
      <h2 id={id} className="flex items-center gap-2 text-lg">
        <Icon of={icon} size={20} className="text-teal" />
        {title}
      </h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 text-sm">{children}</div>
    </section>
  )
}
