import { SearchX } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { findCopy as copy } from '../../shared/copy/office/find.ts'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { searchLimits } from '../../shared/office-search-limits.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type FoundGroup, useFound } from './find-results.ts'

/** The search over everything: results by kind while somebody types; the arrows walk through them, Enter opens one. */
export default function FindWindow({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  return (
    <Dialog title={copy.title} closeLabel={officeShell.closeSearch} onClose={onClose}>
      <div data-find className="grid min-h-72 grid-cols-1 content-start gap-4">
        <input
          autoFocus
          type="search"
          aria-label={copy.label}
          placeholder={copy.hint}
          value={typed}
          maxLength={searchLimits.textMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={walk}
          className="min-h-12 w-full rounded-sm border border-line-strong bg-card px-3 text-base outline-none placeholder:text-sm placeholder:text-steel focus:border-teal focus:ring-2 focus:ring-teal/25"
        />
        {text.length < searchLimits.textLeast ? (
          <p className="text-sm text-steel">{copy.start}</p>
        ) : (
          <Found text={text} onFollow={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function Found({ text, onFollow }: { text: string; onFollow: () => void }) {
  const { groups, isLoading, error, again } = useFound(text)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading ? copy.loading : copy.found(count)}
      </p>
      {error !== null && (
        <div className="grid gap-2">
          <FormAlert text={failureText(error, copy.failed)} />
          <Button kind="outline" onClick={again} className="justify-self-start">
            {copy.again}
          </Button>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.label} group={group} onFollow={onFollow} />
      ))}
      {isLoading && <Skeleton className="h-24 animate-appear-late" />}
      {!isLoading && error === null && count === 0 && (
        <EmptyState icon={SearchX} title={copy.none(text)} text={copy.noneText} />
      )}
    </>
  )
}

function Group({ group: { label, hits, more }, onFollow }: { group: FoundGroup; onFollow: () => void }) {
  return (
    <section aria-label={label}>
      <h3 className="caption pb-1 text-steel">{label}</h3>
      <ul className="rounded-sm border border-line bg-card">
        {hits.map(({ path, title, detail }) => (
          <li key={path + title} className="border-t border-line first:border-t-0">
            <Link
              to={path}
              onClick={onFollow}
              onKeyDown={walk}
              data-hit
              className="block px-3 py-2 hover:bg-paper-sunk focus-visible:-outline-offset-2"
            >
              <span className="block truncate font-semibold">{title}</span>
              {detail && <span className="figures block truncate text-sm text-steel">{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {more && <p className="pt-1 text-xs text-steel">{copy.more}</p>}
    </section>
  )
}

/** Up and down lead from the field through the results and back; Enter in the field opens the first. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const find = event.currentTarget.closest('[data-find]')
  const field = find?.querySelector('input')
  const hits = [...(find?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
  if (event.key === 'Enter' && event.currentTarget === field) {
    event.preventDefault()
    hits[0]?.click()
  }
  if (step === undefined || !field) return
  event.preventDefault()
  const stops = [field, ...hits]
  const at = stops.indexOf(event.currentTarget)
  stops[(at + step + stops.length) % stops.length]?.focus()
}
