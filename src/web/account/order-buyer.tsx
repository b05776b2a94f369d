import { billingLines } from '../../shared/billing-lines.ts'
import type { Buyer } from '../../shared/contract/buyer.ts'
import type { Order } from '../../shared/contract/orders.ts'
import { firms } from '../../shared/copy/firms.ts'
import { invoices as copy } from '../../shared/copy/invoices.ts'
import { TaxByRate } from '../firm/tax-by-rate.tsx'

/** The firm that an order was bought for, and the tax by rate as its invoice has it. */
export function OrderBuyer({ buyer, taxByRate }: Pick<Order, 'taxByRate'> & { buyer: Buyer }) {
  return (
    <div className="grid gap-1 text-sm wrap-anywhere">
      <p className="font-semibold">{buyer.legalName}</p>
      <p className="figures">
        {copy.gstin} {buyer.gstin}
      </p>
      {buyer.poNumber && (
        <p>
          {copy.poNumber} <span className="figures">{buyer.poNumber}</span>
        </p>
      )}
      {buyer.billing && (
        <p className="text-steel">
          {firms.billing}: {billingLines(buyer.billing).join(', ')}, {buyer.billing.state}
        </p>
      )}
      {buyer.shipTo === 'third_party' && <p className="text-steel">{copy.forAnother}</p>}
      {taxByRate && <TaxByRate {...taxByRate} />}
    </div>
  )
}
