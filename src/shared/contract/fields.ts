import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { paiseFromRupees } from '../money/money.ts'
import { emailShape, idShape, isPlainLine, isPlainText, lettersAndSpaces, unknownId } from './text-shapes.ts'

// Fields that several calls share. The rule of a form field is the rule of the call that it is sent to.

const knownForm = (value: string) => (idShape.test(value) ? value : unknownId)

/** A malformed id is turned into one that nothing has, so that it ends in 404 like any unknown id (CONTRACT §2). */
export const orUnknown = z.overwrite(knownForm)

/** The id of anything. */
export const id = z.string().check(orUnknown)

/** The id of anything, where one has to be given. */
export const requiredId = z.string(forms.required).check(z.minLength(1, forms.required), orUnknown)

// clients write null and undefined so into query strings
const noVariant = ['', 'null', 'undefined']

/** A variant's id; missing, null and '' all mean that there is no variant (CONTRACT §2). */
export const variantId = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => (noVariant.includes(value ?? '') ? null : knownForm(value ?? ''))),
)

/** One line of text, trimmed, with at least one character. */
export const line = (max: number = limits.addressFieldMax) =>
  z
    .string(forms.required)
    .check(
      z.trim(),
      z.minLength(1, forms.required),
      z.maxLength(max, forms.tooLong),
      z.refine(isPlainLine, forms.noControlCharacters),
    )

/** One line of text that may be empty. */
export const emptyLine = (max: number) =>
  z
    .string(forms.required)
    .check(z.trim(), z.maxLength(max, forms.tooLong), z.refine(isPlainLine, forms.noControlCharacters))

/** Text with line breaks that may be empty. */
export const emptyText = (max: number) =>
  z
    .string(forms.required)
    .check(z.trim(), z.maxLength(max, forms.tooLong), z.refine(isPlainText, forms.noControlCharacters))

/** One line of text that may be empty or left out. */
export const optionalLine = (max: number = limits.addressFieldMax) =>
  z.optional(
    z.nullable(
      z.string().check(z.trim(), z.maxLength(max, forms.tooLong), z.refine(isPlainLine, forms.noControlCharacters)),
    ),
  )

/** Text with line breaks. */
export const paragraph = (max: number, empty: string, tooLong: string = forms.tooLong) =>
  z
    .string(empty)
    .check(z.trim(), z.minLength(1, empty), z.maxLength(max, tooLong), z.refine(isPlainText, forms.noControlCharacters))

/** A person's full name (SPEC §5). */
export const username = z.string(forms.nameTooShort).check(
  z.trim(),
  z.minLength(limits.nameMin, forms.nameTooShort),
  z.maxLength(limits.nameMax, forms.tooLong),
  z.refine((value) => lettersAndSpaces.test(value) && isPlainLine(value), forms.nameLetters),
)

/** A phone number without +91: exactly 10 digits (SPEC §5). */
export const phonenumber = z.string(forms.phoneTenDigits).check(z.regex(/^\d{10}$/, forms.phoneTenDigits))

/** The name as the profile changes it: sentences of its own (SPEC §5). */
export const profileName = z.pipe(
  z.string(forms.profileName).check(z.trim(), z.minLength(1, forms.profileName)),
  username,
)

/** The phone number as the profile changes it: sentences of its own (SPEC §5). */
export const profilePhone = z
  .string(forms.profilePhone)
  .check(z.regex(/\S/, forms.profilePhone), z.regex(/^\d{10}$/, forms.profilePhoneInvalid))

/** An email address. */
export const email = z
  .string(forms.email)
  .check(z.trim(), z.maxLength(limits.emailMax, forms.tooLong), z.regex(emailShape, forms.email))

/** A new password (SPEC §5). */
export const newPassword = z
  .string(forms.passwordTooShort)
  .check(
    z.minLength(limits.passwordMin, forms.passwordTooShort),
    z.maxLength(limits.passwordMax, forms.passwordTooLong),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, forms.passwordMix),
  )

/** A whole number in a query, from 1 up to `max`; `name` is what a refusal calls it. */
export const wholeNumber = (name: string, max: number) => {
  const message = `${name} must be a whole number from 1 to ${max}`
  const written = z.union([z.string().check(z.regex(/^\d{1,9}$/, message)), z.number()], message)
  return z.pipe(
    written,
    z.coerce.number<string | number>(message).check(z.int(message), z.gte(1, message), z.lte(max, message)),
  )
}

/** A number in a query of the back office, in plain digits with at most two decimals: '', 1e5, 0x10 and ' 5 ' are none. */
export const plainNumber = (message: string = forms.invalid) => {
  const written = z.union([z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,2})?$/, message)), z.number(message)], message)
  return z.pipe(written, z.coerce.number<string | number>(message))
}

/** The page of a list. */
export const pageNumber = z._default(plainNumber().check(z.int(), z.gte(1), z.lte(1000)), 1)

/** An amount in rupees in an answer. */
export const rupees = z.number()

/** Amount that a shopper was shown to pay, in rupees and paise. */
export const shownAmount = z.optional(
  z.number(forms.required).check(z.minimum(0), z.maximum(limits.noUpperPriceRupees), z.refine(isWholePaise)),
)

/** An amount in rupees and paise that people of the shop give. */
export const exactRupees = z
  .number(forms.required)
  .check(
    z.minimum(0, forms.rupeesAndPaise),
    z.maximum(limits.noUpperPriceRupees, forms.rupeesAndPaise),
    z.refine(isWholePaise, forms.rupeesAndPaise),
  )

/** Version of a record, or number of its values, that somebody has seen: as the database counts them. */
export const seenVersion = z.int().check(z.gte(0), z.lte(2 ** 31 - 1))

/** A moment in an answer: ISO 8601, UTC. */
export const moment = z.string()

/**
 * Returns whether an amount in rupees has no part of a paisa. A tiny number is a multiple of 0.01 to the last digit that is
 * looked at: only the conversion itself knows.
 */
export function isWholePaise(amount: number): boolean {
  try {
    paiseFromRupees(amount)
    return true
  } catch {
    return false
  }
}

/** The shopper was asked whether the state of the address is right although its PIN code lies in another one, and said yes. */
export const stateConfirmed = z.optional(z.boolean())
