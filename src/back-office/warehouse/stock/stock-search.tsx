import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useKeys } from '../../parts/use-keys.ts'

/** Words of a name, a shelf or a code. The key / leads here. */
export function StockSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useKeys({
    '/': () => {
      input.current?.focus()
      return true
    },
  })
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(input.current?.value.trim() ?? '')
        }}
        className="flex rounded-sm border border-line-strong bg-card focus-within:border-teal focus-within:ring-2 focus-within:ring-teal/25"
      >
        <input
          ref={input}
          type="search"
          aria-label={copy.search}
          placeholder={copy.search}
          defaultValue={text}
          maxLength={officeLimits.officeSearchMax}
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-11 min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-steel-soft [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={copy.clear}
            onClick={() => onSearch('')}
            className="grid size-11 shrink-0 place-items-center"
          >
            <Icon of={X} size={18} />
          </button>
        )}
        <button type="submit" aria-label={copy.find} className="grid size-11 shrink-0 place-items-center">
          <Icon of={Search} size={18} />
        </button>
      </form>
    </search>
  )
}
