import { type FormEvent, useEffect, useState } from 'react'
import type { User } from '../../shared/contract/accounts.ts'
import { TicketInput } from '../../shared/contract/support.ts'
import { grievance } from '../../shared/copy/grievance.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { useLocation, useNavigate, useSearchParams } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { complaintLinkOf, orderInLink } from '../router/complaint-link.ts'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { freshTicket, ticketLink } from '../router/ticket-link.ts'
import { forgetTicketDraft, keepTicketDraft, readTicketDraft, requestKeyOf, type TicketDraft } from './ticket-draft.ts'

const copy = grievance.form

/** Sends a complaint, and goes to where it stands. What is typed stays until then, also over a reload. */
export function GrievanceForm({ user }: { user: User | null }) {
  const userId = user?._id ?? null
  const navigate = useNavigate()
  const begun = useBegun(user)
  const complaint = useForm({
    rule: TicketInput,
    send: (body) => call('POST /support/tickets', { body }, { idempotencyKey: requestKeyOf(userId) }),
    onSent: ({ message, data }) => {
      forgetTicketDraft()
      toast.success(message)
      navigate(ticketLink(data), { state: freshTicket })
    },
    failed: copy.failed,
  })
  const keep = (event: FormEvent<HTMLFormElement>) => {
    complaint.form.onChange(event)
    keepTicketDraft(Object.fromEntries(new FormData(event.currentTarget)) as TicketDraft, userId)
  }
  return (
    <Form {...complaint.form} onChange={keep} aria-labelledby="complaint" className="grid gap-4">
      <FormAlert text={complaint.alert} />
      <Field {...complaint.field('name')} label={copy.name} autoComplete="name" required defaultValue={begun.name} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PhoneField {...complaint.field('phone')} label={copy.phone} hint={copy.phoneHint} defaultValue={begun.phone} />
        <Field
          {...complaint.field('email')}
          label={copy.email}
          hint={copy.emailHint}
          type="email"
          autoComplete="email"
          defaultValue={begun.email}
        />
      </div>
      <Field
        {...complaint.field('orderNumber')}
        label={copy.order}
        hint={copy.orderHint}
        autoComplete="off"
        defaultValue={begun.orderNumber}
      />
      <TextArea
        {...complaint.field('text')}
        label={copy.text}
        hint={copy.textHint}
        rows={7}
        required
        defaultValue={begun.text}
      />
      <Button type="submit" wide pending={complaint.pending}>
        {complaint.pending ? copy.sending : copy.send}
      </Button>
      <p className="text-xs text-steel">{copy.purpose}</p>
    </Form>
  )
}

const empty: TicketDraft = { name: '', phone: '', email: '', orderNumber: '', text: '' }

/**
 * Returns the initial fields: what was typed before, else what the shop knows of the person who is signed in. An order that the
 * address alone names is that person's from then on: whoever comes back to the page after them does not find it.
 */
function useBegun(user: User | null): TicketDraft {
  const navigate = useNavigate()
  const { state } = useLocation()
  const asked = useSearchParams().get('order')
  const [begun, setBegun] = useState(empty)
  useEffect(() => {
    const known = { name: user?.username ?? '', phone: user?.phonenumber ?? '', email: user?.email ?? '' }
    const kept = readTicketDraft(user?._id ?? null)
    setBegun(kept ?? { ...empty, ...known, orderNumber: orderInLink(asked, state, user?._id ?? null) })
  }, [user, state, asked])
  useEffect(() => {
    const own = complaintLinkOf(asked, state, user?._id ?? null)
    if (own) navigate(own.to, { replace: true, state: { ...own.state, ...keepScroll } })
  }, [user, state, asked, navigate])
  return begun
}
