const workerPath = '/sw.js'

/** The push support of this browser: `blocked` if its settings forbid push. */
export type PushAbility = 'able' | 'blocked' | 'unable'

interface TrustedTypes {
  defaultPolicy: object | null
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | null }) => void
}

/** Push wants a service worker, which wants https or this very machine. */
export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

/** The id under which the shop knows this browser; null: it takes no push. */
export async function ownDeviceId(): Promise<string | null> {
  if (pushAbility() === 'unable') return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? idOf(subscription.endpoint) : null
}

/** Returns the device id of a push endpoint, computed as the server does (server/staff/alerts/push-device-queries). */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return base64url(hash).slice(0, 22)
}

/** Subscribes this browser; asks its person first. Throws where they or the browser refuse. */
export async function subscribe(pushKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('refused')
  trustWorker()
  await navigator.serviceWorker.register(workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  // one for another key of the shop would be refused by the push service
  const former = await pushManager.getSubscription()
  if (former && base64url(former.options.applicationServerKey) !== pushKey) await former.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')]
  return { endpoint: subscription.endpoint, p256dh: base64url(p256dh), auth: base64url(auth) }
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** The content policy lets no text become a script's address: this one may. */
function trustWorker(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createScriptURL: (address) => (address === workerPath ? address : null) })
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
