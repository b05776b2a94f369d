/** Limits of what is counted of a day: views of products, additions to carts, searches. */
export const dayCountLimits = {
  /** Letters of a text that was searched for; shorter and longer ones are not kept. */
  textMin: 2,
  textMax: 40,
  /** Letters of a name from which on searches that hold it are forgotten with its person. */
  nameMin: 4,
  /** Different things that a process keeps until it writes them. */
  waiting: 5000,
  /** Texts that are kept of one day: the most frequent. */
  textsOfDay: 2000,
  /** Two years and the days that they are compared with. */
  daysKept: 1100,
  /** Of one network in a minute: far more than a person looks at, too few to make a product look wanted. */
  ofNetworkPerMinute: 60,
} as const
