import { catalogue } from '../../shared/copy/catalogue.ts'
import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { askForPin, useDeliveryPin } from '../session/delivery-place.ts'

const deliveryLine = partLoader(() => import('../product-actions/delivery-line.tsx'))

/** Day and charge of a delivery to the shopper's PIN code, which is asked for where none is known. Its line is always there. */
export function ListingDelivery() {
  const pincode = useDeliveryPin()
  return (
    <div className="min-h-10 basis-full text-sm sm:min-h-6">
      {pincode ? (
        <LazyPart key={pincode} part={deliveryLine} props={{ pincode }} onFailure={goWithout} />
      ) : (
        <button type="button" onClick={askForPin} className="min-h-6 text-teal underline noscript:hidden">
          {catalogue.askPin}
        </button>
      )}
    </div>
  )
}
