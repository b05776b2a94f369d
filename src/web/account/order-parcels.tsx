import type { Order } from '../../shared/contract/orders.ts'
import type { ShopperParcel } from '../../shared/contract/parcels.ts'
import { orderParcels as copy } from '../../shared/copy/order-parcels.ts'
import { orders } from '../../shared/copy/orders.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'

type Lines = ShopperParcel['lines']

/** The parcels of an order: where each is, what is in it, and what is still to be sent. */
export default function OrderParcels({ order: { parcels = [], leftToShip = [] } }: { order: Order }) {
  return (
    <section>
      <h3 className="caption mb-2 border-b border-line pb-1 text-steel">{copy.title}</h3>
      <ul className="grid gap-3">
        {parcels.map((parcel) => (
          <Parcel key={parcel.number} parcel={parcel} of={leftToShip.length > 0 ? null : parcels.length} />
        ))}
      </ul>
      {leftToShip.length > 0 && (
        <div className="mt-3 text-sm">
          <h4 className="font-semibold">{copy.left}</h4>
          <Contents lines={leftToShip} />
        </div>
      )}
    </section>
  )
}

function Parcel({ parcel, of }: { parcel: ShopperParcel; of: number | null }) {
  const { number, state, since, carrier, trackingNumber, trackingLink, lines, toPay } = parcel
  return (
    <li className="text-sm">
      <h4 className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span className="figures">{copy.parcel(number, of)}</span>
        <span>{copy.state[state]}</span>
      </h4>
      <p className="figures text-xs text-steel">{formatMoment(since)}</p>
      <p className="figures wrap-anywhere text-steel">{orders.comesWith(carrier, trackingNumber)}</p>
      <Contents lines={lines} />
      {toPay !== undefined && <p className="figures font-semibold">{copy.toPay(formatRupees(toPay))}</p>}
      {trackingLink && (
        <a
          href={trackingLink}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 print:hidden"
        >
          {orders.trackParcel}
          <span className="sr-only">{copy.parcel(number, of)}</span>
        </a>
      )}
    </li>
  )
}

function Contents({ lines }: { lines: Lines }) {
  return (
    <ul>
      {lines.map(({ position, name, variantName, pieces }) => (
        <li key={position} className="wrap-anywhere">
          {copy.pieces(pieces, variantName ? `${name}, ${variantName}` : name)}
        </li>
      ))}
    </ul>
  )
}
