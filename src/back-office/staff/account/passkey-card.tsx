import { useState } from 'react'
import type { OwnSignIn } from '../../../shared/contract/office/own-sign-in.ts'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { factorCopy, signInScreens } from '../../../shared/copy/office/sign-in-screens.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { useForm } from '../../../ui/use-form.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useAct } from '../../api/use-act.ts'
import { useCommand } from '../../api/use-command.ts'
import { hasPasskeys, makePasskey } from '../../factors/passkeys.ts'
import { Card } from '../../parts/card.tsx'

const copy = mySignIn.passkeys
type Passkey = OwnSignIn['passkeys'][number]

/** The passkeys that one has. */
export function PasskeyCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  const { act, pending } = useAct({
    send: (command, id: string) => callOffice('DELETE /own/passkeys/{id}', { params: { id }, command }),
    stale: ['own'],
    failed: mySignIn.failed,
    onDone: () => setLeaving(undefined),
  })
  return (
    <Card title={copy.title} text={copy.text}>
      {passkeys.length === 0 && <p>{copy.none}</p>}
      {passkeys.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey._id} className="flex flex-wrap items-center gap-x-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                <p className="text-xs text-steel">{inWords(passkey)}</p>
              </div>
              <Button kind="quiet" aria-label={`${copy.remove}: ${passkey.name}`} onClick={() => setLeaving(passkey)}>
                {copy.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button kind="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          {copy.add}
        </Button>
      ) : (
        <p className="text-sm text-steel">{signInScreens.noPasskeys}</p>
      )}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
      {leaving && (
        <ConfirmDialog
          title={copy.removeTitle}
          question={copy.removeText(leaving.name)}
          confirmLabel={copy.remove}
          keepLabel={mySignIn.cancel}
          pending={pending}
          onConfirm={() => act(leaving._id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Card>
  )
}

function inWords({ createdAt, lastUsedAt }: Passkey): string {
  return `${copy.made(formatDate(createdAt))}, ${lastUsedAt ? copy.used(formatDate(lastUsedAt)) : copy.neverUsed}`
}

function AddPasskey({ onClose }: { onClose: () => void }) {
  const add = useCommand(async ({ name }: { name: string }, command: string) => {
    const asked = await callOffice('POST /own/passkey-options')
    const made = await makePasskey(asked.data)
    return callOffice('POST /own/passkeys', { body: { ...made, name }, command })
  })
  const form = useForm({
    send: add,
    onSent: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['own'] })
      onClose()
    },
    failed: factorCopy.notMade,
  })
  return (
    <Dialog title={copy.add} closeLabel={mySignIn.cancel} size="narrow" onClose={onClose}>
      <Form {...form.form} className="grid grid-cols-1 gap-4">
        <FormAlert text={form.alert} />
        <Field {...form.field('name')} label={copy.name} hint={copy.nameHint} autoFocus required maxLength={60} />
        <Button type="submit" wide pending={form.pending}>
          {copy.add}
        </Button>
      </Form>
    </Dialog>
  )
}
