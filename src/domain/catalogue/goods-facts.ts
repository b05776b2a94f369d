/** Facts about the rest of the shop that the rules of products need. */
export interface GoodsFacts {
  /** Ids of brands, with the maker of most of their goods. */
  brands: ReadonlyMap<string, { manufacturer: string | null }>
  /** Ids of categories, with the keys of the attributes by which shoppers choose among their goods. */
  categories: ReadonlyMap<string, { filters: readonly string[] }>
  /** Ids of subcategories, with their category. */
  subcategories: ReadonlyMap<string, string>
  labels: ReadonlySet<string>
  /** Ids of the products that may be named, or of those that a write names. */
  products?: { has: (id: string) => boolean; keys: () => Iterable<string> }
  /** Successors by the products that name them. */
  successors?: ReadonlyMap<string, string>
  /** Ids of brands and categories by what people call them, in small letters. */
  called?: Readonly<Record<'brand' | 'category', ReadonlyMap<string, string>>>
  /** Attributes by key. */
  attributes: ReadonlyMap<string, { name: string; kind: 'number' | 'word'; unit: string | null }>
}

/** Something that is wrong with a field: what would be right. */
export interface GoodsProblem {
  /** Of a product, or of the variant at that place in the list: `variants.2.price`. */
  field: string
  sentence: string
}
