import { CloudOff } from 'lucide-react'
import { ownRunScreen as copy } from '../../../shared/copy/office/runs-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { markQueue, type QueuedMark } from './mark-queue.ts'

/** The marks that wait for a connection, and those that the shop refused: each stays until somebody has read why. */
export function MarkNotes({ queue }: { queue: readonly QueuedMark[] }) {
  const isOnline = useOnline()
  const refused = queue.filter((mark) => mark.refused !== undefined)
  const waiting = queue.length - refused.length
  return (
    <div role="status" className="grid gap-2 empty:hidden mb-4">
      {waiting > 0 && !isOnline && (
        <p className="flex items-start gap-3 rounded-sm border border-signal bg-signal-wash px-3 py-2.5 text-sm">
          <Icon of={CloudOff} size={18} className="mt-0.5" />
          <span>
            <strong className="block">{copy.waiting(waiting)}</strong>
            {copy.waitingText}
          </span>
        </p>
      )}
      {refused.map(({ command, number, refused: why }) => (
        <div
          key={command}
          className="flex items-center justify-between gap-3 rounded-sm border border-bad bg-bad-wash py-1 pr-1 pl-3"
        >
          <p className="min-w-0 text-sm break-words text-bad">
            <strong>{copy.refusedMark(number)}.</strong> {why}
          </p>
          <Button kind="quiet" onClick={() => markQueue.remove(command)} className="px-3">
            {copy.dismiss}
          </Button>
        </div>
      ))}
    </div>
  )
}
