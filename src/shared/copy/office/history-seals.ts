/** Output of `npm run shop -- history verify`. */
export const verifyCopy = {
  usage: 'Usage: history verify [--seal <checksum>], or history reads [YYYY-MM-DD].',
  notASeal: 'A checksum has 64 characters, 0-9 and a-f: copy it from the email.',
  none: 'No day has a checksum yet: each day gets one an hour after it ends.',
  sealed: (commands: number, days: number, first: string, last: string) =>
    `${commands} entries of ${days === 1 ? '1 day' : `${days} days`} have checksums, from ${first} to ${last}.`,
  forgotten: (count: number) =>
    `The contents of ${count} of them were erased at a person’s request: who did what to which record, and when, is still verified.`,
  what: {
    altered: 'ALTERED',
    added: 'ADDED after the checksum',
    removed: 'REMOVED',
    seal: 'THE CHECKSUM ITSELF was altered',
  },
  which: (did: string, by: string, when: string) => `${did}, by ${by}, ${when}`,
  more: (count: number) => `… and ${count} more`,
  whole: 'Nothing was altered.',
  notWhole: (days: number) =>
    `THE ACTIVITY LOG WAS ALTERED: ${days === 1 ? '1 day' : `${days} days`}. A wrong clock can add to a past day; everything else was done by someone with access to the database.`,
  ownSeal: 'Your checksum matches this activity log.',
  ownPaper: (number: string) =>
    `Your hash is that of ${number}. To verify it and all documents before it: npm run shop -- audit.`,
  otherSeal:
    'YOUR CHECKSUM IS NOT OF THIS ACTIVITY LOG: it was rewritten, or restored from a backup older than the checksum.',
} as const

function lastPapers(papers: readonly { number: string; hash: string }[]): string {
  if (papers.length === 0) return ''
  const each = papers.map(({ number, hash }) => `${number} ${hash}`).join('; ')
  return ` The last invoices and credit notes of each series, each with the hash for all before it: ${each}. The same command verifies these hashes.`
}

/** In the mail to the owners. */
export const sealMail = {
  title: (day: string) => `Activity log checksum of ${day}`,
  body: (count: number, seal: string, papers: readonly { number: string; hash: string }[]) =>
    `${count === 1 ? '1 change was' : `${count} changes were`} made in the admin and at the terminal. The checksum of the activity log up to then is ${seal}. Keep this email: npm run shop -- history verify --seal ${seal} shows whether anything was altered later.${lastPapers(papers)}`,
} as const

/** Below the activity log. */
export const sealNote = {
  upTo: (day: string) => `Checksum up to ${day}`,
  text: 'With this checksum, or one from your emails, the terminal verifies that nothing was altered:',
} as const
