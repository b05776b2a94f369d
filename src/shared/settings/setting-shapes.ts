import * as z from 'zod/mini'
import { hidingCharacters } from '../contract/text-shapes.ts'
import { findState } from '../indian-states.ts'

const controlCharacters = /[\p{Cc}\p{Cs}]/u

/** One line of text, trimmed. `least` 0: it may be empty. */
export function lineOf(least: number, most: number) {
  const message =
    least === 0
      ? `must be one line of at most ${most} characters`
      : `must be one line of ${least} to ${most} characters`
  return z.string(message).check(
    z.trim(),
    z.minLength(least, message),
    z.maxLength(most, message),
    z.refine((text) => !controlCharacters.test(text) && !hidingCharacters.test(text), message),
  )
}

/** A text of this shape, or ''. */
export function textLike(shape: RegExp, message: string) {
  return z.string(message).check(
    z.trim(),
    z.maxLength(300, message),
    z.refine((text) => text === '' || shape.test(text), message),
  )
}

/** A whole number within bounds. */
export function wholeNumberOf(least: number, most: number, message: string) {
  return z.number(message).check(z.int(message), z.gte(least, message), z.lte(most, message))
}

/** A time of the day in 24-hour form, such as 09:00. */
export const timeOfDay = z
  .string('must be a time, such as 09:00')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as 09:00'))

/** An amount in paise, from 0 to ten lakh rupees. */
export const amount = wholeNumberOf(0, 100_000_000, 'must be an amount from ₹0 to ₹10,00,000')

/** An email address of plain letters, or ''. */
export const mailAddress = textLike(
  /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/,
  'must be an email address, such as counter@example.in',
)

/** A phone number as people write it, or ''. */
export const phoneNumber = textLike(/^\+?\d[\d ()-]{6,18}\d$/, 'must be a phone number, such as +91 495 270 0140')

/** A state or union territory of India by its official name; the usual short forms are turned into it. '': none. */
export const stateName = z.pipe(
  z
    .string('must be a state or union territory of India')
    .check(
      z.refine((text) => text === '' || findState(text) !== undefined, 'must be a state or union territory of India'),
    ),
  z.transform((text): string => findState(text)?.name ?? ''),
)
