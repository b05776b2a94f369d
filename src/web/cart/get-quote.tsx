import { useState } from 'react'
import { cart as copy } from '../../shared/copy/cart.ts'
import { Button } from '../../ui/button.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'

const quoteDialog = partLoader(() => import('../checkout/quote-dialog.tsx'))

/** Button that asks for a quotation of the cart; its form comes when it is pressed. */
export function GetQuote() {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button wide kind="outline" className="mt-2" onClick={() => setAsking(true)}>
        {copy.getQuote}
      </Button>
      {asking && <LazyPart part={quoteDialog} props={{ onClose: close }} onFailure={close} />}
    </>
  )
}
