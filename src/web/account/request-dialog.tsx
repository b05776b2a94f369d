import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Order } from '../../shared/contract/orders.ts'
import { returnRequestFaults as faults } from '../../shared/copy/return-request-faults.ts'
import { returnRequestCopy } from '../../shared/copy/return-requests.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { readNumber } from '../../shared/numbers/read-number.ts'
import { returnPayer } from '../../shared/return-payer.ts'
import { type RequestKind, type ReturnReason, requestLimits, returnReasons } from '../../shared/return-requests.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { focusFirstBad } from '../../ui/focus-first-bad.ts'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'
import { useShop } from '../site/use-shop.ts'
import { PhotosInput } from './photos-input.tsx'
import { ReturnLines } from './return-lines.tsx'
import { returnRequestsQuery } from './return-requests-query.ts'

const copy = returnRequestCopy.form

interface RequestDialogProps {
  order: Order
  kind: RequestKind
  onClose: () => void
}

/** The form by which a shopper asks to return pieces of an order, or to cancel it. What is entered stays where it is refused. */
export default function RequestDialog({ order, kind, onClose }: RequestDialogProps) {
  const isReturn = kind === 'return'
  const { entered, enter, form, submit, missing, refused, alert, pending } = useRequestForm(order._id, kind, onClose)
  const [preparing, setPreparing] = useState(false)
  return (
    <Dialog title={isReturn ? copy.returnTitle : copy.cancelTitle} closeLabel={copy.close} onClose={onClose}>
      <Form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!preparing) submit()
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <p className="text-sm">{isReturn ? copy.returnText : copy.cancelText}</p>
        <FormAlert text={alert} />
        {isReturn && (
          <>
            <ReturnLines
              order={order}
              pieces={entered.pieces}
              problem={missing.lines}
              onChange={(pieces) => enter({ pieces })}
            />
            <WhySelect why={entered.why} problem={missing.why ?? refused.why} onChange={(why) => enter({ why })} />
          </>
        )}
        <TextArea
          label={isReturn ? copy.text : copy.cancelReason}
          maxLength={requestLimits.textMax}
          value={entered.text}
          error={refused.text}
          onChange={(event) => enter({ text: event.target.value })}
        />
        {isReturn && (
          <PhotosInput
            photos={entered.photos}
            problem={refused.photos}
            onChange={(photos) => enter({ photos })}
            onPreparing={setPreparing}
          />
        )}
        <Button type="submit" wide pending={preparing || pending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  )
}

interface WhySelectProps {
  why: ReturnReason | ''
  problem: string | undefined
  onChange: (why: ReturnReason | '') => void
}

function WhySelect({ why, problem, onChange }: WhySelectProps) {
  const { returnsPaidBy } = useShop()
  const reasons = returnReasons.map((value) => ({ value, label: returnRequestCopy.why[value] }))
  return (
    <div>
      <Select
        label={copy.why}
        value={why}
        error={problem}
        options={[{ value: '', label: copy.whyNone }, ...reasons]}
        onChange={(event) => onChange(event.target.value as ReturnReason | '')}
      />
      <p role="status" className="mt-1 text-sm text-steel">
        {why !== '' && returnRequestCopy.paidBy[returnPayer(why, returnsPaidBy)]}
      </p>
    </div>
  )
}

interface Entered {
  /** Pieces as they are typed, by the position of each chosen line. */
  pieces: Readonly<Record<number, string>>
  why: ReturnReason | ''
  text: string
  photos: readonly File[]
}

/** The values of the form, and its sending: a return wants lines and a reason. */
function useRequestForm(orderId: string, kind: RequestKind, onSent: () => void) {
  const [entered, setEntered] = useState<Entered>({ pieces: {}, why: '', text: '', photos: [] })
  const [missing, setMissing] = useState<{ lines?: string; why?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const send = useSendRequest(orderId, onSent)
  const submit = () => {
    if (send.isPending) return
    const { pieces, why, text, photos } = entered
    if (kind === 'cancel') return send.mutate({ kind, text })
    const lines = Object.entries(pieces).map(([position, typed]) => {
      return { position: Number(position), pieces: piecesOf(typed) }
    })
    const lacks = {
      ...(lines.length === 0 && { lines: faults.chooseLines }),
      ...(why === '' && { why: faults.chooseWhy }),
    }
    if (form.current) focusFirstBad(form.current, () => setMissing(lacks))
    if (lines.length > 0 && why !== '') send.mutate({ kind, text, lines, why, photos })
  }
  return {
    entered,
    enter: (part: Partial<Entered>) => {
      setEntered((before) => ({ ...before, ...part }))
      setMissing({})
    },
    form,
    submit,
    missing,
    refused: send.error instanceof ApiFailure ? send.error.errors : {},
    alert: send.error ? failureText(send.error, copy.failed) : null,
    pending: send.isPending,
  }
}

/** Pieces as they are typed; the form is not sent while they cannot be read. */
function piecesOf(typed: string): number {
  const reading = readNumber(typed, numberRules.pieces)
  return 'fault' in reading ? 0 : reading.value
}

type Sent =
  | { kind: 'cancel'; text: string }
  | {
      kind: 'return'
      text: string
      lines: { position: number; pieces: number }[]
      why: ReturnReason
      photos: readonly File[]
    }

/** Sends a request. A press after no answer came is the same request; anything else that is entered is another. */
function useSendRequest(orderId: string, onSent: () => void) {
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  return useMutation({
    mutationFn: (sent: Sent) => {
      const params = { id: orderId }
      const options = { idempotencyKey: key.current }
      return sent.kind === 'cancel'
        ? call('POST /order/cancel-request/{id}', { params, body: { text: sent.text } }, options)
        : call('POST /order/return-request/{id}', { params, body: formOf(sent) }, options)
    },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await queryClient.invalidateQueries({ queryKey: returnRequestsQuery().queryKey })
      onSent()
    },
    onError: (error) => {
      if (!(error instanceof ApiFailure) || error.status !== 0) key.current = newIdempotencyKey()
    },
  })
}

function formOf({ lines, why, text, photos }: Extract<Sent, { kind: 'return' }>): FormData {
  const form = new FormData()
  form.set('lines', JSON.stringify(lines))
  form.set('why', why)
  form.set('text', text.trim())
  for (const photo of photos) form.append('photos', photo)
  return form
}
