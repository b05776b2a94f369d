import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { StockItem } from '../../../shared/contract/office/stock-calls.ts'
import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { type AdjustReason, directionOf } from '../../../shared/office/adjust-reasons.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { focusFirstBad } from '../../../ui/focus-first-bad.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'

const copy = stockCopy.adjust

interface Typed {
  why: AdjustReason | ''
  /** Pieces more or fewer; of a count: how many lie there. */
  typed: string
}
type Problems = { why?: string | undefined; change?: string | undefined }
type Body = { change: number; why: AdjustReason; note: string }

/** By how many pieces a count is put right, as it is typed, and sending it. Who has counted says what lies there. */
export function useAdjustment({ _id: id, onHand }: Pick<StockItem, '_id' | 'onHand'>, onDone: () => void) {
  const ref = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState<Typed>({ why: '', typed: '' })
  const [problems, setProblems] = useState<Problems>({})
  const { why, typed } = given
  const isCounted = why === 'count'
  const pieces = numberIn(typed, isCounted ? numberRules.count : numberRules.pieces)
  const change = why === '' || pieces === undefined ? null : isCounted ? pieces - onHand : directionOf[why] * pieces
  const show = (found: Problems) => ref.current && focusFirstBad(ref.current, () => setProblems(found))
  const sendOnce = useCommand((body: Body, command) =>
    callOffice('POST /stock/{id}/adjust', { params: { id }, body, command }),
  )
  const send = useMutation({
    mutationFn: sendOnce,
    onSuccess: ({ message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['stock'] })
      onDone()
    },
    onError: (error) => show(error instanceof ApiFailure ? (error.errors as Problems) : {}),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note')).trim()
    const none =
      pieces === undefined ? (isCounted ? copy.countedNeeded : copy.pieces) : isCounted ? copy.countedSame : copy.pieces
    if (why === '' || !change) show({ ...(why === '' && { why: copy.whyNeeded }), ...(!change && { change: none }) })
    else if (!send.isPending) send.mutate({ change, why, note })
  }
  const set = (more: Partial<Typed>) => {
    setGiven({ ...given, ...more })
    setProblems({})
    if (send.isError) send.reset()
  }
  const isSaid = problems.change !== undefined || problems.why !== undefined
  const alert = send.error && !isSaid ? failureText(send.error, copy.failed) : undefined
  return { ref, ...given, isCounted, change, problems, set, submit, alert, pending: send.isPending }
}
