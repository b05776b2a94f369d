import type { StaffSession } from '../../../shared/contract/office/own-sign-in.ts'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { Card } from '../../parts/card.tsx'
import { SessionList } from '../../parts/session-list.tsx'

const copy = mySignIn.sessions

/** List of the person's sessions, each with a button to end it. */
export function SessionCard({ sessions }: { sessions: readonly StaffSession[] }) {
  const common = { stale: ['own'], failed: mySignIn.failed }
  const one = useAct({
    ...common,
    send: (command, id: string) => callOffice('DELETE /own/sessions/{id}', { params: { id }, command }),
  })
  const all = useAct({ ...common, send: (command) => callOffice('DELETE /own/sessions', { command }) })
  return (
    <Card title={copy.title}>
      <SessionList sessions={sessions} pending={one.pending || all.pending} onEnd={one.act} />
      {sessions.length > 1 && (
        <Button kind="outline" className="justify-self-start" pending={all.pending} onClick={() => all.act()}>
          {copy.endAll}
        </Button>
      )}
    </Card>
  )
}
