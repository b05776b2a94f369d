/** The home page. */
export const home = {
  banners: 'Featured',
  heroAction: 'See the range',
  shopByCategory: 'Shop By Category',
  allProducts: 'All products',
  clearance: 'Clearance sale',
  clearanceNote: 'Reduced goods, while stock lasts.',
  upTo: (percent: number) => `Up to ${percent}% off`,
  trending: 'Trending Collections',
  bestSellers: 'Best Sellers',
  seeAll: 'See all',
  offers: 'Special Offers',
  offersFailed: 'Error loading offers',
  offersEmpty: 'No offers available',
  offersLoading: 'Loading offers',
  offerAction: 'Use this offer',
  percentOff: (value: number) => `${value}% off`,
  rupeesOff: (amount: string) => `${amount} off`,
  empty: {
    title: 'No products yet',
    text: 'This shop has just been set up. Please visit again soon.',
    owner: 'Is it your shop?',
    ownerText: 'Open the link that “npm start” printed. Or, in the shop’s folder, on its machine:',
    steps: [
      {
        command: 'npm run shop -- staff add owner you@example.in',
        does: 'creates your sign-in to the back office, which shows what to set up',
      },
      { command: 'DEMO=on npm start', does: 'fills this empty shop with demo products, to try it out' },
    ],
  },
  productsFailed: 'These products could not be loaded.',
} as const
