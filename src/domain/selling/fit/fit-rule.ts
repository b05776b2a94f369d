/** One thing that is said of goods: `value` in its attribute's unit or a word, `text` as the maker writes it. */
export interface SaidOf {
  key: string
  value: number | string
  text: string
}

/** Something that can be bought: a product without variants, or a variant with what its product says. */
export interface Article {
  productId: string
  variantId: string | null
  /** The product's name: what kind of goods it is stands there. */
  name: string
  categoryId: string
  values: readonly SaidOf[]
}

/**
 * Filter for the products of one side of a rule: those whose name has one of the words of `named`, and that have a value for each
 * key of `has`.
 */
export interface FitSide {
  /** In small letters, each one or several words of the name; none: whatever it is called. */
  named: readonly string[]
  /** None of these is in the name. */
  unnamed: readonly string[]
  has: readonly string[]
  lacks: readonly string[]
  /** Ids of categories, one of which they are in; none or left out: of any. */
  categories?: readonly string[] | undefined
}

/** Keys of attributes that mean the same here: what any of them says counts. */
type Keys = readonly string[]

/** One comparison of a part with what it goes into. Numbers are in the unit of the attributes, which is the same on both sides. */
export type FitCheck =
  /** A value of the part is one of the host's: numbers at most `within` apart, or by a share of the host's; words as they are or `alike`. */
  | {
      how: 'same'
      part: Keys
      host: Keys
      within?: number | undefined
      share?: number | undefined
      alike?: readonly (readonly string[])[] | undefined
    }
  /** All values of the part are as large as all of the host's, or larger. */
  | { how: 'at-least'; part: Keys; host: Keys }
  /** None is larger than the host's, but for `over`; what is smaller by more than `under` is made for something else. */
  | { how: 'at-most'; part: Keys; host: Keys; over?: number | undefined; under?: number | undefined }
  /** All values of the part are within a range of the host's. */
  | { how: 'between'; part: Keys; min: Keys; max: Keys }
  /** The value of one side is one of these words. */
  | { how: 'one-of'; of: 'part' | 'host'; keys: Keys; words: readonly string[] }
  /** It never fits, whatever is said; `why` is a sentence. */
  | { how: 'never'; why: string }
  /** The decisive value is in no attribute: it is never said to fit; `why` says what to ask. */
  | { how: 'ask'; why: string }

/** Rule by which a part fits what it goes into (`with`), or takes the place of another one (`instead`). */
export interface FitRule {
  id: string
  name: string
  relation: 'with' | 'instead'
  /** True if somebody gets hurt or something burns where it does not fit. */
  danger: boolean
  /** Message to who has something that does not fit, beside the numbers; empty: none. */
  words: string
  part: FitSide
  host: FitSide
  checks: readonly FitCheck[]
}
