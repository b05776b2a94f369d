/** Texts of a variant's rare own details. */
export const goodsVariant = {
  pictures: 'Variant photos',
  picturesHint: 'If there are none, the product’s photos are shown.',
  makers: 'Origin & manufacturer of the variant',
  makersHint:
    'Only where they are not the product’s. A variant of another country has none of the product’s manufacturer, packer and importer: enter its own.',
  attributes: 'Variant attributes',
  attributesHint: 'Only what differs from the product, such as its size.',
} as const
