import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { Icon } from '../../ui/icon.tsx'

/** Says that there is no connection, for as long as that is so. */
export function OfflineBand() {
  const online = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2 bg-signal-wash px-4 py-2 text-sm font-medium text-signal-deep sm:px-6">
          <Icon of={WifiOff} size={16} />
          {officeShell.offline}
        </p>
      )}
    </div>
  )
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
