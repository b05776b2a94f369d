import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { shell } from '../../shared/copy/shell.ts'
import { Icon } from '../../ui/icon.tsx'

/** Says that there is no connection while there is none. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="page flex items-center gap-2 bg-signal-wash py-2 text-sm font-medium text-signal-deep">
          <Icon of={WifiOff} size={18} className="shrink-0" />
          {shell.offline}
        </p>
      )}
    </div>
  )
}

function followConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
