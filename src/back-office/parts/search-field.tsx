import { Search } from 'lucide-react'
import { useRef } from 'react'
import { officeLimits } from '../../shared/office-limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { useKeys } from './use-keys.ts'

interface SearchFieldProps {
  /** Labels above and inside the empty field. */
  copy: { search: string; searchHint: string; searchButton: string }
  /** The present search text. */
  now?: string
  /** Hears what was typed; '': nothing. */
  onSearch: (text: string) => void
}

/** The search of a list. The key / leads here. */
export function SearchField({ copy, now = '', onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useKeys({
    '/': () => {
      input.current?.focus()
      return true
    },
  })
  return (
    <search className="w-full sm:w-96">
      <form
        key={now}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(input.current?.value.trim() ?? '')
        }}
        className="flex rounded-sm border border-line-strong bg-card focus-within:border-teal focus-within:ring-2 focus-within:ring-teal/25"
      >
        <input
          ref={input}
          type="search"
          defaultValue={now}
          aria-label={copy.search}
          placeholder={copy.searchHint}
          maxLength={officeLimits.officeSearchMax}
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-11 min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-sm placeholder:text-steel-soft"
        />
        <button type="submit" aria-label={copy.searchButton} className="grid size-11 shrink-0 place-items-center">
          <Icon of={Search} size={18} />
        </button>
      </form>
    </search>
  )
}
