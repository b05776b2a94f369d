import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { Frame } from './frame.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Unknown routes say 'Page Not Found'; a page that could not be loaded offers to reload. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <Frame>
      {isRouteErrorResponse(error) ? (
        <NotFoundPage />
      ) : (
        <ErrorScreen error={error} onTryAgain={() => window.location.reload()} />
      )}
    </Frame>
  )
}
