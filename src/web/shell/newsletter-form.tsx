import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { subscriptionProblem } from '../../shared/contract/subscription-problem.ts'
import { shell } from '../../shared/copy/shell.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { failureText } from '../api/api-failure.ts'
import { call } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { toast } from '../ui/show-toast.ts'

const empty = { name: '', email: '', phone: '' }
const inputs = [
  { field: 'name', label: shell.newsletterName, type: 'text', autoComplete: 'name' },
  { field: 'email', label: shell.newsletterEmail, type: 'email', autoComplete: 'email' },
  { field: 'phone', label: shell.newsletterPhone, type: 'tel', autoComplete: 'tel-national' },
] as const

/** Subscribes to the newsletter, or ends it for the email address typed; what was typed stays unless it succeeded. */
export function NewsletterForm() {
  const [values, setValues] = useState(empty)
  const subscribe = useMutation({
    mutationFn: () => call('POST /user/submit-user-details', { body: { ...values, name: values.name.trim() } }),
    onSuccess: ({ message }) => {
      setValues(empty)
      toast.success(message)
    },
    onError: (error) => toast.error(failureText(error, error.message || toasts.somethingWrong)),
  })
  const leave = useMutation({
    mutationFn: () => call('POST /user/unsubscribe', { body: { email: values.email } }),
    onSuccess: ({ message }) => {
      setValues(empty)
      toast.success(message)
    },
    onError: (error) => toast.error(failureText(error, toasts.somethingWrong)),
  })
  const unsubscribe = () => {
    if (values.email.trim() === '') toast.error(shell.newsletterLeaveHow)
    else leave.mutate()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = subscriptionProblem(values)
    if (problem) toast.error(problem.message)
    else if (!subscribe.isPending) subscribe.mutate()
  }
  return (
    <Form onSubmit={submit} aria-label={shell.newsletterTitle} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {inputs.map(({ field, label, type, autoComplete }) => (
        <input
          key={field}
          type={type}
          name={field}
          aria-label={label}
          placeholder={label}
          autoComplete={autoComplete}
          value={values[field]}
          onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          className="min-h-11 min-w-0 rounded-sm border border-teal-line bg-teal-hover px-3 text-base text-white placeholder:text-on-ink-soft"
        />
      ))}
      <Button type="submit" pending={subscribe.isPending}>
        {shell.newsletterSubmit}
      </Button>
      <Button
        kind="quiet"
        className="col-span-full justify-self-start px-0! text-white!"
        pending={leave.isPending}
        onClick={unsubscribe}
      >
        {shell.newsletterLeave}
      </Button>
    </Form>
  )
}
