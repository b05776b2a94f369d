import { goodsLimits } from './goods-limits.ts'

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
  /** What the search box is told at once, and of what is only similar. */
  suggestionsMax: 40,
  similarSuggestionsMax: 6,
  /** What is read of a search text, or of one line of a list: nobody says more of one thing. */
  searchMeaningsMax: 24,
  /** Products in the search box's index; a box that got as many asks the server as well. */
  searchIndexMax: 5000,
  /** What is typed rests this long before the server is asked. */
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
  cartLinesMax: 100,
  couponCodeMax: 32,
  couponTextMax: 200,
  couponTermsMax: 600,
  couponRupeesMax: 1_000_000,
  couponUsesMax: 1_000_000,
  reviewTextMax: 2000,
  /** What the shop says in public to a review. */
  reviewAnswerMax: 1000,
  ticketTextMax: 4000,
  orderNumberMax: 32,
  /** A complaint is answered within so many hours after it came (Consumer Protection (E-Commerce) Rules 2020, r. 4(5)). */
  ticketAnswerHours: 48,
  /** Within two years one may complain to a consumer commission (Consumer Protection Act 2019, s. 69): so long a solved one is kept. */
  ticketKeptYears: 2,
  reviewImageBytes: 5 * 1024 * 1024,
  reviewVideoBytes: 30 * 1024 * 1024,
  /** Of a photograph that the owner puts in: straight from a camera. */
  ownerImageBytes: 20 * 1024 * 1024,
  /** Pixels of a picture that is sent: more is a bomb. */
  reviewImagePixels: 40_000_000,
  /** The longer side of a picture as it is kept. */
  reviewImageSidePx: 1600,
  reviewVideoSeconds: 60,
  /** Reviews with a file that one account may write within 24 hours, and the bytes of their files. */
  uploadsPerDay: 5,
  uploadBytesPerDay: 60 * 1024 * 1024,
  /** With less free disk nothing is taken: PostgreSQL needs it for orders. */
  uploadFreeDiskBytes: 512 * 1024 * 1024,
  /** With less free disk somebody should make room. */
  scarceDiskBytes: 2 * 1024 * 1024 * 1024,
  jsonBodyBytes: 64 * 1024,
  sessionDays: 30,
  /** So long after the login its password counts as given where phone number or email change. */
  passwordFreshMinutes: 10,
  /** How long mails that were sent and addresses of payments that came to an end are kept (copy/privacy.ts). */
  traceDays: 30,
  /** A session ends when it was not used for so long; what a shopper's browser does once a week keeps it. */
  sessionIdleDays: 14,
  /** Sessions of one account; the one that rested longest goes. */
  sessionsMax: 20,
  /** Browsers of one account that strangers' wrong passwords do not keep out. */
  devicesMax: 20,
  oneTimeCodeMinutes: 10,
  oneTimeCodeTries: 5,
  /** Cash orders on their way at once, of an account that never had a delivery: who begins orders once or twice. */
  openCashOrdersOfNewcomer: 5,
  ordersPerHour: 20,
  /** Payment windows of different carts: each holds stock for a quarter of an hour. */
  checkoutsPerWindow: 10,
  checkoutsWindowMinutes: 15,
  /** Further discount for paying online, percent of `finalAmount` (SPEC §9, CONTRACT §3). */
  onlineDiscountPercent: 5,
  checkoutTimeoutSeconds: 900,
  /** Cash of this amount or more may not be taken for one sale (Income-tax Act 2025, s.186). */
  cashBelowRupees: 200_000,
  goods: goodsLimits,
  dataSheetBytes: 10 * 1024 * 1024,
  dataSheetPages: 1000,
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
  /** How long a cart that was emptied can be put back. */
  clearedCartMs: 24 * 60 * 60_000,
  pendingAddMs: 10 * 60_000,
  toastMs: 4000,
  toastsVisible: 3,
  scrollAnimationOffsetPx: 50,
} as const
