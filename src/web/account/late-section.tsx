import { useState } from 'react'
import { toasts } from '../../shared/copy/toasts.ts'
import { ErrorFallback } from '../../ui/error-fallback.tsx'
import { LazyPart, type PartLoader } from '../../ui/lazy-part.tsx'

interface LateSectionProps {
  part: PartLoader<object>
  /** Sentences where it does not come. */
  copy: { failedTitle: string; again: string }
}

/** Section of the account that is a file of its own. It is as high as the window, so that nothing below moves while it comes. */
export function LateSection({ part, copy }: LateSectionProps) {
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
        <LazyPart part={part} props={{}} onFailure={() => setMissing(true)} />
      )}
    </div>
  )
}
