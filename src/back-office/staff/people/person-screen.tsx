import { useQuery } from '@tanstack/react-query'
import { peopleScreens } from '../../../shared/copy/office/people-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { callOffice } from '../../api/call-office.ts'
import { personQuery } from '../../api/sign-in-queries.ts'
import { useAct } from '../../api/use-act.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { SessionList } from '../../parts/session-list.tsx'
import { AccessForm } from './access-form.tsx'
import { StateBadge } from './people-list.tsx'
import { PersonSignIn } from './person-sign-in.tsx'

/** One person of the shop. */
export default function PersonScreen({ params: { id = '' } }: { params: Params }) {
  const { data, error, refetch } = useQuery(personQuery(id))
  const person = data?.data
  return (
    <>
      <BackLink to="/people">{peopleScreens.back}</BackLink>
      <ScreenHead
        title={person?.name ?? peopleScreens.title}
        text={
          person && (
            <span className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere">{person.email}</span> <StateBadge person={person} />
            </span>
          )
        }
      />
      {!person && error && (
        <div className="grid justify-items-start gap-3">
          <FormAlert text={failureText(error, peopleScreens.notLoaded)} />
          <Button onClick={() => void refetch()}>{peopleScreens.again}</Button>
        </div>
      )}
      {!person && !error && (
        <LoadingPart>
          <Skeleton className="h-64" />
        </LoadingPart>
      )}
      {person && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <AccessForm key={person.version} person={person} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PersonSignIn person={person} />
            <Sessions id={id} sessions={person.sessions} />
          </div>
          <RecordHistory kind="staff" id={id} />
        </div>
      )}
    </>
  )
}

function Sessions({ id, sessions }: { id: string; sessions: Parameters<typeof SessionList>[0]['sessions'] }) {
  const common = { stale: ['people'], failed: peopleScreens.failed }
  const one = useAct({
    ...common,
    send: (command, sessionId: string) =>
      callOffice('DELETE /people/{id}/sessions/{sessionId}', { params: { id, sessionId }, command }),
  })
  const all = useAct({
    ...common,
    send: (command) => callOffice('DELETE /people/{id}/sessions', { params: { id }, command }),
  })
  return (
    <Card title={peopleScreens.sessions}>
      {sessions.length === 0 && <p>{peopleScreens.noSessions}</p>}
      <SessionList sessions={sessions} pending={one.pending || all.pending} onEnd={one.act} />
      {sessions.some(({ current }) => !current) && (
        <Button kind="outline" className="justify-self-start" pending={all.pending} onClick={() => all.act()}>
          {peopleScreens.endAll}
        </Button>
      )}
    </Card>
  )
}
