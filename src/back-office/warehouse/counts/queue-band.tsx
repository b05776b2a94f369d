import { useEffect, useState } from 'react'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { QueueNotes } from '../../parts/queue-notes.tsx'
import { entryQueue, useQueueOf } from './entry-queue.ts'

/** A quick network takes an entry before anybody could read of it. */
const slowMs = 1500

/** The entries counted on this device and not yet sent to the shop, and those the shop refused. */
export function QueueBand({ countId }: { countId: string }) {
  const queue = useQueueOf(countId)
  const refused = queue.filter((entry) => entry.refused !== undefined)
  const waiting = queue.length - refused.length
  const isSlow = useSlow(waiting > 0)
  return (
    <QueueNotes
      waiting={isSlow ? { title: copy.waiting(waiting), text: copy.waitingText } : null}
      refused={refused.map(({ command, name, refused: why }) => ({
        command,
        words: (
          <>
            <strong>{copy.refused}:</strong> {name}. {why}
          </>
        ),
      }))}
      dismiss={copy.dismiss}
      onDismiss={entryQueue.remove}
    />
  )
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(isWaiting), isWaiting ? slowMs : 0)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow && isWaiting
}
