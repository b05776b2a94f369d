import { Search } from 'lucide-react'
import { useRef } from 'react'
import { ordersScreen as copy } from '../../shared/copy/office/orders-screen.ts'
import { limits } from '../../shared/limits.ts'
import { Icon } from '../../ui/icon.tsx'
import { useKeys } from '../parts/use-keys.ts'

/** Searching: what is typed is sent, and stands in no address. The key / leads here. */
export function OrdersSearch({ onSearch }: { onSearch: (text: string | null) => void }) {
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
        onSubmit={(event) => {
          event.preventDefault()
          const text = input.current?.value.trim() ?? ''
          onSearch(text === '' ? null : text)
        }}
        className="flex rounded-sm border border-line-strong bg-card focus-within:border-teal focus-within:ring-2 focus-within:ring-teal/25"
      >
        <input
          ref={input}
          type="search"
          aria-label={copy.search}
          placeholder={copy.searchHint}
          maxLength={limits.officeSearchMax}
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
