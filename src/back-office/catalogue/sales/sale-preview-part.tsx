import type { ReactNode } from 'react'
import type { SalePreview } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { Card } from '../../parts/card.tsx'
import { SalePrices } from './sale-prices.tsx'

interface SalePreviewPartProps {
  preview: SalePreview
  /** Nothing was changed since. */
  isFresh: boolean
  /** Prices at or below cost are agreed to. */
  agreed: boolean
  onAgree: (agreed: boolean) => void
  /** Button that saves the sale. */
  children: ReactNode
}

/** The prices that a sale would make, what it would leave out and why; at or below cost only what is agreed to. */
export function SalePreviewPart({ preview, isFresh, agreed, onAgree, children }: SalePreviewPartProps) {
  const { priced, refused, belowCost, goods } = preview
  const rows = goods.map(({ refusal, belowCost: isBelow, ...row }) => ({
    ...row,
    note: refusal ?? (isBelow ? copy.atCostNote : null),
  }))
  return (
    <div className="mt-6">
      <Card title={copy.previewTitle} text={copy.previewText}>
        <p role="status" className="font-semibold">
          {isFresh ? copy.reached(priced, refused) : copy.changed}
        </p>
        {refused > 0 && <p className="text-sm text-steel">{copy.overlap}</p>}
        {(belowCost > 0 || agreed) && (
          <div className="grid gap-1 rounded-sm border border-signal-deep p-3">
            {belowCost > 0 && <p className="text-sm">{copy.cost(belowCost)}</p>}
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                checked={agreed}
                onChange={({ target }) => onAgree(target.checked)}
                className="size-5 accent-teal"
              />
              {copy.agree}
            </label>
          </div>
        )}
        {rows.length > 0 && <SalePrices label={copy.previewTitle} rows={rows} />}
        {priced + refused > goods.length && (
          <p className="text-sm text-steel">{copy.firstOf(goods.length, priced + refused)}</p>
        )}
        <div>{children}</div>
      </Card>
    </div>
  )
}
