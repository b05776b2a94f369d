import { shell } from '../../shared/copy/shell.ts'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { askForPin, endAskingPin, useAskingPin, useDeliveryPin } from '../session/delivery-place.ts'
import { partFailed } from './part-failed.ts'

const pinDialog = partLoader(() => import('./pin-dialog.tsx'))

/** The PIN code to deliver to, which a press changes. It has one width: nothing moves when the kept code comes. */
export function DeliverTo() {
  return (
    <section aria-label={shell.deliverTo} className="noscript:hidden">
      <button type="button" aria-haspopup="dialog" onClick={askForPin} className="deliver-to">
        {shell.deliverTo} <b>{useDeliveryPin() ?? shell.yourPin}</b>
      </button>
    </section>
  )
}

/** The question for the PIN code, on whatever page it is asked. */
export function PinQuestion() {
  return useAskingPin() && <LazyPart part={pinDialog} props={{}} onFailure={partFailed(endAskingPin)} />
}
