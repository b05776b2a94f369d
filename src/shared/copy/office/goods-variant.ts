/** Texts of a variant's rare own details. */
export const goodsVariant = {
  pictures: 'Pictures of this variant',
  picturesHint: 'Without any of its own it shows those of the product.',
  attributes: 'Attributes of this variant',
  attributesHint: 'Only what differs from the product, such as its size.',
} as const
