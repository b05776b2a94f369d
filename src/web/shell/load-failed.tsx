import { useEffect } from 'react'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame.tsx'

/** A page that could not be loaded offers to reload; the error is logged (SPEC §2). */
export function LoadFailed({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <Frame>
      <ErrorScreen error={error} onTryAgain={() => window.location.reload()} />
    </Frame>
  )
}
