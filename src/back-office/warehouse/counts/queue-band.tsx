import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countsScreen as copy } from '../../../shared/copy/office/counts-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { entryQueue, useQueueOf } from './entry-queue.ts'

/** A quick network takes an entry before anybody could read of it. */
const slowMs = 1500

/** The entries counted on this device and not yet sent to the shop, and those the shop refused. */
export function QueueBand({ countId }: { countId: string }) {
  const queue = useQueueOf(countId)
  const refused = queue.filter((entry) => entry.refused !== undefined)
  const waiting = queue.length - refused.length
  const isSlow = useSlow(waiting > 0)
  if (refused.length === 0 && !isSlow) return null
  return (
    <div role="status" className="mb-4 grid gap-2">
      {isSlow && (
        <p className="flex items-start gap-3 rounded-sm border border-signal bg-signal-wash px-3 py-2.5 text-sm">
          <Icon of={CloudOff} size={18} className="mt-0.5" />
          <span>
            <strong className="block">{copy.waiting(waiting)}</strong>
            {copy.waitingText}
          </span>
        </p>
      )}
      {refused.map(({ command, name, refused: why }) => (
        <div
          key={command}
          className="flex items-center justify-between gap-3 rounded-sm border border-bad bg-bad-wash py-1 pr-1 pl-3"
        >
          <p className="min-w-0 text-sm break-words text-bad">
            <strong>{copy.refused}:</strong> {name}. {why}
          </p>
          <Button kind="quiet" onClick={() => entryQueue.remove(command)} className="px-3">
            {copy.dismiss}
          </Button>
        </div>
      ))}
    </div>
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
