import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { account } from '../../shared/copy/account.ts'
import { forms } from '../../shared/copy/forms.ts'
import { signIn } from '../../shared/copy/sign-in.ts'
import { ApiFailure, failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { useForgetAccount } from '../session/use-log-out.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Form } from '../ui/form.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/show-toast.ts'

const copy = account.data
const toggle = {
  show: signIn.show,
  hide: signIn.hide,
  showTitle: signIn.showPassword,
  hideTitle: signIn.hidePassword,
}

/** Asks for the password before the account is closed; says why where it cannot be. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const forget = useForgetAccount()
  const close = useMutation({
    mutationFn: () => call('DELETE /user', { body: { password } }),
    onSuccess: ({ message }) => {
      forget()
      toast.success(message)
    },
    onError: (error) => setProblem(error instanceof ApiFailure ? error.errors.password : undefined),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password === '') setProblem(forms.required)
    else if (!close.isPending) close.mutate()
  }
  return (
    <Dialog title={copy.closeTitle} closeLabel={copy.keep} onClose={onClose} size="narrow">
      <Form onSubmit={submit} className="grid gap-4">
        <p>{copy.closeText}</p>
        <FormAlert
          text={close.error && problem === undefined ? failureText(close.error, copy.closeFailed) : undefined}
        />
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="current-password"
          labels={toggle}
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem(undefined)
            close.reset()
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="outline" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button type="submit" kind="danger" pending={close.isPending}>
            {copy.closeConfirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
