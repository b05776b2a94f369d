import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

interface ContactWayProps {
  href: string
  icon: LucideIcon
  title: string
  text: string
  /** Opens beside the shop. */
  away?: boolean
}

/** One way to reach people, in a list: what it is, and the number or address. */
export function ContactWay({ href, icon, title, text, away = false }: ContactWayProps) {
  return (
    <li>
      <a
        href={href}
        {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
        className="flex items-center gap-4 rounded-sm border border-line bg-card p-4 hover:border-ink"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-teal-wash text-teal">
          <Icon of={icon} size={22} />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="figures block text-sm wrap-anywhere text-steel">{text}</span>
        </span>
      </a>
    </li>
  )
}
