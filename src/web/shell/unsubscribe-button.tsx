import { useMutation } from '@tanstack/react-query'
import { shell } from '../../shared/copy/shell.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'

/** Asks for a mail that ends the newsletter of the email address in its form; the server says what an empty one lacks. */
export function UnsubscribeButton() {
  const leave = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      call('POST /user/unsubscribe', { body: { email: String(new FormData(form).get('email')) } }),
    onSuccess: ({ message }, form) => {
      form.reset()
      toast.success(message)
    },
    onError: (error) => toast.error(failureText(error, toasts.somethingWrong)),
  })
  return (
    <Button
      kind="quiet"
      className="col-span-full justify-self-start px-0! text-white!"
      pending={leave.isPending}
      onClick={({ currentTarget: { form } }) => form && leave.mutate(form)}
    >
      {shell.newsletterLeave}
    </Button>
  )
}
