import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '../../shared/contract/accounts.ts'
import { useLocation, useNavigate } from '../../ui/router/use-location.ts'
import { type PayingEnd, type Purchase, payOnline } from '../payment/pay-online.ts'
import type { Payer } from '../payment/provider-window.ts'
import { keepScroll } from '../router/scroll-keeper.tsx'
import { useSession } from '../session/store.ts'
import { useShop } from '../site/use-shop.ts'

/** Step of a payment: the provider's window is open, or it was closed and the shop is being asked. */
export type PayingStep = 'window' | 'asking' | null

/**
 * Pays online from the page that calls it. While the window is open the page has an entry of its own in the history: going
 * back closes the window instead of leaving the cart with the window on top. `reset` when the page has taken the end in.
 */
export function usePayOnline() {
  const [step, setStep] = useState<PayingStep>(null)
  const window = useRef<(() => void) | null>(null)
  const givenUp = useGivenUp()
  const payer = payerOf(useSession((state) => state.user.user))
  const shop = useShop()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const giveUp = () => {
    givenUp.current = true
    window.current?.()
  }
  const pay = async (purchase: Purchase): Promise<PayingEnd> => {
    givenUp.current = false
    let back = (_toCart: boolean) => {}
    const steps = {
      isGivenUp: () => givenUp.current,
      onOpen: (close: () => void) => {
        window.current = close
        // Our dialog has to be gone before the window comes: it would lie above it, and would take the focus back.
        flushSync(() => setStep('window'))
        back = holdBack(close, () => history.back())
        navigate(pathname + search, { state: keepScroll })
      },
      onClosed: () => setStep('asking'),
    }
    let end: PayingEnd | undefined
    try {
      end = await payOnline(purchase, { payer, shop }, steps)
      return end
    } finally {
      window.current = null
      // Where there is a payment to confirm, that page takes the place of the entry.
      back(end?.kind !== 'confirm')
    }
  }
  return { step, pay, giveUp, reset: () => setStep(null) }
}

/** Returns a ref that tells whether the shopper went away: a shopper who leaves the page gives up as well. */
function useGivenUp() {
  const givenUp = useRef(false)
  useEffect(
    () => () => {
      givenUp.current = true
    },
    [],
  )
  return givenUp
}

function payerOf(user: User | null): Payer {
  return {
    name: user?.username ?? '',
    email: user?.email ?? '',
    contact: user?.phonenumber ? `+91${user.phonenumber}` : '',
  }
}

/** Closes the window when the shopper goes back. Returns what ends that, and takes the window's entry out of the history. */
function holdBack(close: () => void, goBack: () => void): (takeOut: boolean) => void {
  let wentBack = false
  const onBack = () => {
    wentBack = true
    close()
  }
  addEventListener('popstate', onBack, { once: true })
  return (takeOut) => {
    removeEventListener('popstate', onBack)
    if (takeOut && !wentBack) goBack()
  }
}
