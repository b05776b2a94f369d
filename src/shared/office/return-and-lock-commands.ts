/** Commands of the month's books, for commands.ts. */
export const booksCommands = {
  'books.lock': { did: 'Month locked', back: { by: 'none', because: 'Only the terminal unlocks a month.' } },
  'books.frequency': { did: 'Filing frequency chosen', back: { by: 'none', because: 'Choose the other one again.' } },
  'books.unlock': { did: 'Month unlocked', back: { by: 'none', because: 'Lock it again.' } },
  'settlement.import': { did: 'Settlement imported', back: { by: 'none', because: 'It is the provider’s statement.' } },
} as const
