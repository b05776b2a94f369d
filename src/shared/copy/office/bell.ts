/** Texts of the bell for new orders, on every screen. */
export const bellCopy = {
  arrived: 'New order received',
  band: 'Turn on the sound for new orders.',
  bandButton: 'Turn on sound',
} as const
