import type { Order } from '../../shared/contract/orders.ts'
import { orders as copy } from '../../shared/copy/orders.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { paths } from '../router/paths.ts'

/** List of what was ordered, as it was sold. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul className="divide-y divide-line">
      {order.products.map((line) => (
        <li key={`${line.productId} ${line.variantId}`} className="flex gap-3 py-3 first:pt-0">
          <Picture
            src={line.image}
            alt=""
            sizes="56px"
            most={168}
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-xs border border-line bg-paper object-contain"
          />
          <div className="min-w-0 flex-1 text-sm">
            <Link to={paths.product(line.productId)} className="inline-block py-0.5 font-medium hover:underline">
              {line.name}
            </Link>
            <p className="figures text-steel">
              {[line.variantName, copy.quantity(line.quantity, formatRupees(line.price)), copy.hsn(line.hsnCode)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <p className="figures text-sm font-semibold">{formatRupees(line.lineTotal)}</p>
        </li>
      ))}
    </ul>
  )
}
