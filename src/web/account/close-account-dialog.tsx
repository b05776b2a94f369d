import { CloseAccountInput } from '../../shared/contract/person.ts'
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
import { knownDevice } from '../session/known-device.ts'
import { useForgetAccount } from '../session/use-log-out.ts'

const copy = account.data

/** Asks for the password before the account is closed; says why where it cannot be. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const forget = useForgetAccount()
  const closing = useForm({
    rule: CloseAccountInput,
    send: ({ password }) => call('DELETE /user', { body: { password } }),
    onSent: ({ message }) => {
      knownDevice.write(null)
      forget()
      toast.success(message)
    },
    failed: copy.closeFailed,
  })
  return (
    <Dialog title={copy.closeTitle} closeLabel={shell.close} onClose={onClose} size="narrow">
      <Form {...closing.form} className="grid gap-4">
        <p>{copy.closeText}</p>
        <FormAlert text={closing.alert} />
        <PasswordField {...closing.field('password')} label={copy.password} autoComplete="current-password" />
        <div {...keepClear} className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button type="submit" kind="danger" pending={closing.pending}>
            {copy.closeConfirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
