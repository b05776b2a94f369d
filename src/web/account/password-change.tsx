import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangePasswordInput } from '../../shared/contract/accounts.ts'
import { typedTwice } from '../../shared/contract/typed-twice.ts'
import { account } from '../../shared/copy/account.ts'
import { shell } from '../../shared/copy/shell.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { NewPasswordField } from '../site/new-password-field.tsx'
import { sessionsQuery } from './sessions-query.ts'

const copy = account.security
const rule = typedTwice(ChangePasswordInput, 'newPassword')

/** A new password, with the present one. */
export function PasswordChange() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="text-sm text-steel">{copy.passwordText}</p>
      <Button kind="outline" onClick={() => setOpen(true)}>
        {copy.changePassword}
      </Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const change = useForm({
    rule,
    send: ({ password, newPassword }) => call('PATCH /user/change-password', { body: { password, newPassword } }),
    onSent: ({ message, warning }) => {
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
      toast.success(message)
      toast.notice(warning)
      onClose()
    },
    failed: copy.passwordFailed,
  })
  return (
    <Dialog title={copy.changePassword} closeLabel={shell.close} onClose={onClose} size="narrow">
      <Form {...change.form} className="grid gap-4">
        <FormAlert text={change.alert} />
        <PasswordField {...change.field('password')} label={copy.present} autoComplete="current-password" />
        <NewPasswordField {...change.field('newPassword')} label={copy.next} />
        <PasswordField {...change.field('confirmPassword')} label={copy.twice} autoComplete="new-password" />
        <div {...keepClear} className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button type="submit" pending={change.pending}>
            {copy.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
