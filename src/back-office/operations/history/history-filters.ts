import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { useHeading } from '../../parts/heading.ts'

/** The filters of the activity log: each is a parameter of the address, so that a link shows the same. */
const names = ['who', 'command', 'kind', 'record', 'from', 'to', 'text'] as const
type FilterName = (typeof names)[number]
export type HistoryFilters = { [Name in FilterName]?: string }

/** The filters of the address, and how to change them. */
export function useHistoryFilters() {
  const search = useSearchParams()
  const navigate = useNavigate()
  const filters: HistoryFilters = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const heading = useHeading()
  const go = (next: HistoryFilters) => {
    const set = Object.entries(next).filter(([, value]) => value)
    navigate(`/history${set.length > 0 ? `?${new URLSearchParams(set)}` : ''}`, { replace: true })
  }
  return {
    filters,
    count: Object.keys(filters).length,
    set: (name: FilterName, value: string) => go({ ...Object.fromEntries(heading()), [name]: value }),
    clear: () => go({}),
  }
}
