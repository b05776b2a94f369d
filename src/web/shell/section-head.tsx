import { ArrowRight } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/router/link.tsx'

/** The heading of a part of a page on its rule, with the way to all of it. */
export function SectionHead(props: {
  title: string
  note?: string
  more?: { label: string; to: string; state?: unknown }
}) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-1 border-b border-ink pb-2 md:mb-6">
      <div>
        <h2 className="text-lg sm:text-xl md:text-2xl">{props.title}</h2>
        {props.note && <p className="mt-0.5 text-sm text-steel">{props.note}</p>}
      </div>
      {props.more && (
        <Link
          to={props.more.to}
          state={props.more.state}
          aria-label={`${props.more.label}: ${props.title}`}
          className="-my-1.5 flex min-h-11 items-center gap-1.5 text-sm font-semibold text-teal hover:underline"
        >
          {props.more.label}
          <Icon of={ArrowRight} size={16} />
        </Link>
      )}
    </div>
  )
}
