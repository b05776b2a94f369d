import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { PasskeyInput } from '../../../shared/contract/office/sign-in.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { type ChallengePurpose, keepChallenge, takeChallenge } from '../challenge-queries.ts'
import { insertPasskey, listPasskeys, lockPasskey, notePasskeyUse } from '../passkey-queries.ts'
import type { StaffRow } from '../staff-queries.ts'

// WebAuthn Level 3 by its best-kept package: no attestation is asked for, the person is verified (finger, face or the
// device's PIN), and the key names its person by itself, so that signing in needs no email address.

/** It is loaded when the first passkey is asked for: a shop that starts does not wait for it. */
const webauthn = () => import('@simplewebauthn/server')

/** 1023 bytes (WebAuthn, 4), base64url. */
const credentialIdMax = 1364
/** The ways to a key that browsers know; whatever else a caller writes there is not kept. */
const transports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

type Options = { challengeId: string; options: Record<string, unknown> }
type Purpose = Exclude<ChallengePurpose, 'sign-in'>

/** Returns the options that a browser needs to make a new passkey for a person. */
export async function newPasskeyOptions(
  shop: Shop,
  person: Pick<StaffRow, 'id' | 'name' | 'email'>,
  purpose: 'add' | 'join',
): Promise<Options> {
  const { generateRegistrationOptions } = await webauthn()
  const known = purpose === 'add' ? await listPasskeys(shop.db, person.id) : []
  const options = await generateRegistrationOptions({
    rpName: shop.settings.identity().name,
    rpID: rpId(shop),
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map((key) => ({ id: key.credential_id, transports: key.transports as never })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challenge = { purpose, staffId: person.id, challenge: options.challenge }
  return { challengeId: await keepChallenge(shop.db, shop, challenge), options: { ...options } }
}

/** Returns the options that a browser needs to ask for a passkey: anybody's, or one of this person. */
export async function askPasskeyOptions(
  shop: Shop,
  { purpose, staffId }: { purpose: 'sign-in' | 'step-up'; staffId: string | null },
): Promise<Options> {
  const { generateAuthenticationOptions } = await webauthn()
  const own = staffId === null ? [] : await listPasskeys(shop.db, staffId)
  const options = await generateAuthenticationOptions({
    rpID: rpId(shop),
    userVerification: 'required',
    allowCredentials: own.map((key) => ({ id: key.credential_id, transports: key.transports as never })),
  })
  const challengeId = await keepChallenge(shop.db, shop, { purpose, staffId, challenge: options.challenge })
  return { challengeId, options: { ...options } }
}

/** Keeps the new passkey that a browser made. `undefined`: it made none of ours. `known`: the shop has it already. */
export async function keepNewPasskey(
  tx: Kysely<Database>,
  shop: Shop,
  {
    staffId,
    purpose,
    origin,
    name,
    input,
  }: { staffId: string; purpose: Purpose; origin: string; name: string; input: PasskeyInput },
): Promise<'kept' | 'known' | undefined> {
  const now = shop.clock()
  const challenge = await takeChallenge(tx, { id: input.challengeId, purpose, staffId, now })
  if (challenge === undefined) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const response = input.passkey as unknown as RegistrationResponseJSON
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId(shop),
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const { credential } = result.registrationInfo
  if (credential.id.length > credentialIdMax) return undefined
  const kept = await insertPasskey(tx, {
    credential_id: credential.id,
    id: shop.newId(),
    staff_id: staffId,
    name,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transports.filter((way) => credential.transports?.includes(way)),
    created_at: now,
    last_used_at: null,
  })
  return kept ? 'kept' : 'known'
}

/**
 * Returns whose passkey has signed this challenge; undefined where none of ours has. A key whose count goes back is a copy and
 * opens nothing. `staffId`: it must be this person's.
 */
export async function takePasskey(
  tx: Kysely<Database>,
  shop: Shop,
  {
    purpose,
    staffId,
    origin,
    input,
  }: { purpose: 'sign-in' | 'step-up'; staffId: string | null; origin: string; input: PasskeyInput },
): Promise<string | undefined> {
  const now = shop.clock()
  const challenge = await takeChallenge(tx, { id: input.challengeId, purpose, staffId, now })
  const response = input.passkey as unknown as AuthenticationResponseJSON
  if (challenge === undefined || typeof response.id !== 'string') return undefined
  const key = await lockPasskey(tx, response.id)
  if (!key || (staffId !== null && key.staff_id !== staffId)) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId(shop),
    credential: { id: key.credential_id, publicKey: new Uint8Array(key.public_key), counter: key.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  await notePasskeyUse(tx, key.credential_id, result.authenticationInfo.newCounter, now)
  return key.staff_id
}

/** Passkeys belong to the office's host, whatever its port. */
function rpId({ config }: Pick<Shop, 'config'>): string {
  return new URL(config.officeUrl).hostname
}
