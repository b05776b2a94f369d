import * as z from 'zod/mini'

/**
 * A moment that somebody gives, ISO 8601 with any offset: the same moment in UTC, as the database gives it back. Of years from 1
 * to 9999, which all who keep it can write.
 */
export const givenMoment = (message: string) =>
  z.iso.datetime({ offset: true, error: message }).check(
    z.overwrite(inUtc),
    z.refine((text) => /^(?!0000)\d{4}-/.test(text), message),
  )

/** Returns whether a text of the right shape is a moment that exists: no 13th month, no 99th minute. */
export function isMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}

function inUtc(text: string): string {
  return isMoment(text) ? new Date(text).toISOString() : text
}
