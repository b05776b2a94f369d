/** Numbers of what stands beside a product: wish lists, requests for what is sold out, questions, related goods. */
export const besideLimits = {
  /** Lines of a wish list, and letters of the name above one that is shared. */
  wishesMax: 100,
  wishNameMax: 40,
  /** Days within which somebody is told that a product is back in stock, else never; and days to confirm an address for it. */
  stockRequestDays: 180,
  stockRequestConfirmDays: 7,
  questionMin: 10,
  questionMax: 500,
  questionAnswerMax: 1000,
  /** Questions that a product's page shows. */
  questionsShown: 50,
  /** Questions of one account that wait for the shop. */
  questionsWaiting: 20,
  /** Goods that go with a product, or can be had instead. */
  relatedShown: 6,
  /** Number of people who have bought two things in one order before anybody is told: fewer, and it may be known who. */
  togetherLeast: 3,
  /** Orders of so many days are looked at, and of an order so many lines: a whole shop's shelf says nothing of two things. */
  togetherDays: 365,
  togetherLines: 30,
  /** Counted anew after so long. */
  togetherAgeMs: 20 * 3_600_000,
} as const
