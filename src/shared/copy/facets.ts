/** Texts of the filters that narrow lists. */
export const facets = {
  names: {
    category: 'Category',
    subcategory: 'Subcategory',
    label: 'Label',
    price: 'Price',
    brand: 'Brand',
    rating: 'Rating',
    stock: 'Availability',
    origin: 'Country of origin',
  },
  stars: (least: number) => (least === 1 ? '1 star and up' : `${least} stars and up`),
  inStock: 'In stock',
} as const
