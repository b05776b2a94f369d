/** Texts of a variant's rare own details. */
export const goodsVariant = {
  pictures: 'Variant photos',
  picturesHint: 'If there are none, the product’s photos are shown.',
  attributes: 'Variant attributes',
  attributesHint: 'Only what differs from the product, such as its size.',
} as const
