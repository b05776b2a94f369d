const punctuation = /[\s().-]/g
const indianNumber = /^(?:(?:\+|00)?91)?0?(\d{10})$/

/** The 10 digits of a phone number as people copy it (+91, a leading 0, spaces, hyphens), or undefined where it is none. */
export function pastedPhone(text: string): string | undefined {
  return indianNumber.exec(text.replace(punctuation, ''))?.[1]
}
