import { useRef, useState } from 'react'
import { TicketInput } from '../../shared/contract/support.ts'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
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
import { linesThatFit, questionFor, questionOf } from './ask-text.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

/** A question that went to the shop, and the lines that it was about. */
export interface Asked {
  ticket: TicketKey
  lines: readonly string[]
}

interface AskShopProps {
  lines: readonly string[]
  asked: Asked | null
  onAsked: (asked: Asked) => void
  /** Of no list: somebody searched for it in vain. */
  isAlone?: boolean
}

/** Form that sends open lines to the shop as a question, as they were written; what was asked already is not asked again. */
export function AskShop({ lines, asked, onAsked, isAlone = false }: AskShopProps) {
  const open = linesThatFit(lines.filter((line) => !asked?.lines.includes(line)))
  const status = useRef<HTMLDivElement>(null)
  useFocusIfLost(status, asked)
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <section aria-labelledby="ask-shop" className="mt-8 rounded-md border border-line bg-card px-4 py-5 sm:px-6">
      <Heading id="ask-shop" className="text-lg">
        {isAlone ? copy.askAlone : copy.askTitle}
      </Heading>
      <div ref={status} role="status">
        {asked && (
          <p className="mt-2">
            {copy.asked(asked.ticket.number)}{' '}
            <Link to={ticketLink(asked.ticket)} className="inline-flex min-h-11 items-center font-medium underline">
              {copy.askedLink}
            </Link>
          </p>
        )}
      </div>
      {open.length > 0 && (
        <>
          <p className="mt-1 text-sm text-steel">{isAlone ? copy.askAloneText : copy.askText(open.length)}</p>
          <Question
            key={asked?.ticket.number}
            lines={open}
            onAsked={(ticket) => onAsked({ ticket, lines: [...(asked?.lines ?? []), ...open] })}
          />
        </>
      )}
    </section>
  )
}

/** The question as it is written: its lines come and go with the list, and what was typed beside them stays. */
function useQuestion(lines: readonly string[]) {
  const [text, setText] = useState(() => questionOf(lines))
  const [of, setOf] = useState(lines)
  if (of.join('\n') !== lines.join('\n')) {
    setOf(lines)
    setText(questionFor(text, of, lines))
  }
  // sent again, the same words are the same question
  const sent = useRef({ text: '', key: '' })
  const keyOf = (words: string) => {
    if (sent.current.text !== words) sent.current = { text: words, key: newIdempotencyKey() }
    return sent.current.key
  }
  return { text, setText, keyOf }
}

function Question({ lines, onAsked }: { lines: readonly string[]; onAsked: (ticket: TicketKey) => void }) {
  const user = useSession((state) => state.user.user)
  const { text, setText, keyOf } = useQuestion(lines)
  const question = useForm({
    rule: TicketInput,
    send: (body) => call('POST /support/tickets', { body }, { idempotencyKey: keyOf(body.text) }),
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
        value={text}
        onChange={({ target }) => setText(target.value)}
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
