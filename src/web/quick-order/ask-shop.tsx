import { useState } from 'react'
import { TicketInput } from '../../shared/contract/support.ts'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'
import { type TicketKey, ticketLink } from '../router/ticket-link.ts'
import { useSession } from '../session/store.ts'

interface AskShopProps {
  lines: readonly string[]
  /** Of no list: somebody searched for it in vain. */
  isAlone?: boolean
}

/** What is open goes to the shop as a question, with the lines as they were written. */
export function AskShop({ lines, isAlone = false }: AskShopProps) {
  const [asked, setAsked] = useState<TicketKey | null>(null)
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <section aria-labelledby="ask-shop" className="mt-8 rounded-md border border-line bg-card px-4 py-5 sm:px-6">
      <Heading id="ask-shop" className="text-lg">
        {isAlone ? copy.askAlone : copy.askTitle}
      </Heading>
      <div role="status">
        {asked && (
          <p className="mt-2">
            {copy.asked(asked.number)}{' '}
            <Link to={ticketLink(asked)} className="inline-flex min-h-11 items-center font-medium underline">
              {copy.askedLink}
            </Link>
          </p>
        )}
      </div>
      {!asked && (
        <>
          <p className="mt-1 text-sm text-steel">{isAlone ? copy.askAloneText : copy.askText(lines.length)}</p>
          <Question key={lines.join('\n')} lines={lines} onAsked={setAsked} />
        </>
      )}
    </section>
  )
}

function Question({ lines, onAsked }: { lines: readonly string[]; onAsked: (ticket: TicketKey) => void }) {
  const user = useSession((state) => state.user.user)
  const [idempotencyKey] = useState(newIdempotencyKey)
  const text = `${copy.askBegin}\n${lines.map((line) => `- ${line}`).join('\n')}`.slice(0, limits.ticketTextMax)
  const question = useForm({
    rule: TicketInput,
    send: (body) => call('POST /support/tickets', { body }, { idempotencyKey }),
    onSent: ({ data }) => onAsked(data),
    failed: copy.askFailed,
  })
  return (
    <Form {...question.form} aria-labelledby="ask-shop" className="mt-4 grid gap-4">
      <FormAlert text={question.alert} />
      <TextArea
        {...question.field('text')}
        label={copy.askMessage}
        rows={Math.min(9, lines.length + 2)}
        required
        defaultValue={text}
      />
      <Field
        {...question.field('name')}
        label={copy.askName}
        autoComplete="name"
        required
        defaultValue={user?.username ?? ''}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PhoneField
          {...question.field('phone')}
          label={copy.askPhone}
          hint={copy.askWay}
          defaultValue={user?.phonenumber ?? ''}
        />
        <Field
          {...question.field('email')}
          label={copy.askEmail}
          type="email"
          autoComplete="email"
          defaultValue={user?.email ?? ''}
        />
      </div>
      <Button type="submit" kind="ink" pending={question.pending} className="sm:justify-self-start">
        {copy.askSend}
      </Button>
    </Form>
  )
}
