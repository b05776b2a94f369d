import { useMutation } from '@tanstack/react-query'
import { shell } from '../../shared/copy/shell.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'

/** Ends the newsletter for the email address in its form. */
export function UnsubscribeButton() {
  const leave = useMutation({
    mutationFn: (form: HTMLFormElement) => call('POST /user/unsubscribe', { body: { email: emailIn(form) } }),
    onSuccess: ({ message }, form) => {
      form.reset()
      toast.success(message)
    },
    onError: (error) => toast.error(failureText(error, toasts.somethingWrong)),
  })
  const unsubscribe = (form: HTMLFormElement | null) => {
    if (!form || emailIn(form).trim() === '') toast.error(shell.newsletterLeaveHow)
    else leave.mutate(form)
  }
  return (
    <Button
      kind="quiet"
      className="col-span-full justify-self-start px-0! text-white!"
      pending={leave.isPending}
      onClick={(event) => unsubscribe(event.currentTarget.form)}
    >
      {shell.newsletterLeave}
    </Button>
  )
}

function emailIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('email') ?? '')
}
