const changes = (count: number) => (count === 1 ? '1 cart change' : `${count} cart changes`)
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/** Texts while there is no connection, and about what waits for it. */
export const offlineCopy = {
  opening: 'You are offline. Opening saved pages of the shop.',
  waits: (count: number) => `${changes(count)} not sent yet`,
  show: 'Show changes',
  sendNow: 'Send now',
  changes: {
    add: (name: string, count: number) => `Add ${pieces(count)} of ${name}`,
    increment: (name: string, count: number) => `${pieces(count)} more of ${name}`,
    decrement: (name: string, count: number) => `${pieces(count)} fewer of ${name}`,
    set: (name: string, count: number) => `Change ${name} to ${pieces(count)}`,
    remove: (name: string) => `Remove ${name}`,
  } as Record<'add' | 'increment' | 'decrement' | 'set' | 'remove', (name: string, count: number) => string>,
  something: 'a product',
  takeOff: (change: string) => `Cancel: ${change}`,
  notMade: (reason: string) => `Failed: ${reason}`,
  tooOld: (days: number) => `It is older than ${days} days. Please make it again.`,
  sent: (count: number) => `Your cart is up to date: ${count === 1 ? '1 change was' : `${count} changes were`} sent`,
  someRefused: 'Some cart changes failed',
} as const
