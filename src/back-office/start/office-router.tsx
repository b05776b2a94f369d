import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Me } from '../../shared/contract/office/session.ts'
import { officeShell } from '../../shared/copy/office/shell.ts'
import { matchRoute } from '../../ui/router/match-route.ts'
import type { Navigation } from '../../ui/router/navigation.ts'
import { PageLoading } from '../../ui/router/page-loading.ts'
import { Going, useLocation, Where } from '../../ui/router/use-location.ts'
import { useShown } from '../../ui/router/use-shown.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { callFor } from '../api/call-office.ts'
import { meQuery } from '../api/office-queries.ts'
import { MeContext } from '../api/use-me.ts'
import { Heading } from '../parts/heading.ts'
import { NoSuchScreen, NotYours, OfficeFailed, ScreenFailed } from '../shell/no-screen.tsx'
import { OfficeFrame } from '../shell/office-frame.tsx'
import { ScreenBoundary } from '../shell/screen-boundary.tsx'
import { routes, type ScreenRoute } from './routes.ts'
import { Door, SessionDoors } from './session-prompts.tsx'
import { WhileSignedIn } from './while-signed-in.tsx'

/** Shows the screen that the navigation has arrived at. */
export function OfficeRouter({ navigation }: { navigation: Navigation }) {
  const { shown, loading } = useShown(navigation)
  return (
    <Going value={navigation.navigate}>
      <Heading value={navigation.heading}>
        <Where value={shown}>
          <PageLoading value={loading}>
            <ScreenBoundary failed={<OfficeFailed />}>
              {shown.failure === undefined ? <PresentScreen /> : <OfficeFailed />}
            </ScreenBoundary>
            <Toaster visible={3} labels={{ region: officeShell.toasts, close: officeShell.closeToast }} />
          </PageLoading>
        </Where>
      </Heading>
    </Going>
  )
}

/** Each screen starts afresh; what is around it, such as an open window of the top bar, stays from one to the next. */
function PresentScreen() {
  const { pathname } = useLocation()
  const { data: session, error } = useQuery(meQuery)
  const [failed, setFailed] = useState(false)
  const match = matchRoute(routes, pathname)
  const route = match?.route as ScreenRoute | undefined
  const Screen = route?.page?.default
  const me = session?.data ?? null
  if (error && !session) return <OfficeFailed />
  if (match && Screen && route?.needs === 'signed-out') return <Screen key={pathname} params={match.params} />
  if (!me) return failed ? <OfficeFailed /> : <Door onFailure={() => setFailed(true)} />
  return (
    <Desk key={me._id} me={me}>
      <ScreenBoundary key={pathname} failed={<ScreenFailed />}>
        {!match || !Screen || !route ? (
          <NoSuchScreen />
        ) : route.needs === 'signed-in' || me.permissions.includes(route.needs) ? (
          ((<Screen params={match.params} />) as ReactNode)
        ) : (
          <NotYours />
        )}
      </ScreenBoundary>
    </Desk>
  )
}

/** The screens of one person. For another person they start afresh: nothing typed here stays. */
function Desk({ me, children }: { me: Me; children: ReactNode }) {
  useLayoutEffect(() => {
    callFor(me._id)
    return () => callFor(undefined)
  }, [me._id])
  return (
    <MeContext value={me}>
      <WhileSignedIn>
        <OfficeFrame>{children}</OfficeFrame>
      </WhileSignedIn>
      <SessionDoors me={me} />
    </MeContext>
  )
}
