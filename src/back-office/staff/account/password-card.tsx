import { useState } from 'react'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'
import { OneFieldDialog } from './one-field-dialog.tsx'

const copy = mySignIn.password

/** The password. */
export function PasswordCard() {
  const [open, setOpen] = useState(false)
  return (
    <Card title={copy.title} text={copy.text}>
      <Button kind="outline" className="justify-self-start" onClick={() => setOpen(true)}>
        {copy.change}
      </Button>
      {open && (
        <OneFieldDialog
          title={copy.change}
          save={copy.save}
          send={(body: { password: string }, command) => callOffice('POST /own/password', { body, command })}
          field={(of) => (
            <PasswordField
              {...of('password')}
              label={copy.fresh}
              hint={signInScreens.join.passwordHint}
              autoComplete="new-password"
              autoFocus
            />
          )}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
