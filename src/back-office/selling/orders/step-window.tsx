import type { ReactNode } from 'react'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { selectedOrders } from '../../../shared/copy/office/selected-orders.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { orderSteps } from '../../../shared/office/steps-of-orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { ResultList } from './step-results.tsx'
import type { useStepWindow } from './use-step-window.ts'

interface StepWindowFrameProps {
  step: 'ship' | 'deliver'
  window: ReturnType<typeof useStepWindow>
  /** Number of orders that the button sends. */
  count: number
  /** Id of the form that the button sends; without one it calls `onSend`. */
  form?: string
  onSend?: () => void
  children: ReactNode
}

/**
 * The frame of a window about a step of many orders: its button says how many, then how many are done. What somebody was faster
 * with is listed first, with the reason.
 */
export function StepWindow({ step, window, count, form, onSend, children }: StepWindowFrameProps) {
  const { left, refused, done, of, close } = window
  const button = (
    <Button
      type={form ? 'submit' : 'button'}
      form={form}
      wide
      pending={done !== null}
      disabled={count === 0}
      onClick={onSend}
    >
      {selectedOrders.stepMany(step, count)}
    </Button>
  )
  const footer = (
    <>
      <p role="status" className="figures text-center text-sm not-empty:mb-2">
        {done !== null && copy.progress(done, of)}
      </p>
      {button}
    </>
  )
  const isOver = left.length === 0
  return (
    <Dialog
      title={isOver ? selectedOrders.results(step) : selectedOrders.stepMany(step, left.length)}
      closeLabel={copy.close}
      size="wide"
      onClose={close}
      footer={!isOver && footer}
    >
      <div className="grid grid-cols-1 gap-4">
        <FormAlert text={window.summary} />
        {refused.length > 0 && <ResultList results={refused} done={orderWords.status[orderSteps[step].to]} />}
        {!isOver && children}
      </div>
    </Dialog>
  )
}
