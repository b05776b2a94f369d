/** The provider's signed word that a payment succeeded, as the shop takes it for verification. */
export interface SignedSuccess {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/**
 * Options that the shop gives the provider's window (docs of Razorpay's checkout.js); `amount` in paise, `timeout` in seconds.
 */
export interface WindowOptions {
  key: string
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  timeout: number
  retry: { enabled: boolean }
  modal: { ondismiss: () => void; escape: boolean; backdropclose: boolean; handleback: boolean }
  config?: object
  redirect?: boolean
  callback_url?: string
  handler: (success: SignedSuccess) => void
}

interface OpenWindow {
  open: () => void
  close: () => void
  on: (event: 'payment.failed', listener: (answer: { error?: { reason?: string } }) => void) => void
}

/** The provider's global, `new Razorpay(options)`. */
export type Razorpay = new (options: WindowOptions) => OpenWindow

declare global {
  interface Window {
    Razorpay?: Razorpay
  }
}

/** Longer than a slow phone network needs; after that the shopper is told instead of being left to wait. */
const patienceMs = 20_000

let loading: Promise<Razorpay> | null = null

/**
 * Loads the provider's script, which no page has before somebody pays. Rejects where it cannot be loaded; the next call
 * tries anew.
 */
export function loadProviderScript(url: string): Promise<Razorpay> {
  loading ??= load(url).catch((error) => {
    loading = null
    throw error
  })
  return loading
}

/** The part of the browser's trusted types that the shop uses; not every browser has them. */
interface TrustedTypes {
  defaultPolicy: object | null
  createPolicy: (
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => void
}

/**
 * Until somebody pays, no text becomes HTML or a script's address in our pages: the browser refuses it (the policy of the
 * server). The provider's script writes HTML into them and loads more of its own scripts; of ours only `url` may be loaded.
 */
function trustProvider(url: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  const wanted = new URL(url, location.href)
  trustedTypes.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) => {
      const { href, origin } = new URL(address, location.href)
      return href === wanted.href || origin !== location.origin ? address : null
    },
  })
}

function load(url: string): Promise<Razorpay> {
  trustProvider(url)
  const script = document.createElement('script')
  script.src = url
  return new Promise<Razorpay>((resolve, reject) => {
    const fail = () => {
      script.remove()
      reject(new Error('Razorpay SDK failed to load'))
    }
    const timer = setTimeout(fail, patienceMs)
    script.onload = () => {
      clearTimeout(timer)
      if (window.Razorpay) resolve(window.Razorpay)
      else fail()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
}
