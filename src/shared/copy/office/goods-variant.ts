/** What is said of what few variants have of their own. */
export const goodsVariant = {
  pictures: 'Variant photos',
  picturesHint: 'If there are none, the product’s photos are shown.',
  attributes: 'Variant attributes',
  attributesHint: 'Only what differs from the product, such as its size.',
} as const
