import { randomBytes } from 'node:crypto'
import type { TotpInput } from '../../../shared/contract/office/sign-in.ts'
import { officeSignIn } from '../../../shared/copy/office/sign-in.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { seal, unseal } from '../../platform/office-key.ts'
import type { Shop } from '../../platform/shop.ts'
import type { StaffRow } from '../staff-queries.ts'
import { matchTotp, toBase32, totpUri } from '../totp.ts'
import { totpPlace } from './second-factor.ts'

/** Length of the secret, that of a SHA-1: as RFC 4226 recommends. */
const secretBytes = 20

/**
 * A new secret for a person's app. Nothing is stored before the app has shown a code of it: the offer comes back with that
 * code, sealed so that nobody can put another secret in it.
 */
export function offerTotp(
  shop: Pick<Shop, 'config' | 'clock' | 'settings'>,
  { id, email }: Pick<StaffRow, 'id' | 'email'>,
) {
  const secret = randomBytes(secretBytes)
  const until = shop.clock().getTime() + officeLimits.staffTotpOfferMs
  const offer = seal(shop.config, offerPlace(id), `${until}.${secret.toString('base64url')}`).toString('base64url')
  return {
    offer,
    secret: toBase32(secret),
    uri: totpUri(secret, { issuer: shop.settings.identity().name, account: email }),
  }
}

/** A secret that the app has confirmed, as it is stored, with the step of the code that did. */
export interface ConfirmedTotp {
  totp_secret: Buffer
  totp_last_step: number
}

/** Checks the app's first code. Throws `bad_input` at `code`. */
export function confirmTotp(
  shop: Pick<Shop, 'config' | 'clock'>,
  staffId: string,
  { offer, code }: TotpInput,
): ConfirmedTotp {
  const now = shop.clock()
  const [until = '', secret = ''] = (
    unseal(shop.config, offerPlace(staffId), Buffer.from(offer, 'base64url')) ?? ''
  ).split('.')
  if (Number(until) <= now.getTime()) throw atCode(officeSignIn.offerGone)
  const step = matchTotp(Buffer.from(secret, 'base64url'), code.replace(/\s/g, ''), now)
  if (step === undefined) throw atCode(officeSignIn.wrongFirstCode)
  return { totp_secret: seal(shop.config, totpPlace(staffId), secret), totp_last_step: step }
}

function offerPlace(staffId: string): string {
  return `staff-totp-offer:${staffId}`
}

function atCode(message: string): Failure {
  return new Failure('bad_input', message, { errors: { code: message } })
}
