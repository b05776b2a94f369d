/** Reasons why a document cannot be drawn. */
export const paperFaults = {
  tooMuch: 'These papers are too much at once: print fewer of them',
} as const
