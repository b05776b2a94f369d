import { History, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { searchBox as copy } from '../../shared/copy/search-box.ts'
import { announce } from '../../ui/announce.ts'
import { Icon } from '../../ui/icon.tsx'
import { recentSearches } from './recent-searches.ts'

interface RecentListProps {
  /** The box: arrow down leads from it into the list, arrow up and Escape back. */
  field: RefObject<HTMLInputElement | null>
  texts: readonly string[]
  onChoose: (text: string) => void
}

/** List of searches made in this browser, while the box is empty: buttons, each with one that removes it. */
export function RecentList({ field, texts, onChoose }: RecentListProps) {
  const list = useRef<HTMLUListElement>(null)
  useArrowsInto(field, list)
  const remove = (text: string) => {
    recentSearches.remove(text)
    announce(copy.recentGone(text))
    field.current?.focus()
  }
  return (
    <section
      aria-label={copy.recent}
      onKeyDown={(event) => moveFocus(event, field.current, list.current)}
      className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-line bg-card text-ink shadow-float"
    >
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line pl-4">
        <p className="text-xs text-steel">
          <span className="font-semibold text-ink">{copy.recent}</span> {copy.recentHere}
        </p>
        <button
          type="button"
          onClick={() => {
            recentSearches.clear()
            announce(copy.recentAllGone)
            field.current?.focus()
          }}
          className="min-h-11 shrink-0 px-4 text-xs font-semibold text-teal hover:underline"
        >
          {copy.clearRecent}
        </button>
      </div>
      <ul ref={list}>
        {texts.map((text) => (
          <li key={text} className="flex items-center hover:bg-paper-sunk">
            <button
              type="button"
              data-recent=""
              onClick={() => onChoose(text)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-4 text-left text-sm"
            >
              <Icon of={History} size={18} className="shrink-0 text-steel-soft" />
              <span className="truncate">{text}</span>
            </button>
            <button
              type="button"
              aria-label={copy.removeRecent(text)}
              onClick={() => remove(text)}
              className="grid size-11 shrink-0 place-items-center text-steel hover:text-ink"
            >
              <Icon of={X} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const buttonsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-recent]') ?? [])]

/** Arrow down in the box leads to the last search. */
function useArrowsInto(field: RefObject<HTMLInputElement | null>, list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const box = field.current
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.isComposing) return
      event.preventDefault()
      buttonsOf(list.current)[0]?.focus()
    }
    box?.addEventListener('keydown', enter)
    return () => box?.removeEventListener('keydown', enter)
  }, [field, list])
}

function moveFocus(event: KeyboardEvent, box: HTMLElement | null, list: HTMLElement | null): void {
  const buttons = buttonsOf(list)
  const row = (event.target as Element).closest('li')?.querySelector<HTMLElement>('[data-recent]')
  const at = row ? buttons.indexOf(row) : -1
  const steps: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: buttons[Math.min(at + 1, buttons.length - 1)],
    ArrowUp: at > 0 ? buttons[at - 1] : box,
    Home: buttons[0],
    End: buttons.at(-1),
    Escape: box,
  }
  const next = steps[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}
