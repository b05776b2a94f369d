/** Limits of product attributes: their lengths, and how many a category has. */
export const attributeLimits = {
  /** Characters in the value of one product attribute. */
  attributeTextMax: 80,
  attributeNameMax: 40,
  attributeUnitMax: 10,
  /** In the list of one category. */
  categoryAttributesMax: 100,
} as const
