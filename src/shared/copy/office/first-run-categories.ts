/** Texts for a new shop, which has no category and no brand: both are needed before products. */
export const firstRunCategories = {
  title: { categories: 'Add a category first', brands: 'Add a brand first', both: 'Add a category and a brand first' },
  text: 'Every product needs a category and a brand.',
  attributes: 'Attributes depend on the category, and there is none yet.',
  add: { categories: 'New category', brands: 'New brand' },
} as const
