import { cart as copy } from '../../shared/copy/cart.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Button } from '../../ui/button.tsx'
import { keepClear } from '../../ui/keep-uncovered-by-toasts.ts'

/** On phones: the total and the Proceed button, always within the thumb's reach. `amount` in rupees. */
export function CheckoutBar({ amount, onProceed }: { amount: number; onProceed: () => void }) {
  return (
    <div
      {...keepClear}
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:hidden"
    >
      <p className="grid">
        <span className="text-xs text-steel">{copy.total}</span>
        <span className="figures wide text-lg font-bold">{formatRupees(amount)}</span>
      </p>
      <Button onClick={onProceed} className="min-w-40">
        {copy.proceed}
      </Button>
    </div>
  )
}
