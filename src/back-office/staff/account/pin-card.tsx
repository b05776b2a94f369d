import { useState } from 'react'
import type { OwnSignIn } from '../../../shared/contract/office/own-sign-in.ts'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { Card } from '../../parts/card.tsx'
import { OneFieldDialog } from './one-field-dialog.tsx'

const copy = mySignIn.pin

/** The PIN for the counter computers. */
export function PinCard({ state }: { state: OwnSignIn['pin'] }) {
  const [open, setOpen] = useState(false)
  const { act, pending } = useAct({
    send: (command) => callOffice('DELETE /own/pin', { command }),
    stale: ['own'],
    failed: mySignIn.failed,
  })
  const isSet = state !== 'none'
  return (
    <Card
      title={copy.title}
      text={copy.text}
      aside={<Badge tone={isSet ? 'good' : 'plain'}>{isSet ? mySignIn.yes : mySignIn.no}</Badge>}
    >
      {state === 'locked' && <p className="text-sm font-medium text-bad">{copy.locked}</p>}
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={() => setOpen(true)}>
          {isSet ? copy.change : copy.choose}
        </Button>
        {isSet && (
          <Button kind="quiet" pending={pending} onClick={() => act()}>
            {copy.remove}
          </Button>
        )}
      </div>
      {open && (
        <OneFieldDialog
          title={isSet ? copy.change : copy.choose}
          save={copy.save}
          send={(body: { pin: string }, command) => callOffice('POST /own/pin', { body, command })}
          field={(of) => (
            <PasswordField
              {...of('pin')}
              label={copy.field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              autoFocus
            />
          )}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
