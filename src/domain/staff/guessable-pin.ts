/** PINs that are chosen most, beside runs and repetitions. */
const commonPins = new Set([
  '123123',
  '112233',
  '121212',
  '696969',
  '159753',
  '147258',
  '123321',
  '786786',
  '108108',
  '007007',
])

/**
 * Returns whether a PIN of six digits is among the first that somebody tries: one digit, a run, a pair or three again and again.
 */
export function isGuessablePin(pin: string): boolean {
  return commonPins.has(pin) || isRun(pin) || /^(\d{1,3})\1+$/.test(pin)
}

/** 123456, 654321, 456789, 890123. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10)
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}
