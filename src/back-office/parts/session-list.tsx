import type { StaffSession } from '../../shared/contract/office/own-sign-in.ts'
import { mySignIn } from '../../shared/copy/office/my-sign-in.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

const copy = mySignIn.sessions

interface SessionListProps {
  sessions: readonly StaffSession[]
  pending: boolean
  onEnd: (id: string) => void
}

/** List of a person's sessions, each with a button to end it. */
export function SessionList({ sessions, pending, onEnd }: SessionListProps) {
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {sessions.map((session) => (
        <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <div className="min-w-0 flex-1 basis-56">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {session.counter ?? session.device}
              {session.current && <Badge tone="teal">{copy.here}</Badge>}
              {session.factor === 'pin' && <Badge>{copy.byPin}</Badge>}
            </p>
            <p className="text-xs text-steel">
              {session.counter && `${session.device}, `}
              {session.network}, {copy.since(formatMoment(session.createdAt))},{' '}
              {copy.used(formatMoment(session.lastUsedAt))}
            </p>
          </div>
          {!session.current && (
            <Button
              kind="outline"
              disabled={pending}
              aria-label={`${copy.end}: ${session.counter ?? session.device}`}
              onClick={() => onEnd(session._id)}
            >
              {copy.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
