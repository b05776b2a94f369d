import { handleOf } from '../../catalogue/handle-of.ts'

/** A code as suppliers write them: letters of any case, digits and a few signs. */
const code = /^[a-z0-9][a-z0-9 ._/-]{0,79}$/i
/** A key of a variant as the shop writes them. */
const variantKey = /^(?=.{1,80}$)[a-z0-9]+(-{1,2}[a-z0-9]+)*$/

/** The key of a product that a code of a list stands for: `HW-1001/2` is hw-1001-2. Anything else stays as it was typed. */
export function productKeyOf(typed: string, isKnown: (key: string) => boolean): string {
  return isKnown(typed) || !code.test(typed) ? typed : handleOf(typed)
}

/** The key of a variant that a code stands for: `M8` of hex-bolt is hex-bolt--m8. A key, and anything else, stays as it was typed. */
export function variantKeyOf(product: string, typed: string): string {
  if (variantKey.test(typed) || !code.test(typed)) return typed
  const lower = typed.toLowerCase()
  return lower.startsWith(`${product}--`) && variantKey.test(lower) ? lower : `${product}--${handleOf(typed)}`
}

/** True where a new variant may be called this for ever. */
export function isVariantKey(text: string): boolean {
  return variantKey.test(text)
}
