import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mySignIn } from '../../../shared/copy/office/my-sign-in.ts'
import { factorCopy } from '../../../shared/copy/office/sign-in-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
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
import { TotpKey } from '../../factors/totp-key.tsx'
import { Card } from '../../parts/card.tsx'

const copy = mySignIn.totp

/** The app that makes codes. */
export function TotpCard({ isSet }: { isSet: boolean }) {
  const [open, setOpen] = useState<'set' | 'remove'>()
  const close = () => setOpen(undefined)
  const { act, pending } = useAct({
    send: (command) => callOffice('DELETE /own/totp', { command }),
    stale: ['own'],
    failed: mySignIn.failed,
    onDone: close,
  })
  return (
    <Card
      title={copy.title}
      text={copy.text}
      aside={<Badge tone={isSet ? 'good' : 'plain'}>{isSet ? mySignIn.yes : mySignIn.no}</Badge>}
    >
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={() => setOpen('set')}>
          {isSet ? copy.renew : copy.set}
        </Button>
        {isSet && (
          <Button kind="quiet" onClick={() => setOpen('remove')}>
            {copy.remove}
          </Button>
        )}
      </div>
      {open === 'set' && <SetTotp onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={copy.removeTitle}
          question={copy.removeText}
          confirmLabel={copy.remove}
          keepLabel={mySignIn.cancel}
          pending={pending}
          onConfirm={() => act()}
          onClose={close}
        />
      )}
    </Card>
  )
}

function SetTotp({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['own-totp-offer'],
    queryFn: () => callOffice('POST /own/totp-offer'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Dialog title={copy.set} closeLabel={mySignIn.cancel} onClose={onClose}>
      {error && <FormAlert text={failureText(error, mySignIn.failed)} />}
      {data && <TotpForm {...data.data} onClose={onClose} />}
    </Dialog>
  )
}

function TotpForm({
  offer,
  uri,
  secret,
  onClose,
}: {
  offer: string
  uri: string
  secret: string
  onClose: () => void
}) {
  const set = useCommand(({ code }: { code: string }, command: string) =>
    callOffice('POST /own/totp', { body: { offer, code }, command }),
  )
  const form = useForm({
    send: set,
    onSent: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['own'] })
      onClose()
    },
    failed: mySignIn.failed,
  })
  return (
    <Form {...form.form} className="grid grid-cols-1 gap-4">
      <FormAlert text={form.alert} />
      <TotpKey uri={uri} secret={secret} />
      <Field
        {...form.field('code')}
        label={factorCopy.firstCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
      />
      <Button type="submit" wide pending={form.pending}>
        {copy.save}
      </Button>
    </Form>
  )
}
