import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { stockCopy } from '../../shared/copy/office/stock.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { numberIn } from '../../shared/numbers/read-number.ts'
import { type AdjustReason, directionOf } from '../../shared/office/adjust-reasons.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { focusFirstBad } from '../../ui/focus-first-bad.ts'
import { toast } from '../../ui/show-toast.ts'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'

const copy = stockCopy.adjust

interface Typed {
  why: AdjustReason | ''
  /** Where the reason leaves it open. */
  way: 1 | -1
  typed: string
}
type Problems = { why?: string | undefined; change?: string | undefined }
type Body = { change: number; why: AdjustReason; note: string }

/** By how many pieces a count is put right, as it is typed, and sending it. */
export function useAdjustment({ _id: id }: { _id: string }, onDone: () => void) {
  const ref = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState<Typed>({ why: '', way: -1, typed: '' })
  const [problems, setProblems] = useState<Problems>({})
  const { why, way, typed } = given
  const direction = (why && directionOf[why]) || way
  const pieces = numberIn(typed, numberRules.pieces)
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
    const found = { ...(why === '' && { why: copy.whyNeeded }), ...(!pieces && { change: copy.pieces }) }
    if (why === '' || !pieces) show(found)
    else if (!send.isPending) send.mutate({ change: direction * pieces, why, note })
  }
  const set = (change: Partial<Typed>) => {
    setGiven({ ...given, ...change })
    setProblems({})
    if (send.isError) send.reset()
  }
  const isSaid = problems.change !== undefined || problems.why !== undefined
  const alert = send.error && !isSaid ? failureText(send.error, copy.failed) : undefined
  return { ref, ...given, direction, pieces, problems, set, submit, alert, pending: send.isPending }
}
