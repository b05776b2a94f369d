/** Texts for a new shop, which has no category and no brand: both are needed before products. */
export const firstRunCategories = {
  title: { categories: 'First a category', brands: 'First a brand', both: 'First a category and a brand' },
  text: 'Shoppers find goods by them: every product stands in a category and has a brand.',
  attributes: 'What can be said of goods depends on their category, and there is none yet.',
  add: { categories: 'New category', brands: 'New brand' },
} as const
