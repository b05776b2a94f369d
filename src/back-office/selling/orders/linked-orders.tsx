import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { linkedOrders as copy } from '../../../shared/copy/office/linked-orders.ts'
import { orderScreen } from '../../../shared/copy/office/order-screen.ts'
import { orders } from '../../../shared/copy/orders.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, type OfficeAnswer } from '../../api/call-office.ts'
import { OrderPart } from './order-part.tsx'
import { PayLinks } from './pay-links.tsx'

const additionDialog = partLoader(() => import('./addition-dialog.tsx'))

type Linked = OfficeAnswer<'GET /orders/{id}/linked'>['data']

/** Orders that this one is linked with, its payment links, and the way to add items; nothing where there is none of it. */
export default function LinkedOrders({ order }: { order: OfficeOrder }) {
  const { _id: id } = order
  const linked = useQuery({
    queryKey: ['orders', 'linked', id],
    queryFn: ({ signal }) => callOffice('GET /orders/{id}/linked', { params: { id }, signal }),
    meta: { live: ['orders'] },
  })
  const data = linked.data?.data
  if (data) return <Loaded order={order} linked={data} />
  if (!linked.isError) return null
  return (
    <OrderPart title={copy.title}>
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {failureText(linked.error, copy.looksFailed)}
        <Button kind="quiet" className="px-2" onClick={() => void linked.refetch()}>
          {copy.again}
        </Button>
      </p>
    </OrderPart>
  )
}

function Loaded({ order, linked }: { order: OfficeOrder; linked: Linked }) {
  const { orders: others, links, mayAdd } = linked
  if (others.length === 0 && links.length === 0 && !mayAdd) return null
  return (
    <OrderPart title={copy.title} action={mayAdd && <AddButton order={order} />}>
      {others.length > 0 && (
        <>
          <ul className="grid grid-cols-1">
            {others.map((other) => (
              <OtherOrder key={other._id} other={other} />
            ))}
          </ul>
          <p className="text-sm text-steel">{copy.together}</p>
        </>
      )}
      {links.length > 0 && <PayLinks order={order} links={links} />}
      {others.length === 0 && links.length === 0 && <p className="text-sm text-steel">{copy.hint}</p>}
    </OrderPart>
  )
}

function OtherOrder({ other: { _id, number, status, isFirst } }: { other: Linked['orders'][number] }) {
  return (
    <li>
      <Link
        to={`/orders/${encodeURIComponent(_id)}`}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-semibold text-teal hover:underline"
      >
        <span className="figures">{isFirst ? copy.first(number) : copy.beside(number)}</span>
        <span className="text-steel">{orders.status[status]}</span>
      </Link>
    </li>
  )
}

/** Opens the dialog that adds items as a linked order. */
function AddButton({ order }: { order: OfficeOrder }) {
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const notThere = () => {
    toast.error(orderScreen.partFailed)
    close()
  }
  return (
    <>
      <Button kind="quiet" className="px-2" onClick={() => setAdding(true)}>
        {copy.add}
      </Button>
      {adding && <LazyPart part={additionDialog} props={{ order, onClose: close }} onFailure={notThere} />}
    </>
  )
}
