import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OfficeReturnRequest } from '../../../shared/contract/office/return-request-calls.ts'
import { officeRequestCopy as copy, type RequestStep } from '../../../shared/copy/office/return-requests.ts'
import type { RequestState } from '../../../shared/return-requests.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { RequestWordsDialog } from './request-words-dialog.tsx'

/** The step that leads to a state. */
const stepTo: Partial<Record<RequestState, RequestStep>> = {
  accepted: 'accept',
  refused: 'refuse',
  picked_up: 'pick-up',
  arrived: 'arrive',
  inspected: 'inspect',
  refunded: 'refund',
}

/** The next steps of a request as buttons; declining asks for the reason, a refund for its reference. */
export function RequestSteps({ request }: { request: OfficeReturnRequest }) {
  const [asking, setAsking] = useState<'refuse' | 'refund' | null>(null)
  const step = useRequestStep(request, () => setAsking(null))
  const steps = request.next.flatMap((state) => stepTo[state] ?? [])
  if (steps.length === 0) return null
  const press = (name: RequestStep) =>
    name === 'refuse' || name === 'refund' ? setAsking(name) : step.mutate({ step: name })
  const { buttons } = copy
  return (
    <div className="flex flex-wrap gap-2 border-t border-line px-4 py-4 max-sm:*:grow sm:px-5">
      {steps.map((name, index) => (
        <Button
          key={name}
          kind={index === 0 ? 'signal' : 'outline'}
          pending={step.isPending && step.variables.step === name}
          disabled={step.isPending}
          onClick={() => press(name)}
        >
          {name === 'accept' ? buttons.accept[request.kind] : buttons[name]}
        </Button>
      ))}
      {asking && (
        <RequestWordsDialog
          step={asking}
          pending={step.isPending}
          problem={step.error ? failureText(step.error, copy.notSent) : undefined}
          onSend={(words) => step.mutate({ step: asking, words })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

interface StepSent {
  step: RequestStep
  /** The reason of a refusal, the reference of a refund. */
  words?: string
}

/** Sends a step. A press after no answer came is the same command; where somebody was faster, the request is shown as it is now. */
function useRequestStep({ number, state: saw }: OfficeReturnRequest, onDone: () => void) {
  const client = useQueryClient()
  const command = useRef(newCommandId())
  return useMutation({
    mutationFn: ({ step, words }: StepSent) => {
      const call = { params: { number }, command: command.current }
      if (step === 'refuse') {
        return callOffice('POST /return-requests/{number}/refuse', { ...call, body: { saw, reason: words } })
      }
      if (step === 'refund') {
        return callOffice('POST /return-requests/{number}/refund', { ...call, body: { saw, reference: words ?? '' } })
      }
      return callOffice(`POST /return-requests/{number}/${step}`, { ...call, body: { saw } })
    },
    onSuccess: ({ message }) => {
      toast.success(message)
      onDone()
    },
    onError: (error) => toast.error(failureText(error, copy.notSent)),
    onSettled: async (_, error) => {
      if (!(error instanceof ApiFailure) || error.status !== 0) command.current = newCommandId()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['return-requests'] }),
        client.invalidateQueries({ queryKey: ['orders'] }),
      ])
    },
  })
}
