import { ListFilter, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterLink } from './filter-link.tsx'

interface FilterChipsProps {
  copy: {
    filters: string
    filtersOn: (count: number) => string
    without: (filter: string) => string
    closeFilters: string
  }
  /** The path of the list, such as `/orders`. */
  path: string
  params: URLSearchParams
  /** A filter as people say it; null: none to take off. */
  inWords: (name: string, value: string) => string | null
  /** The form that sets them. */
  form: (close: () => void) => ReactNode
}

/** The filters of a list, each as something to take off, and the dialog that sets them. */
export function FilterChips({ copy, path, params, inWords, form }: FilterChipsProps) {
  const [open, setOpen] = useState(false)
  const set = [...params].flatMap(([name, value]) => {
    const label = inWords(name, value)
    return label === null ? [] : [{ name, label }]
  })
  const without = (name: string) => (now: URLSearchParams) => {
    const rest = new URLSearchParams(now)
    rest.delete(name)
    rest.delete('after')
    return `${path}?${rest}`
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 lg:mt-0">
      <Button kind="outline" className="px-3" onClick={() => setOpen(true)}>
        <Icon of={ListFilter} size={16} />
        {set.length > 0 ? copy.filtersOn(set.length) : copy.filters}
      </Button>
      {set.map(({ name, label }) => (
        <FilterLink
          key={name}
          addressOf={without(name)}
          aria-label={copy.without(label)}
          className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm bg-teal-wash px-3 text-sm text-teal hover:bg-paper-deep"
        >
          <span className="truncate">{label}</span>
          <Icon of={X} size={14} />
        </FilterLink>
      ))}
      {open && (
        <Dialog title={copy.filters} closeLabel={copy.closeFilters} onClose={() => setOpen(false)}>
          {form(() => setOpen(false))}
        </Dialog>
      )}
    </div>
  )
}
