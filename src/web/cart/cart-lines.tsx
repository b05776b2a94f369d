import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRemoveItem } from './cart-changes.ts'
import { CartLine } from './cart-line.tsx'

/** The lines, and the question before one is taken out. `onRemoved` takes the focus, whose place is gone. */
export function CartLines({ items, onRemoved }: { items: readonly CartItem[]; onRemoved: () => void }) {
  const [leaving, setLeaving] = useState<CartItem | null>(null)
  const remove = useRemoveItem(() => {
    // The window has to be closed before anything outside it can have the focus.
    flushSync(() => setLeaving(null))
    onRemoved()
  })
  return (
    <>
      <ul aria-label={copy.items} className="divide-y divide-line rounded-sm border border-line bg-card">
        {items.map((item) => (
          <CartLine
            key={`${item.product._id} ${item.variant?._id ?? ''}`}
            item={item}
            onRemove={() => setLeaving(item)}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={copy.removeTitle}
          question={copy.removeQuestion}
          confirmLabel={copy.removeConfirm}
          keepLabel={copy.removeKeep}
          pending={remove.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => remove.mutate(leaving, { onError: () => setLeaving(null) })}
        />
      )}
    </>
  )
}
