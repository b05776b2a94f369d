/** Output of `npm run shop -- history verify`. */
export const verifyCopy = {
  usage: 'The history is verified: history verify.',
  notASeal: 'A seal is 64 digits and letters from a to f, as the mails have it.',
  none: 'Nothing is sealed yet: each day is, an hour after it is over.',
  sealed: (commands: number, days: number, first: string, last: string) =>
    `${commands} commands of ${days === 1 ? '1 day' : `${days} days`} are sealed, from ${first} to ${last}.`,
  forgotten: (count: number) =>
    `Of ${count} of them the contents were forgotten, as a person asked: who did what to which record, and when, is sealed still.`,
  what: {
    altered: 'ALTERED',
    added: 'ADDED after it was sealed',
    removed: 'REMOVED',
    seal: 'THE SEAL ITSELF was altered',
  },
  which: (did: string, by: string, when: string) => `${did}, by ${by}, ${when}`,
  more: (count: number) => `… and ${count} more`,
  whole: 'Nothing was altered since.',
  notWhole: (days: number) =>
    `THE HISTORY IS NOT WHAT IT WAS: ${days === 1 ? '1 day' : `${days} days`}. A clock that was wrong adds to a day that was over; all else was done by somebody who writes to the database.`,
  ownSeal: 'The seal that you gave is one of its seals.',
  ownPaper: (number: string) =>
    `The hash that you gave is that of ${number}. Whether it and all papers before it are as they were issued: npm run shop -- audit.`,
  otherSeal:
    'THE SEAL THAT YOU GAVE IS NONE OF THIS HISTORY: it was made anew, or restored from a backup that is older than the seal.',
} as const

function lastPapers(papers: readonly { number: string; hash: string }[]): string {
  if (papers.length === 0) return ''
  const each = papers.map(({ number, hash }) => `${number} ${hash}`).join('; ')
  return ` The last invoices and credit notes of their series, each with the hash that stands for all before it: ${each}. The same command knows these hashes.`
}

/** In the mail to the owners. */
export const sealMail = {
  title: (day: string) => `History of ${day}`,
  body: (count: number, seal: string, papers: readonly { number: string; hash: string }[]) =>
    `${count === 1 ? '1 thing was' : `${count} things were`} done in the back office and at the terminal. The seal of the history up to then is ${seal}. Keep this mail: npm run shop -- history verify --seal ${seal} says whether anything of it was altered since.${lastPapers(papers)}`,
} as const

/** Below the history in the office. */
export const sealNote = {
  upTo: (day: string) => `Sealed up to ${day}`,
  text: 'With this seal, and with those in your mails, the terminal says whether anything was altered since:',
} as const
