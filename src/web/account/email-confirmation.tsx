import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmEmailInput } from '../../shared/contract/accounts.ts'
import { account } from '../../shared/copy/account.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { keepSavedUser } from '../session/keep-saved-user.ts'

const copy = account.security

/** Badge of a confirmed or unconfirmed address; a code that is mailed to it confirms it. */
export function EmailConfirmation({ email, confirmed }: { email: string; confirmed: boolean }) {
  const request = useMutation({
    mutationFn: () => call('POST /user/request-email-code'),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, copy.sendFailed)),
  })
  return (
    <>
      <p className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{email}</span>
        <Badge tone={confirmed ? 'good' : 'plain'}>{confirmed ? copy.confirmed : copy.notConfirmed}</Badge>
      </p>
      {!confirmed && (
        <>
          <p className="text-sm text-steel">{copy.confirmWhy}</p>
          {request.isSuccess && <CodeForm />}
          <Button
            kind={request.isSuccess ? 'quiet' : 'outline'}
            className={request.isSuccess ? 'px-0!' : ''}
            pending={request.isPending}
            onClick={() => request.mutate()}
          >
            {request.isSuccess ? copy.sendAgain : copy.sendCode}
          </Button>
        </>
      )}
    </>
  )
}

function CodeForm() {
  const queryClient = useQueryClient()
  const confirm = useForm({
    rule: ConfirmEmailInput,
    send: ({ code }) => call('POST /user/confirm-email', { body: { code } }),
    onSent: ({ message, user }) => {
      keepSavedUser(queryClient, user)
      toast.success(message)
    },
    failed: copy.confirmFailed,
  })
  const code = confirm.field('code')
  return (
    <Form {...confirm.form} className="flex flex-wrap items-start gap-3">
      <Field
        {...code}
        error={code.error ?? confirm.alert}
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button type="submit" kind="ink" className="mt-6.5" pending={confirm.pending}>
        {copy.confirm}
      </Button>
    </Form>
  )
}
