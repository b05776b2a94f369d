import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Picture } from '../../../ui/picture.tsx'
import { EditOrderButton } from './edit-order-button.tsx'
import { OrderPart } from './order-part.tsx'
import { OrderReturns } from './order-returns.tsx'

/** The items of the order: each with its picture to compare and the number of pieces in large figures. */
export function OrderItems({ order }: { order: OfficeOrder }) {
  return (
    <OrderPart title={copy.items} action={order.mayEdit && <EditOrderButton order={order} />}>
      <ul className="-mt-3 divide-y divide-line">
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change their places
          <Item key={index} line={line} />
        ))}
      </ul>
      <OrderReturns order={order} />
    </OrderPart>
  )
}

function Item({ line }: { line: OfficeOrder['lines'][number] }) {
  const { name, variantName, image, quantity, returned, unit, shelf, price, lineTotal, discountShare = 0 } = line
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="size-16 shrink-0 overflow-hidden rounded-xs border border-line bg-paper-sunk">
        <Picture
          src={image}
          alt=""
          sizes="64px"
          most={192}
          width={64}
          height={64}
          className="size-full object-contain"
        />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        {variantName && <p className="text-sm text-steel">{variantName}</p>}
        {shelf && (
          <p className="figures text-sm font-semibold">
            <span className="sr-only">{copy.shelf} </span>
            {shelf}
          </p>
        )}
        {price !== undefined && (
          <p className="figures text-sm text-steel">
            {copy.each(formatRupees(price))}
            {discountShare > 0 && `, ${copy.discountShare(formatRupees(discountShare))}`}
          </p>
        )}
      </div>
      <div className="shrink-0 text-right">
        <p className="figures text-lg font-bold">{copy.pieces(quantity, unit)}</p>
        {returned > 0 && <p className="figures text-sm text-steel">{copy.returnedPieces(returned)}</p>}
        {lineTotal !== undefined && <p className="figures text-sm">{formatRupees(lineTotal)}</p>}
      </div>
    </li>
  )
}
