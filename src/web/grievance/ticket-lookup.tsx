import { useQueryClient } from '@tanstack/react-query'
import { TicketKeyInput } from '../../shared/contract/support.ts'
import { grievance } from '../../shared/copy/grievance.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { useNavigate } from '../../ui/router/use-location.ts'
import { useForm } from '../../ui/use-form.ts'
import { ticketLink } from '../router/ticket-link.ts'
import { ticketQuery } from './ticket-query.ts'

const copy = grievance.ticket

/** Asks for number and key. `problem`: why the link that led here opened nothing. */
export function TicketLookup({ problem, number = '' }: { problem?: string; number?: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const lookup = useForm({
    rule: TicketKeyInput,
    send: async (typed) => {
      const opens = { number: typed.number.trim(), key: typed.key.trim() }
      return { ticket: await queryClient.fetchQuery(ticketQuery(opens)), key: opens.key }
    },
    onSent: ({ ticket, key }) => {
      const opens = { number: ticket.number, key }
      queryClient.setQueryData(ticketQuery(opens).queryKey, ticket)
      navigate(ticketLink(opens), { replace: true })
    },
    failed: copy.failed,
  })
  return (
    <section className="rounded-md border border-line bg-card px-4 py-5 sm:px-6 sm:py-6">
      <p className="mb-4 text-steel">{copy.intro}</p>
      <Form {...lookup.form} className="grid gap-4">
        <FormAlert text={lookup.alert ?? problem} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            {...lookup.field('number')}
            label={copy.number}
            hint={copy.numberHint}
            autoComplete="off"
            required
            defaultValue={number}
          />
          <Field {...lookup.field('key')} label={copy.key} autoComplete="off" required />
        </div>
        <Button type="submit" pending={lookup.pending} className="sm:justify-self-start">
          {copy.show}
        </Button>
      </Form>
    </section>
  )
}
