import type { Attribute, Product, Variant } from '../../../shared/contract/catalogue.ts'
import { isForSeveralKinds } from '../../search/category-names.ts'
import { readSearchText } from '../../search/read-search-text.ts'
import type { Meaning, Size } from '../../search/search-meaning.ts'

/** A product without variants, or one of its variants: what can be put into a cart. */
export interface Choice {
  product: Product
  variant: Variant | null
}

/** Words of a choice: its name, and what else is known of it. */
export interface ChoiceWords {
  /** Name by which it is called: a variant by its own, which tells it from the others. */
  called: Said
  /**
   * Facts known of it beside its name: its product's name, what comes with it, its shelf where that is for one kind, its
   * attributes.
   */
  known: Said
  /** A variant's own name alone. */
  own: Said
}

/** Words, codes and sizes in some texts. */
export interface Said {
  words: ReadonlySet<string>
  codes: ReadonlySet<string>
  sizes: readonly Size[]
}

/** Reads a text once for everybody who asks within one list. */
export type ReadText = (text: string) => readonly Meaning[]

/** A reader that remembers; for one list, and forgotten with it. */
export function rememberingReader(): ReadText {
  const read = new Map<string, readonly Meaning[]>()
  return (text) => {
    const known = read.get(text) ?? readSearchText(text)
    read.set(text, known)
    return known
  }
}

/** Attributes by which a choice is asked for, other than its names. A spanner size or a coating is no way to ask for a bolt. */
const ASKED_BY = new Set(
  `thread diameter length width thickness bore outside-diameter inside-diameter shaft nominal-size pipe-size section
  inside-length chain-number teeth pitch power power-input phase voltage rated-current conductor-size cores poles capacitance grit
  tooth-pitch shank material colour grade head seals electrode-diameter wire-diameter capacity head-weight jaw-width spanner-size
  shoe-size filling wire-gauge disc-diameter battery-voltage aws-class viscosity-grade mask-class rim ends max-chuck`.split(
    /\s+/,
  ),
)

/** All that can be said of a choice. */
export function wordsOfChoice({ product, variant }: Choice, read: ReadText): ChoiceWords {
  const ownAttributes = variant?.ownAttributes ?? []
  const replaced = new Set(ownAttributes.map(({ key }) => key))
  const attributes = [...ownAttributes, ...product.attributes.filter(({ key }) => !replaced.has(key))].filter(
    ({ key }) => ASKED_BY.has(key),
  )
  const [name = '', ...comesWith] = product.name.split(/\s(?=with\s)/i)
  const ofProduct = read(name)
  const called = variant ? [ofProduct.filter(({ kind }) => kind === 'word'), read(variant.name)] : [ofProduct]
  const shelves = [product.category.name, product.subcategory?.name ?? ''].filter((shelf) => !isForSeveralKinds(shelf))
  const beside = [...shelves, product.brand.name, ...comesWith].map(read)
  const known = saidIn([ofProduct, ...attributes.map(({ text }) => read(text)), ...beside])
  const own = saidIn(variant ? [read(variant.name)] : [])
  return { called: saidIn(called), own, known: { ...known, sizes: [...known.sizes, ...attributes.flatMap(bareSizes)] } }
}

function saidIn(texts: readonly (readonly Meaning[])[]): Said {
  const all = texts.flat()
  return {
    words: new Set(all.flatMap(({ kind, text }) => (kind === 'word' || kind === 'number' ? [text] : []))),
    codes: new Set(texts.flatMap(codesIn)),
    sizes: all.filter((meaning) => meaning.kind === 'size'),
  }
}

/** Codes as they stand, and put together of neighbours: `UCP 204`, `A-42`, `Ball Bearing 6204-2RS`. */
function codesIn(meanings: readonly Meaning[]): string[] {
  const parts = meanings.map((meaning) => (meaning.kind === 'code' ? meaning.code : codeOf(meaning.text)))
  const pairs = parts.slice(1).map((part, at) => `${parts[at]}${part}`)
  const heads = meanings.flatMap((meaning) => (meaning.kind === 'code' ? meaning.text.split(/[-/]/).map(codeOf) : []))
  return [...parts, ...pairs, ...heads].filter((code) => /\d/.test(code))
}

/** A number whose unit stands only in its attribute: `80` of grit. */
function bareSizes({ key, value }: Attribute): Size[] {
  if (typeof value !== 'number') return []
  const measure = ({ grit: 'grit', teeth: 'teeth', poles: 'pole', cores: 'core' } as const)[key]
  return measure ? [{ kind: 'size', text: String(value), measure, value }] : []
}

function codeOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
