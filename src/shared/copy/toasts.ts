/** Sentences of SPEC.md §8, to the letter: messages of changes, of every page or of several; the others are with the words of their page. */
export const toasts = {
  itemAdded: 'Item added to cart',
  orderPlaced: 'Order placed successfully',
  subscribed: 'Subscribed successfully',
  loginToAdd: 'Please login to add item to cart',
  somethingWrong: 'Something went wrong',
  noConnection: 'Unable to connect to server. Please check your internet connection.',
  productsServerError: 'Server error while fetching products. Please try again later.',
  fillAllFields: 'Please fill all the fields',
  waits: 'Saved. We will send it when you are online.',
} as const

/** Texts of toasts where the server gave no message (SPEC §8), for every page; the others are with the words of theirs. */
export const fallbacks = {
  checkAuth: 'Failed to check auth',
  addItem: 'Failed to add item to cart',
} as const
