import { besideLimits } from '../product-engagement-limits.ts'

const { compareMost } = besideLimits

/** Choosing what to compare, and products side by side. */
export const compare = {
  title: 'Compare products',
  description: 'Products side by side, with their prices and measures; what differs is marked.',
  open: (count: number) => `Compare ${count}`,
  oneMore: 'Choose one more to compare',
  clear: 'Compare none of them',
  list: 'What you compare',
  table: 'The products side by side',
  feature: 'What',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove: ${name}`,
  differs: 'differs',
  marked: 'Rows with a coloured edge differ.',
  noneDiffer: 'They differ in nothing that is said of them.',
  price: 'Price',
  unitPrice: 'Unit price',
  stock: 'Stock',
  rating: 'Rating',
  noRating: 'No ratings',
  brand: 'Brand',
  options: 'Options',
  nothing: '–',
  empty: 'Choose what to compare',
  emptyText: `Press the scales on two to ${compareMost} products, and they stand here side by side.`,
  one: 'Choose one more',
  oneText: 'There is nothing beside it yet.',
  gone: (count: number) =>
    count === 1 ? 'One of them is not sold any more.' : `${count} of them are not sold any more.`,
  browse: 'Browse products',
  loading: 'Loading the products',
  failed: 'The products could not be loaded',
  reload: 'Reload',
} as const
