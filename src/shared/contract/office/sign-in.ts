import * as z from 'zod/mini'
import { forms } from '../../copy/forms.ts'
import { officeSignIn } from '../../copy/office/sign-in.ts'
import { limits } from '../../limits.ts'
import { roles } from '../../office/permissions.ts'
import { officeLimits } from '../../office-limits.ts'
import { success } from '../endpoint.ts'
import { email, line, moment, requiredId } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** A new password of somebody who runs the shop (OWASP ASVS 5.0, 6.2). */
export const staffPassword = z
  .string(officeSignIn.passwordTooShort)
  .check(
    z.minLength(officeLimits.staffPasswordMin, officeSignIn.passwordTooShort),
    z.maxLength(limits.passwordMax, forms.passwordTooLong),
  )

const typed = (max: number) =>
  z.string(forms.required).check(z.minLength(1, forms.required), z.maxLength(max, forms.tooLong))

/** A code of the app, or a recovery code, as it is typed. */
const code = typed(60)
export const pin = z.string(officeSignIn.pinDigits).check(z.regex(/^\d{6}$/, officeSignIn.pinDigits))
const linkToken = z.string(forms.required).check(z.maxLength(100))

/** A browser's answer for a passkey: WebAuthn's own shape, checked by the server's WebAuthn package. */
const passkeyAnswer = z.record(z.string(), z.unknown())
/** Options for a browser to ask for a passkey: WebAuthn's own shape. */
const passkeyOptions = success({
  data: z.strictObject({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) }),
})

/** A passkey's answer to a challenge. */
export const PasskeyInput = z.object({ challengeId: requiredId, passkey: passkeyAnswer })
export type PasskeyInput = z.infer<typeof PasskeyInput>
/** A secret for the app, as the server offered it, and the app's code of it. */
export const TotpInput = z.object({ offer: typed(400), code: typed(20) })
export type TotpInput = z.infer<typeof TotpInput>
export const TotpOffer = z.strictObject({ offer: z.string(), secret: z.string(), uri: z.string() })

/** Signing in by password and a second factor. */
export const PasswordSignIn = z.object({ email, password: typed(limits.passwordMax), code })
export type PasswordSignIn = z.infer<typeof PasswordSignIn>

/** The set-up link's token, and the address of who opened it. */
export const SetUpInput = z.object({ token: linkToken, email })
export type SetUpInput = z.infer<typeof SetUpInput>

/** Choices of somebody who was invited. */
export const JoinInput = z.object({
  token: linkToken,
  name: line(limits.nameMax),
  password: staffPassword,
  totp: z.optional(TotpInput),
  passkey: z.optional(PasskeyInput),
})
export type JoinInput = z.infer<typeof JoinInput>

/** A factor shown anew: one of these. */
export const StepUpInput = z.object({
  code: z.optional(code),
  password: z.optional(typed(limits.passwordMax)),
  challengeId: z.optional(requiredId),
  passkey: z.optional(passkeyAnswer),
})
export type StepUpInput = z.infer<typeof StepUpInput>

const signedIn = success({
  data: z.strictObject({
    name: z.string(),
    /** Number of recovery codes left, where one was used. */
    recoveryCodesLeft: z.nullable(z.number()),
  }),
})

