import { officeLimits } from '../../office-limits.ts'

/** Getting into the back office, and staying in it. */
export const officeSignIn = {
  passwordTooShort: `Choose at least ${officeLimits.staffPasswordMin} characters: three or four words that do not belong together are easiest`,
  pinDigits: 'A PIN has 6 digits',
  pinGuessable: 'This PIN is among the first that somebody tries. Please choose another one.',
  wrong:
    'Email, password or code is not right. Each code of the app works once: wait for the next one. The phone’s clock must be right.',
  wrongPasskey:
    'This passkey is not known here, or was not accepted. Please try again, or sign in by password and code.',
  wrongPin: `This PIN is not right. After ${officeLimits.staffPinTries} wrong ones only your passkey or password opens.`,
  notEnrolled: 'This computer is not enrolled for PINs. Sign in with your passkey or password.',
  wrongFactor:
    'This is not right. Each code of the app works once: wait for the next one. The phone’s clock must be right.',
  pinCannotStepUp: 'A PIN does not open this. Sign in with your passkey or password.',
  linkGone:
    'This link has run out or was used. Ask the owner for a new one. The owner’s own is made at the shop’s computer.',
  noOwnerYet: 'The shop has no owner yet. The owner signs in first.',
  secondFactorNeeded: 'Set up a passkey or an app that makes codes',
  offerGone: 'This took too long. Please begin again with the code app.',
  wrongFirstCode: 'This is not the code that the app shows now. Check that the phone’s clock is set by the network.',
  lastFactor: 'You need a passkey or a code app to sign in. Add another one first.',
  tooManyPasskeys: `You have ${officeLimits.staffPasskeysMax} passkeys already. Please remove one first.`,
  passkeyKnown: 'This passkey is added already',
  passkeyGone: 'There is no such passkey',
  done: {
    password: 'Your password is changed. You are signed out everywhere else.',
    passkeyAdded: 'The passkey is added',
    passkeyRemoved: 'The passkey is removed. You are signed out everywhere else.',
    totp: 'The code app is set up. You are signed out everywhere else.',
    totpRemoved: 'The code app is removed. You are signed out everywhere else.',
    pin: 'Your PIN is set',
    pinRemoved: 'You have no PIN any more',
    sessionEnded: 'Signed out there',
    sessionsEnded: 'Signed out everywhere else',
    enrolled: 'This is a counter computer now',
  },
} as const
