import type { ReactNode } from 'react'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { ordersScreen } from '../../../shared/copy/office/orders-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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

/** The frame of a window about a step of many orders: its button says how many, then how many are done. */
export function StepWindow({ step, window, count, form, onSend, children }: StepWindowFrameProps) {
  const { left, done, close } = window
  const button = (
    <Button
      type={form ? 'submit' : 'button'}
      form={form}
      wide
      pending={done !== null}
      disabled={count === 0}
      onClick={onSend}
    >
      {ordersScreen.stepMany(step, count)}
    </Button>
  )
  const footer = (
    <>
      <p role="status" className="figures text-center text-sm not-empty:mb-2">
        {done !== null && copy.progress(done, count)}
      </p>
      {button}
    </>
  )
  return (
    <Dialog
      title={ordersScreen.stepMany(step, left.length)}
      closeLabel={copy.close}
      size="wide"
      onClose={close}
      footer={footer}
    >
      {children}
    </Dialog>
  )
}
