import { pickingScreen as copy } from '../../../shared/copy/office/picking-screen.ts'
import { useOnline } from '../../../ui/use-online.ts'
import { QueueNotes } from '../../parts/queue-notes.tsx'
import { pickQueue, type QueuedPick } from './pick-queue.ts'

/** The taps that wait for a connection, and those that the shop refused. */
export function PickNotes({ queue }: { queue: readonly QueuedPick[] }) {
  const isOnline = useOnline()
  const refused = queue.filter((pick) => pick.refused !== undefined)
  const waiting = queue.length - refused.length
  return (
    <QueueNotes
      waiting={waiting > 0 && !isOnline ? { title: copy.waiting(waiting), text: copy.waitingTapsText } : null}
      refused={refused.map(({ command, name, refused: why }) => ({
        command,
        words: (
          <>
            <strong>{copy.refused(name)}.</strong> {why}
          </>
        ),
      }))}
      dismiss={copy.dismiss}
      onDismiss={pickQueue.remove}
    />
  )
}
