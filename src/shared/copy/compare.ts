import { compareLimits } from '../compare-limits.ts'

const { most } = compareLimits

/** Choosing what to compare, and products side by side. */
export const compare = {
  title: 'Compare products',
  description: 'Products side by side, with their prices and dimensions; what differs is marked.',
  open: (count: number) => `Compare ${count}`,
  oneMore: 'Choose one more to compare',
  clear: 'Clear comparison',
  list: 'Products to compare',
  table: 'Comparison',
  feature: 'Feature',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove: ${name}`,
  differs: 'differs',
  marked: 'Rows with a coloured edge differ.',
  noneDiffer: 'No differences.',
  price: 'Price',
  unitPrice: 'Unit price',
  stock: 'Stock',
  rating: 'Rating',
  noRating: 'No ratings',
  brand: 'Brand',
  options: 'Options',
  nothing: '–',
  empty: 'Choose what to compare',
  emptyText: `Press the scales on two to ${most} products to see them side by side.`,
  one: 'Choose one more',
  oneText: 'Add another product to compare.',
  gone: (count: number) => (count === 1 ? 'One of them is no longer sold.' : `${count} of them are no longer sold.`),
  browse: 'Browse products',
  loading: 'Loading the products',
  failed: 'The products could not be loaded',
  reload: 'Reload',
} as const