/** Getting in. */
export const officeSignInCalls = {
  signInPage: staffEndpoint({
    method: 'GET',
    path: '/sign-in',
    summary: 'What this browser can sign in by; without an owner: nothing',
    needs: 'signed-out',
    answer: success({
      data: z.strictObject({
        hasOwner: z.boolean(),
        /** A computer of the shop that several people share: who has a PIN. */
        counter: z.nullable(
          z.strictObject({
            name: z.string(),
            people: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
          }),
        ),
      }),
    }),
  }),
  signInByPassword: staffEndpoint({
    method: 'POST',
    path: '/sign-in/password',
    summary: 'Signs in by password and a code of the app, or a recovery code',
    needs: 'signed-out',
    rate: { within: ['guess', 'guessAnywhere', 'guessOfNetwork'] },
    body: PasswordSignIn,
    answer: signedIn,
  }),
  passkeySignInOptions: staffEndpoint({
    method: 'POST',
    path: '/sign-in/passkey-options',
    summary: 'What a passkey has to sign to sign in',
    needs: 'signed-out',
    rate: { within: ['staffChallenge'] },
    answer: passkeyOptions,
  }),
  signInByPasskey: staffEndpoint({
    method: 'POST',
    path: '/sign-in/passkey',
    summary: 'Signs in by a passkey alone',
    needs: 'signed-out',
    rate: { within: ['officeDoor'] },
    body: PasskeyInput,
    answer: signedIn,
  }),
  signInByPin: staffEndpoint({
    method: 'POST',
    path: '/sign-in/pin',
    summary: 'Signs in by PIN, on an enrolled counter computer only, for little',
    needs: 'signed-out',
    rate: { within: ['officeDoor'] },
    body: z.object({ staffId: requiredId, pin }),
    answer: signedIn,
  }),
  stepUpWays: staffEndpoint({
    method: 'GET',
    path: '/step-up',
    summary: 'By what a factor can be shown anew',
    needs: 'signed-in',
    answer: success({
      data: z.strictObject({ passkey: z.boolean(), totp: z.boolean(), password: z.boolean() }),
    }),
  }),
  stepUpOptions: staffEndpoint({
    method: 'POST',
    path: '/step-up/passkey-options',
    summary: 'What a passkey has to sign to be shown anew',
    needs: 'signed-in',
    rate: { account: 'staffChallenge' },
    answer: passkeyOptions,
  }),
  stepUp: staffEndpoint({
    method: 'POST',
    path: '/step-up',
    summary: 'Shows a factor anew: the session goes on with a new token',
    needs: 'signed-in',
    rate: { account: 'officeCall', within: ['guessSignedIn'] },
    body: StepUpInput,
    answer: success({}),
  }),
  beginSetUp: staffEndpoint({
    method: 'POST',
    path: '/set-up',
    summary: 'Writes down the first owner, by the set-up link of a shop that has none, and gives their one-time link',
    needs: 'signed-out',
    rate: { network: ['setUpLink'] },
    body: SetUpInput,
    answer: success({ data: z.strictObject({ token: z.string(), name: z.string(), email: z.string() }) }),
  }),
  lookAtLink: staffEndpoint({
    method: 'POST',
    path: '/join/look',
    summary: 'Whom a one-time link is for',
    needs: 'signed-out',
    rate: { network: ['officeLink'] },
    body: z.object({ token: linkToken }),
    answer: success({
      data: z.strictObject({
        name: z.string(),
        email: z.string(),
        roles: z.array(z.enum(roles)),
        /** The person had a sign-in before: the link makes a new one. */
        again: z.boolean(),
        expiresAt: moment,
      }),
    }),
  }),
  joinTotpOffer: staffEndpoint({
    method: 'POST',
    path: '/join/totp',
    summary: 'A secret for the app, to be confirmed by its code',
    needs: 'signed-out',
    rate: { network: ['officeLink'] },
    body: z.object({ token: linkToken }),
    answer: success({ data: TotpOffer }),
  }),
  joinPasskeyOptions: staffEndpoint({
    method: 'POST',
    path: '/join/passkey-options',
    summary: 'What a new passkey of the invited person is made of',
    needs: 'signed-out',
    rate: { network: ['officeLink'] },
    body: z.object({ token: linkToken }),
    answer: passkeyOptions,
  }),
  join: staffEndpoint({
    method: 'POST',
    path: '/join',
    summary: 'Uses up the link: sets the sign-in and signs in',
    needs: 'signed-out',
    rate: { network: ['officeLink'] },
    body: JoinInput,
    answer: success({ data: z.strictObject({ recoveryCodes: z.array(z.string()) }) }),
  }),
}

/** Answers that the own sign-in shares. */
export { passkeyOptions }
