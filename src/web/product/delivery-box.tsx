import { type FormEvent, useEffect, useRef, useState } from 'react'
import { deliveryCheck as copy } from '../../shared/copy/delivery-check.ts'
import { Button } from '../../ui/button.tsx'
import { goWithout, LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { useLocation } from '../../ui/router/use-location.ts'
import { pincodeIn } from '../router/product-link.ts'
import { useDeliveryPin } from '../session/delivery-place.ts'

/** The answer. A page whose address names a PIN code has loaded it before (product-page.tsx). */
export const deliveryAnswer = partLoader(() => import('../product-actions/delivery-answer.tsx'))

/**
 * Check whether, when and for how much a product is delivered to a PIN code; the shop states the problem with a wrong one.
 * Without scripts the browser asks for the page with the code in its address. One that was answered is remembered in this
 * browser; another one that the header is given afterwards counts here, too.
 */
export function DeliveryBox({ productId, variantId }: { productId: string; variantId: string | null }) {
  const known = useDeliveryPin()
  const [inAddress, setInAddress] = useState(pincodeIn(useLocation().search))
  const [asked, setAsked] = useState<string[]>([])
  const [before, setBefore] = useState(known)
  if (known !== before) {
    setBefore(known)
    if (known !== asked.at(-1)) setAsked([])
    if (before !== null && known !== inAddress) setInAddress(null)
  }
  const pincode = asked.at(-1) ?? inAddress ?? known ?? ''
  const field = useRef<HTMLInputElement>(null)
  const drawn = useRef(pincode)
  useEffect(() => {
    // what was typed stays
    if (field.current?.value === drawn.current) field.current.value = pincode
    drawn.current = pincode
  }, [pincode])
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // the same once more is a new try
    setAsked([...asked, String(new FormData(event.currentTarget).get('pincode')).replace(/\s/g, '')])
  }
  return (
    <form onSubmit={ask} className="rounded-sm border border-line bg-card p-4">
      <label htmlFor="delivery" className="text-sm font-medium">
        {copy.label}
      </label>
      <div className="mt-1.5 mb-2 flex gap-2">
        <input
          ref={field}
          id="delivery"
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={8}
          defaultValue={pincode}
          aria-describedby="delivered"
          className="figures min-h-11 w-full min-w-0 rounded-sm border border-line-strong bg-card px-3"
        />
        <Button type="submit" kind="outline">
          {copy.check}
        </Button>
      </div>
      {variantId && <input type="hidden" name="variant" value={variantId} />}
      <div id="delivered" className="min-h-16 text-sm">
        {pincode ? (
          <LazyPart
            key={asked.length + pincode + variantId}
            part={deliveryAnswer}
            props={{ pincode, productId, variantId, isGiven: pincode !== known }}
            onFailure={goWithout}
          />
        ) : (
          <p className="text-steel">{copy.hint}</p>
        )}
      </div>
    </form>
  )
}
