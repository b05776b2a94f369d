/** The numbers that the server alone goes by: what browsers load has none of them. The others are in limits.ts. */
export const serverLimits = {
  /** Suggestions for the search box in one answer, and those of them that are only similar. */
  suggestionsMax: 40,
  similarSuggestionsMax: 6,
  /** Meanings read of a search text, or of one line of a list: nobody says more of one thing. */
  searchMeaningsMax: 24,
  /** Products in the search box's index; a box that got as many asks the server as well. */
  searchIndexMax: 5000,
  cartLinesMax: 100,
  /** The longest side of a picture that is sent, and how many times its shortest one: a line of points costs seconds to unpack. */
  pictureSideMax: 20_000,
  pictureRatioMax: 30,
  /** Of a photograph that the owner puts in: straight from a camera. */
  ownerImageBytes: 20 * 1024 * 1024,
  uploadVideoSeconds: 60,
  /** Reviews with a file that one account may write within 24 hours, and the bytes of their files. */
  uploadsPerDay: 5,
  uploadBytesPerDay: 60 * 1024 * 1024,
  /** With less free disk nothing is taken: PostgreSQL needs it for orders. */
  uploadFreeDiskBytes: 512 * 1024 * 1024,
  /** With less free disk somebody should make room. */
  scarceDiskBytes: 2 * 1024 * 1024 * 1024,
  /** Minutes after the login for which its password counts as given where phone number or email change. */
  passwordFreshMinutes: 10,
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
  /** Payment windows of one article in a day that a shopper lets run out who has never paid the shop. */
  newcomerWindowsPerDay: 3,
  dataSheetBytes: 10 * 1024 * 1024,
  dataSheetPages: 1000,
  /** The provider takes no smaller amount. */
  onlinePaiseMin: 100,
  /** Time, in ms, within which an emptied cart can be restored. */
  clearedCartMs: 24 * 60 * 60_000,
} as const
