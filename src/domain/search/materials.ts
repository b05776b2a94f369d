/** Materials of products of every kind; pipes are called by theirs (`cpvc 3/4`), so that is none of these. */
const materials = new Set(
  'nylon rubber plastic leather cotton canvas wood wooden glass brass copper steel stainless ss ms iron metal aluminium alloy zinc silicone'.split(
    ' ',
  ),
)

/** Returns whether a word names a material, not a product: a nylon rope is no plug of nylon. */
export function isMaterial(word: string): boolean {
  return materials.has(word)
}
