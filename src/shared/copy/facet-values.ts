/** All values of something that lists are narrowed by, of which more are there than a list shows at once. */
export const facetValues = {
  find: (name: string) => `Find in ${name}`,
  loading: 'Loading the choices',
  count: (count: number) => (count === 1 ? '1 choice' : `${count.toLocaleString('en-IN')} choices`),
  more: (shown: number, all: number) =>
    `${shown} of ${all.toLocaleString('en-IN')} choices. Type a part of the one you look for.`,
  none: (text: string) => `No choice has “${text}” in it`,
} as const
