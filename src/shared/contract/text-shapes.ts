// Shapes of texts, apart from the schemas that use them: the footer's form checks with them without loading zod.

/** Letters of any script with their marks, and spaces. */
export const lettersAndSpaces = /^[\p{L}\p{M} ]*$/u

/**
 * Shape of an email address: the letters, digits and signs that are allowed without quotes, dots only between them; a domain of
 * letters, digits and hyphens. Whatever mail programs would read as a list, a comment or a name does not fit. Nor do full-width
 * letters and digits, which mean the plain ones: one mailbox would have many accounts.
 */
export const emailShape =
  /^(?!.*[\uff01-\uff5e])[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u

/**
 * Characters that paint over other text or hide in it: those that turn the direction or take no room, and piles of marks. Joiners
 * after letters and within emoji stay: Malayalam is written with them.
 */
export const hidingCharacters =
  /[^\P{Cf}\u200c\u200d]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|\p{M}{4}|[\u2028\u2029]/u

/** Shape of any id. */
export const idShape = /^[\w.~-]{1,120}$/

/** Well formed, and the id of nothing: what stands for a malformed one. */
export const unknownId = '-'

const controlCharacters = /[\p{Cc}\p{Cs}]/u
const controlExceptLines = /[^\P{Cc}\n\r\t]|\p{Cs}/u

/** One line without what cannot be seen. */
export const isPlainLine = (value: string) => !controlCharacters.test(value) && !hidingCharacters.test(value)
/** The same with line breaks. */
export const isPlainText = (value: string) => !controlExceptLines.test(value) && !hidingCharacters.test(value)
