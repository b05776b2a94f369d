import type { Buyer } from '../../shared/contract/buyer.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'

/** The firm that an order was bought for. */
export function OrderBuyer({ buyer }: { buyer: Buyer }) {
  return (
    <div className="text-sm wrap-anywhere">
      <p className="font-semibold">{buyer.legalName}</p>
      <p className="figures">
        {copy.gstin} {buyer.gstin}
      </p>
      {buyer.poNumber && (
        <p>
          {copy.poNumber} <span className="figures">{buyer.poNumber}</span>
        </p>
      )}
    </div>
  )
}
