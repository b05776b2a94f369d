import { officeLimits } from '../../office-limits.ts'

/** Getting into the back office, and staying in it. */
export const officeSignIn = {
  passwordTooShort: `Use at least ${officeLimits.staffPasswordMin} characters: three or four unrelated words are easiest`,
  pinDigits: 'A PIN has 6 digits',
  pinGuessable: 'This PIN is easy to guess. Choose another one.',
  wrong:
    'Wrong email, password or code. Each app code works once: wait for the next one. Check that your phone’s clock is right.',
  wrongPasskey: 'This passkey was not accepted. Try again, or sign in with password and code.',
  wrongPin: `Wrong PIN. After ${officeLimits.staffPinTries} wrong tries you need your passkey or password.`,
  notEnrolled: 'This computer is not enrolled for PINs. Sign in with your passkey or password.',
  wrongFactor: 'Wrong code. Each app code works once: wait for the next one. Check that your phone’s clock is right.',
  pinCannotStepUp: 'A PIN is not enough here. Sign in with your passkey or password.',
  linkGone:
    'This link has expired or was used. Ask the owner for a new one. Owners create theirs on the shop’s computer.',
  setUpOver:
    'This set-up link is not valid. It ends when the shop has its owner. Copy it in full from where the shop was started.',
  noOwnerYet: 'The shop has no owner yet. The owner must sign in first.',
  secondFactorNeeded: 'Set up a passkey or an authenticator app',
  offerGone: 'This took too long. Set up the authenticator app again.',
  wrongFirstCode: 'This is not the current code. Check that your phone sets its clock automatically.',
  lastFactor: 'You need a passkey or an authenticator app to sign in. Add another one first.',
  tooManyPasskeys: `You already have ${officeLimits.staffPasskeysMax} passkeys. Remove one first.`,
  passkeyKnown: 'This passkey is already added',
  passkeyGone: 'Passkey not found',
  done: {
    password: 'Password changed. You are signed out everywhere else.',
    passkeyAdded: 'Passkey added',
    passkeyRemoved: 'Passkey removed. You are signed out everywhere else.',
    totp: 'Authenticator app set up. You are signed out everywhere else.',
    totpRemoved: 'Authenticator app removed. You are signed out everywhere else.',
    pin: 'PIN set',
    pinRemoved: 'PIN removed',
    sessionEnded: 'Session ended',
    sessionsEnded: 'Signed out everywhere else',
    enrolled: 'Counter computer enrolled',
  },
} as const
