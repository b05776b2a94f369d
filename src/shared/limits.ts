/** Every number with a meaning of its own, once (SPEC §5, §9; CONTRACT §2–4). */
export const limits = {
  phoneDigits: 10,
  nameMin: 3,
  nameMax: 80,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  savedAddresses: 3,
  addressFieldMax: 120,
  pageSize: 10,
  pageSizeMax: 100,
  /** Pagination shows every page up to this many, ellipsis windows beyond (SPEC §9). */
  pagesShownPlainly: 5,
  priceSliderMaxRupees: 100_000,
  /** `maxPrice` with this value is no bound (SPEC §9). */
  noUpperPriceRupees: 999_999_999,
  priceDebounceMs: 500,
  productsRetryMs: 1000,
  searchTextMax: 80,
  /** Products in the search box's index; a box that got as many asks the server as well. */
  searchIndexMax: 5000,
  /** What is typed rests this long before the server is asked. */
  searchDebounceMs: 250,
  /** Matches below the search box: enough to choose from. */
  searchMatchesMax: 40,
  /** Orders in one answer: what one shopper places in years. Older ones are on the next page. */
  ordersMax: 500,
  /** Pieces of one line in a cart. */
  quantityMax: 10_000,
  /** From this stock on a page that the server draws does not know how many pieces there are: orders leave it as it is. */
  plentyOfStock: 100,
  cartLinesMax: 100,
  couponCodeMax: 32,
  reviewTextMax: 2000,
  reviewImageBytes: 5 * 1024 * 1024,
  reviewVideoBytes: 30 * 1024 * 1024,
  /** Of a photograph that the owner puts in: straight from a camera. */
  ownerImageBytes: 20 * 1024 * 1024,
  /** Pixels of a picture that is sent: more is a bomb. */
  reviewImagePixels: 40_000_000,
  /** The longer side of a picture as it is kept. */
  reviewImageSidePx: 1600,
  reviewVideoSeconds: 60,
  jsonBodyBytes: 64 * 1024,
  sessionDays: 30,
  passwordCodeMinutes: 15,
  passwordCodeTries: 5,
  /** Codes that can be asked for one email address in an hour, and by one network. */
  passwordCodesPerHour: 5,
  passwordCodesPerHourAndNetwork: 200,
  /** Wrong passwords (or codes) for one account within the window; then it waits. */
  guessesPerAccount: 10,
  /** The same from one network: high, since an office or a mobile operator's customers share one address. */
  guessesPerNetwork: 1000,
  guessWindowMinutes: 15,
  /** Further discount for paying online, percent of `finalAmount` (SPEC §9, CONTRACT §3). */
  onlineDiscountPercent: 5,
  checkoutTimeoutSeconds: 900,
  /** The provider takes no smaller amount. */
  onlinePaiseMin: 100,
  cut: {
    cardName: 20,
    orderName: 30,
    cartName: 10,
    cartProductId: 10,
    offerDescription: 300,
    descriptionWords: 100,
    reviewsFirst: 2,
  },
  /** Widths below this are the phone layout (SPEC §9). */
  phoneWidthPx: 768,
  heroAutoplayMs: 2000,
  offerRotationMs: 5000,
  /** So long an add to the cart waits for the login that it was stopped for. */
  pendingAddMs: 10 * 60_000,
  toastMs: 4000,
  toastsVisible: 3,
  scrollAnimationOffsetPx: 50,
} as const
