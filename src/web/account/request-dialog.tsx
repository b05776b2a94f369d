import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Order } from '../../shared/contract/orders.ts'
import { returnRequestFaults as faults } from '../../shared/copy/return-request-faults.ts'
import { returnRequestCopy } from '../../shared/copy/return-requests.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { readNumber } from '../../shared/numbers/read-number.ts'
import { type RequestKind, requestLimits, type ReturnReason, returnReasons } from '../../shared/return-requests.ts'
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
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({})
  const [why, setWhy] = useState<ReturnReason | ''>('')
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [preparing, setPreparing] = useState(false)
  const [missing, setMissing] = useState<{ lines?: string; why?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const send = useSendRequest(order._id, onClose)
  const lines = Object.entries(pieces).map(([position, typed]) => ({
    position: Number(position),
    pieces: piecesOf(typed),
  }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (preparing || send.isPending) return
    const lacks = isReturn
      ? { ...(lines.length === 0 && { lines: faults.chooseLines }), ...(why === '' && { why: faults.chooseWhy }) }
      : {}
    if (form.current) focusFirstBad(form.current, () => setMissing(lacks))
    if (Object.keys(lacks).length > 0) return
    if (!isReturn) send.mutate({ kind, text })
    else if (why !== '') send.mutate({ kind, text, lines, why, photos })
  }
  const refused = send.error instanceof ApiFailure ? send.error.errors : undefined
  return (
    <Dialog title={isReturn ? copy.returnTitle : copy.cancelTitle} closeLabel={copy.close} onClose={onClose}>
      <Form ref={form} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-sm">{isReturn ? copy.returnText : copy.cancelText}</p>
        <FormAlert text={send.error ? failureText(send.error, copy.failed) : null} />
        {isReturn && (
          <>
            <ReturnLines order={order} pieces={pieces} problem={missing.lines} onChange={setPieces} />
            <Select
              label={copy.why}
              name="why"
              value={why}
              error={missing.why ?? refused?.why}
              options={[
                { value: '', label: copy.whyNone },
                ...returnReasons.map((value) => ({ value, label: returnRequestCopy.why[value] })),
              ]}
              onChange={(event) => setWhy(event.target.value as ReturnReason | '')}
            />
          </>
        )}
        <TextArea
          label={isReturn ? copy.text : copy.cancelReason}
          name="text"
          maxLength={requestLimits.textMax}
          value={text}
          error={refused?.text}
          onChange={(event) => setText(event.target.value)}
        />
        {isReturn && (
          <PhotosInput photos={photos} problem={refused?.photos} onChange={setPhotos} onPreparing={setPreparing} />
        )}
        <Button type="submit" wide pending={preparing || send.isPending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  )
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
  const key = useRef(crypto.randomUUID())
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
      if (!(error instanceof ApiFailure) || error.status !== 0) key.current = crypto.randomUUID()
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
