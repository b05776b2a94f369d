import { useState } from 'react'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { OneFieldDialog } from './one-field-dialog.tsx'

const copy = mySignIn.counter

/** Makes this browser a counter computer. */
export function CounterCard({ name }: { name: string | null }) {
  const [open, setOpen] = useState(false)
  const may = useMay()
  return (
    <Card title={copy.title} text={copy.text}>
      {name !== null && <p className="font-medium">{copy.is(name)}</p>}
      {name === null && may('counters.enrol') && (
        <Button kind="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          {copy.enrol}
        </Button>
      )}
      {open && (
        <OneFieldDialog
          title={copy.enrol}
          save={copy.enrol}
          send={(body: { name: string }, command) => callOffice('POST /counters', { body, command })}
          field={(of) => (
            <Field {...of('name')} label={copy.name} hint={copy.nameHint} maxLength={80} autoFocus required />
          )}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
