import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Says that there is nothing, and what to do about it. */
export function EmptyState(props: { icon: LucideIcon; title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-14 text-center">
      <span className="grid size-20 place-items-center rounded-full border border-dashed border-line-strong text-teal">
        <Icon of={props.icon} size={34} />
      </span>
      <h2 className="mt-2 text-xl">{props.title}</h2>
      {props.text && <p className="max-w-prose text-balance text-steel">{props.text}</p>}
      {props.children && <div className="mt-3 flex flex-wrap justify-center gap-3">{props.children}</div>}
    </div>
  )
}
