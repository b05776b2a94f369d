import { useQuery } from '@tanstack/react-query'
import type { Address } from '../../shared/contract/addresses.ts'
import type { Cart } from '../../shared/contract/cart.ts'
import { buyers as copy } from '../../shared/copy/buyers.ts'
import { call } from '../api/call.ts'
import { stateOf } from '../firm/firm-draft.ts'
import { TaxByRate } from '../firm/tax-by-rate.tsx'
import { type CheckoutDraft, placeOf, statesOf, wayToSend } from './checkout-draft.ts'
import { cartThereKey } from './use-cart-there.ts'

interface FirmTaxProps {
  cart: Cart
  draft: CheckoutDraft
  saved: readonly Address[]
}

/** Tax by rate and head that the invoice of a firm will have, as the server works it out, before anything is paid. */
export function FirmTax({ cart, draft, saved }: FirmTaxProps) {
  const query = askedOf(draft, saved)
  const { data, isError } = useQuery({
    queryKey: [...cartThereKey, 'tax', query, cart.finalAmount, cart.formattedCart.totalPrice],
    queryFn: async ({ signal }) => (await call('GET /cart/tax', { query: query ?? emptyQuery }, { signal })).data,
    enabled: query !== null,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <section
      aria-live="polite"
      aria-label={copy.tax}
      className="grid content-start gap-1 rounded-sm border border-line bg-card p-3"
    >
      <h4 className="text-sm font-semibold">{copy.tax}</h4>
      {query === null && <p className="text-sm text-steel">{copy.taxLater}</p>}
      {query !== null && isError && <p className="text-sm text-steel">{copy.taxFailed}</p>}
      {query !== null && !isError && !data && <p className="text-sm text-steel">{copy.taxLoading}</p>}
      {query !== null && data && (
        <>
          <p className="text-xs text-steel">{copy.taxText(data.placeOfSupply.state)}</p>
          <TaxByRate {...data} />
        </>
      )}
    </section>
  )
}

const emptyQuery = { pincode: '', state: '', gstState: '' }

/** Returns what the tax depends on; null while some of it is not known. */
function askedOf(draft: CheckoutDraft, saved: readonly Address[]) {
  const [place, registered] = [placeOf(draft, saved), stateOf(draft.firm.gstin)]
  const differ = statesOf(draft, saved)
  if (!draft.forFirm || !place || !registered || (differ && draft.firm.shipTo === '')) return null
  return {
    ...place,
    gstState: registered.gstCode,
    ...(differ && draft.firm.shipTo !== '' && { shipTo: draft.firm.shipTo }),
    ...wayToSend(draft),
    paymentMethod: draft.method ?? 'cod',
  }
}
