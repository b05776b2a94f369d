/** How long attributes of goods are, and how many a category has. */
export const attributeLimits = {
  /** What stands behind one attribute of goods. */
  attributeTextMax: 80,
  attributeNameMax: 40,
  attributeUnitMax: 10,
  /** In the list of one category. */
  categoryAttributesMax: 100,
} as const
