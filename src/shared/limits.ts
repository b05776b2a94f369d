/** Every number with a meaning of its own, once (SPEC §5, §9; CONTRACT §2–4). */
export const limits = {
  phoneDigits: 10,
  nameMin: 3,
  nameMax: 80,
  emailMax: 254,
  /** Characters of a GSTIN as typed, with spaces between its 15 characters. */
  typedGstinMax: 40,
  /** Length of a legal name, as e-invoices have it. */
  legalNameMin: 3,
  legalNameMax: 100,
  poNumberMax: 40,
  passwordMin: 8,
  passwordMax: 128,
  savedAddresses: 3,
  /** Firms of an account, and delivery addresses of one firm. */
  firmsOfAccount: 10,
  addressesOfFirm: 10,
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
  /** Pause in typing before the server is asked, in ms. */
  searchDebounceMs: 250,
  /** Matches below the search box: enough to choose from. */
  searchMatchesMax: 40,
  /** Searches that a browser remembers for its own shopper. */
  recentSearches: 8,
  /** Orders in one answer: what one shopper places in years. Older ones are on the next page. */
  ordersMax: 500,
  /** Pieces of one line in a cart. */
  quantityMax: 10_000,
  /** From this stock on a page that the server draws does not know how many pieces there are: orders leave it as it is. */
  plentyOfStock: 100,
  couponCodeMax: 32,
  reviewTextMax: 2000,
  ticketTextMax: 4000,
  orderNumberMax: 32,
  /** Lines of one quotation. */
  quoteLinesMax: 100,
  /** Characters that go with a request for a quotation beside its lines. */
  quoteRemarksMax: 4000,
  uploadImageBytes: 5 * 1024 * 1024,
  uploadVideoBytes: 30 * 1024 * 1024,
  /** Pixels of a picture that is sent: more is a bomb. */
  uploadImagePixels: 40_000_000,
  /** The longer side of a picture as it is kept. */
  uploadImageSidePx: 1600,
  jsonBodyBytes: 64 * 1024,
  /** Further discount for paying online, percent of `finalAmount` (SPEC §9, CONTRACT §3). */
  onlineDiscountPercent: 5,
  checkoutTimeoutSeconds: 900,
  /** Cash of this amount or more may not be taken for one sale (Income-tax Act 2025, s.186). */
  cashBelowRupees: 200_000,
  cashFeeMostRupees: 500,
  cut: {
    cardName: 20,
    orderName: 30,
    cartName: 10,
    cartProductId: 10,
    offerDescription: 300,
    descriptionWords: 100,
    reviewsFirst: 2,
  },
  heroAutoplayMs: 2000,
  offerRotationMs: 5000,
  /** Time, in ms, for which an add to the cart waits for the login that it was stopped for. */
  pendingAddMs: 10 * 60_000,
  toastMs: 4000,
  toastsVisible: 3,
} as const
