/** The controls of things that move by themselves. */
export const motion = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (index: number, of: number) => `${index} of ${of}`,
} as const
