import { MessageSquareQuote, Undo2 } from 'lucide-react'
import type { HistoryEntry } from '../../shared/contract/office/history.ts'
import { historyCopy } from '../../shared/copy/office/history.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChangeList } from './change-list.tsx'

interface EntryLineProps {
  entry: HistoryEntry
  /** Beside a record it needs no name. */
  withoutSubject?: boolean
  /** The day is said above. */
  withoutDay?: boolean
  onUndo: (entry: HistoryEntry) => void
}

/** One thing that somebody did: what, to what, who, when, what it changed, and the way back. */
export function EntryLine({ entry, withoutSubject = false, withoutDay = false, onUndo }: EntryLineProps) {
  const { did, at, by, subject, reason, changes, more, canUndo, because, undoneBy } = entry
  const words = formatMoment(at)
  return (
    <article className="grid grid-cols-1 gap-3 border-t border-line bg-card px-4 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-base leading-6">
            {did}
            {!withoutSubject && subject.name && (
              <span className="font-normal [font-stretch:100%] max-sm:block">
                <span className="max-sm:hidden">{' · '}</span>
                {!subject.name.startsWith(subject.kindName) && `${subject.kindName} `}
                <span className="figures break-words">{subject.name}</span>
              </span>
            )}
          </h3>
          <p className="text-sm text-steel">
            <time dateTime={at} title={words} className="figures">
              {withoutDay ? words.replace(/^.*, /, '') : words}
            </time>
            {' · '}
            {by.name}
            {by.isYou && ` (${historyCopy.you})`}
            {by.kind === 'terminal' && ` ${historyCopy.atTerminal}`}
          </p>
        </div>
        {canUndo && (
          <Button kind="outline" onClick={() => onUndo(entry)} aria-label={historyCopy.undoOf(did)} className="px-4">
            <Icon of={Undo2} size={16} />
            {historyCopy.undo}
          </Button>
        )}
      </div>
      {reason && (
        <p className="flex gap-2 text-sm">
          <Icon of={MessageSquareQuote} size={16} className="mt-0.5 text-teal" />
          <span className="min-w-0 break-words">{reason}</span>
        </p>
      )}
      {(changes.length > 0 || more > 0) && (
        <ChangeList changes={changes} more={more} of={withoutSubject ? undefined : subject} />
      )}
      {undoneBy ? (
        <p className="flex gap-2 text-sm font-medium text-signal-deep">
          <Icon of={Undo2} size={16} className="mt-0.5" />
          {historyCopy.undone(undoneBy.name, formatMoment(undoneBy.at))}
        </p>
      ) : (
        !canUndo && because && <p className="text-xs text-steel">{historyCopy.noWayBack(because)}</p>
      )}
    </article>
  )
}
