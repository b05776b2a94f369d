import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { ReceiveInput } from '../../../shared/contract/office/receipt-calls.ts'
import { receiveCopy as copy } from '../../../shared/copy/office/receive.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { focusFirstBad } from '../../../ui/focus-first-bad.ts'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import type { TypedBill } from './typed-bill.ts'
import type { useBill } from './use-bill.ts'

type Problems = Readonly<Record<string, string | undefined>>

/**
 * Books the bill that is typed. What does not fit stands at its field until that is changed, and the first gets the focus. Where
 * no answer came, the next try is the same command, so that nothing is booked twice.
 */
export function useBookBill({ bill, discard }: Pick<ReturnType<typeof useBill>, 'bill' | 'discard'>) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  /** With what was typed then: a problem goes when its field is another one. */
  const [found, setFound] = useState<{ problems: Problems; of: TypedBill }>()
  const problems = found ? stillThere(found, bill) : {}
  const show = (wrong: Problems) =>
    form.current && focusFirstBad(form.current, () => setFound({ problems: wrong, of: bill }))
  const sendOnce = useCommand((body: ReceiveInput, command) => callOffice('POST /receipts', { body, command }))
  const send = useMutation({
    mutationFn: sendOnce,
    onSuccess: ({ message, data }) => {
      toast.success(message)
      discard()
      void queryClient.invalidateQueries({ queryKey: ['stock'] })
      navigate(`/stock/bills/${data._id}`, { replace: true })
    },
    onError: (error) => show(error instanceof ApiFailure ? (error.errors ?? {}) : {}),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = problemsOf(bill)
    show(wrong)
    if (Object.keys(wrong).length === 0 && !send.isPending) send.mutate(inputOf(bill))
  }
  const said = send.error ? failureText(send.error, copy.failed) : undefined
  return {
    form,
    submit,
    pending: send.isPending,
    problemOf: (field: string) => problems[field],
    alert: said && !Object.values(problems).includes(said) ? said : undefined,
  }
}

function stillThere({ problems, of }: { problems: Problems; of: TypedBill }, now: TypedBill): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => valueAt(of, field) === valueAt(now, field)))
}

/** Returns the typed value of a field such as 'lines.2.cost'. */
function valueAt(bill: TypedBill, field: string): unknown {
  const [first = '', at, name = ''] = field.split('.')
  if (at === undefined) return first === 'lines' ? bill.lines.length : bill[first as keyof TypedBill]
  const line = bill.lines[Number(at)]
  return line && `${line.item} ${line[name as keyof typeof line]}`
}

/** Returns the errors by the field's name in the contract. */
function problemsOf(bill: TypedBill): Problems {
  const found: [string, string][] = []
  if (bill.supplierId === '') found.push(['supplierId', copy.supplierNeeded])
  if (bill.billNumber.trim() === '') found.push(['billNumber', copy.required])
  if (bill.billDate === '') found.push(['billDate', copy.date])
  if (bill.lines.length === 0) found.push(['lines', copy.noLines])
  for (const [at, { quantity, cost, mrp }] of bill.lines.entries()) {
    if (numberIn(quantity, numberRules.pieces) === undefined) found.push([`lines.${at}.quantity`, copy.quantity])
    if (cost.trim() !== '' && numberIn(cost, numberRules.rupees) === undefined)
      found.push([`lines.${at}.cost`, copy.amount])
    if (mrp.trim() !== '' && !numberIn(mrp, numberRules.rupees)) found.push([`lines.${at}.mrp`, copy.amount])
  }
  return Object.fromEntries(found)
}

function inputOf({ supplierId, purchaseId, billNumber, billDate, lines }: TypedBill): ReceiveInput {
  return {
    supplierId,
    billNumber: billNumber.trim(),
    billDate,
    purchaseId: purchaseId === '' ? null : purchaseId,
    lines: lines.map(({ item, quantity, cost, mrp }) => ({
      item,
      quantity: numberIn(quantity, numberRules.pieces) ?? 0,
      cost: numberIn(cost, numberRules.rupees) ?? null,
      mrp: numberIn(mrp, numberRules.rupees) ?? null,
    })),
  }
}
