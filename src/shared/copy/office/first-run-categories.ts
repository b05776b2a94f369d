/** What has to be there before goods can be: a new shop has no category and no brand. */
export const firstRunCategories = {
  title: { categories: 'First a category', brands: 'First a brand', both: 'First a category and a brand' },
  text: 'Shoppers find goods by them: every product stands in a category and has a brand.',
  attributes: 'What can be said of goods depends on their category, and there is none yet.',
  add: { categories: 'New category', brands: 'New brand' },
} as const
