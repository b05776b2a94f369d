import { useQuery } from '@tanstack/react-query'
import { deliveryLine as copy } from '../../shared/copy/delivery-line.ts'
import { deliveryQuery } from './delivery-query.ts'
import { sayDelivery } from './say-delivery.ts'

interface DeliveryLineProps {
  pincode: string
  /** True where the charge stands beside it: then it says of cash instead where none is taken. */
  inCart?: boolean
}

/** Says in one line when it is delivered to a PIN code and for how much, or why it is not; said as it changes. */
export default function DeliveryLine({ pincode, inCart = false }: DeliveryLineProps) {
  const { data, isLoadingError, refetch } = useQuery(deliveryQuery({ pincode }))
  const isThere = typeof data === 'object'
  return (
    <p role="status">
      {isThere ? (
        <span className={there(data.serviceable)}>{sayDelivery(data, { withCharge: !inCart })}</span>
      ) : isLoadingError ? (
        <>
          {copy.failed(pincode)}{' '}
          <button type="button" onClick={() => refetch()} className="py-1 font-semibold text-teal underline">
            {copy.again}
          </button>
        </>
      ) : (
        <span className={data && there(false)}>{data ?? copy.asking(pincode)}</span>
      )}
      {isThere && inCart && data.serviceable && !data.cod.allowed && ` ${copy.noCash}`}
    </p>
  )
}

function there(isDelivered: boolean): string {
  return isDelivered ? 'font-medium' : 'font-semibold text-bad'
}
