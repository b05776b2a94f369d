import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

// The package comes when somebody uses a passkey, not before.
const webauthn = () => import('@simplewebauthn/browser')

type Asked = { challengeId: string; options: Record<string, unknown> }
type Answered = { challengeId: string; passkey: Record<string, unknown> }

/** The person did not use or make a passkey: they closed the browser's window, or it has none. */
export class NoPasskey extends Error {}

/** Returns whether this browser supports passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Lets the person choose a passkey to sign this. Throws NoPasskey. */
export async function signWithPasskey({ challengeId, options }: Asked): Promise<Answered> {
  const { startAuthentication } = await webauthn()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON }).catch(refused)
  return { challengeId, passkey: { ...passkey } }
}

/**
 * Offers the device's passkeys in the field that is marked `webauthn`, until one is chosen or another ceremony begins. Undefined
 * where the browser has no such offer, or it ended without one.
 */
export async function offerPasskey(ask: () => Promise<Asked>): Promise<Answered | undefined> {
  if (!hasPasskeys()) return undefined
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await webauthn()
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  const { challengeId, options } = await ask()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const passkey = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => undefined)
  return passkey && { challengeId, passkey: { ...passkey } }
}

/** Lets the person make a new passkey. Throws NoPasskey. */
export async function makePasskey({ challengeId, options }: Asked): Promise<Answered> {
  const { startRegistration } = await webauthn()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = await startRegistration({ optionsJSON }).catch(refused)
  return { challengeId, passkey: { ...passkey } }
}

function refused(error: unknown): never {
  throw new NoPasskey(String(error))
}
