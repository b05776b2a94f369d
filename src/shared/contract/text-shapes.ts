// Shapes of texts, apart from the schemas that use them: the footer's form checks with them without loading zod.

/** Letters of any script with their marks, and spaces. */
export const lettersAndSpaces = /^[\p{L}\p{M} ]*$/u

/** What an email address looks like. */
export const emailShape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}.]+(\.[^\s@\p{Cc}.]+)+$/u

/** What the id of anything looks like. */
export const idShape = /^[\w.~-]{1,120}$/

/** Well formed, and the id of nothing: what stands for a malformed one. */
export const unknownId = '-'
