import type { SubscribeInput } from '../../shared/contract/newsletter.ts'
import { subscriptionProblem } from '../../shared/contract/subscription-problem.ts'
import { shell } from '../../shared/copy/shell.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { UnsubscribeButton } from './unsubscribe-button.tsx'

const inputs = [
  { name: 'name', label: shell.newsletterName, type: 'text', autoComplete: 'name' },
  { name: 'email', label: shell.newsletterEmail, type: 'email', autoComplete: 'email' },
  { name: 'phone', label: shell.newsletterPhone, type: 'tel', autoComplete: 'tel-national' },
] as const

/** Subscribes to the newsletter, or asks to end it for the email address typed; what was typed stays unless it succeeded. */
export function NewsletterForm() {
  const subscribe = useForm<SubscribeInput, { message: string }>({
    // one toast at a time, in the order of SPEC §5, checked without zod: this form stands on every page
    stop: (typed) => subscriptionProblem(typed)?.message,
    send: (typed) => call('POST /user/submit-user-details', { body: { ...typed, name: typed.name.trim() } }),
    onSent: ({ message }, reset) => {
      reset()
      toast.success(message)
    },
    failed: toasts.somethingWrong,
  })
  return (
    <Form {...subscribe.form} aria-label={shell.newsletterTitle} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {inputs.map(({ label, ...input }) => (
        <input
          key={input.name}
          {...input}
          aria-label={label}
          placeholder={label}
          className="min-h-11 min-w-0 rounded-sm border border-teal-line bg-teal-hover px-3 text-base text-white placeholder:text-on-ink-soft"
        />
      ))}
      <Button type="submit" pending={subscribe.pending}>
        {shell.newsletterSubmit}
      </Button>
      <UnsubscribeButton />
    </Form>
  )
}
