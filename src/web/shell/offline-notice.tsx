import { WifiOff } from 'lucide-react'
import { shell } from '../../shared/copy/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { waitingKept } from '../session/offline-cart-storage.ts'

const waitingList = partLoader(() => import('./offline-cart-changes.tsx'))
const stay = () => {}

/** Says that there is no connection while there is none, and what of the cart waits for it. */
export function OfflineNotice() {
  const online = useOnline()
  const waiting = waitingKept.use()
  return (
    <div className="bg-signal-wash text-sm font-medium text-signal-deep">
      <div role="status" className="page not-empty:py-2">
        {!online && (
          <p className="flex items-center gap-2">
            <Icon of={WifiOff} size={18} className="shrink-0" />
            {shell.offline}
          </p>
        )}
      </div>
      {waiting && <LazyPart part={waitingList} props={{}} onFailure={stay} />}
    </div>
  )
}
