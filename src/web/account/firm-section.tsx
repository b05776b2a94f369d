import { useState } from 'react'
import { account } from '../../shared/copy/account.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'

const copy = account.firmsPart
const firmList = partLoader(() => import('./firm-list.tsx'))

/** Section of the firms, a file of its own. It is as high as the window, so that nothing below moves while it comes. */
export function FirmSection() {
  const [missing, setMissing] = useState(false)
  return (
    <div className="min-h-svh">
      {missing ? (
        <ErrorFallback
          title={copy.failedTitle}
          message={toasts.noConnection}
          reloadLabel={copy.again}
          onReload={() => setMissing(false)}
        />
      ) : (
        <LazyPart part={firmList} props={{}} onFailure={() => setMissing(true)} />
      )}
    </div>
  )
}
