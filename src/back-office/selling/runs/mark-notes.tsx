import { ownRunScreen as copy } from '../../../shared/copy/office/runs-screen.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { QueueNotes } from '../../parts/queue-notes.tsx'
import { markQueue, type QueuedMark } from './mark-queue.ts'

/** The marks that wait for a connection, and those that the shop refused. */
export function MarkNotes({ queue }: { queue: readonly QueuedMark[] }) {
  const isOnline = useOnline()
  const refused = queue.filter((mark) => mark.refused !== undefined)
  const waiting = queue.length - refused.length
  return (
    <QueueNotes
      waiting={waiting > 0 && !isOnline ? { title: copy.waiting(waiting), text: copy.waitingText } : null}
      refused={refused.map(({ command, number, refused: why }) => ({
        command,
        words: (
          <>
            <strong>{copy.refusedMark(number)}.</strong> {why}
          </>
        ),
      }))}
      dismiss={copy.dismiss}
      onDismiss={markQueue.remove}
    />
  )
}
