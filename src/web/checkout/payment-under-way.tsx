import { useEffect } from 'react'
import { paying } from '../../shared/copy/paying.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PayingStep } from './use-pay-online.ts'

/**
 * Covers the cart while the provider's window is open, which lies above it, and while the shop is asked what was paid. A
 * window that does not show itself (a blocker, a network that broke) has its way out here.
 */
export function PaymentUnderWay({ step, onGiveUp }: { step: NonNullable<PayingStep>; onGiveUp: () => void }) {
  useEffect(giveFocusBack, [])
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-ink/62 p-4">
      <div className="grid w-full max-w-sm animate-appear-late justify-items-center gap-3 rounded-md bg-paper p-6 text-center shadow-float">
        <div role="status" className="grid justify-items-center gap-3">
          <Spinner size={28} />
          <p className="text-lg font-bold">{step === 'window' ? paying.windowOpen : paying.asking}</p>
          {step === 'window' && <p className="text-sm text-steel">{paying.windowOpenText}</p>}
        </div>
        {step === 'window' && (
          <Button kind="outline" onClick={onGiveUp}>
            {paying.windowMissing}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Returns the way to give the focus back to where it was when the window came, unless the shopper has put it elsewhere. */
function giveFocusBack(): () => void {
  const before = document.activeElement
  return () => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost && before instanceof HTMLElement) before.focus()
  }
}
