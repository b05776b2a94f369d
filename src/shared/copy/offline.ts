const changes = (count: number) => (count === 1 ? '1 change of your cart' : `${count} changes of your cart`)
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/** Texts while there is no connection, and about what waits for it. */
export const offlineCopy = {
  opening: 'There is no connection. Opening what this browser has kept of the shop.',
  waits: (count: number) => `${changes(count)} not made yet`,
  show: 'Show what waits',
  sendNow: 'Send now',
  changes: {
    add: (name: string, count: number) => `Add ${pieces(count)} of ${name}`,
    increment: (name: string, count: number) => `${pieces(count)} more of ${name}`,
    decrement: (name: string, count: number) => `${pieces(count)} fewer of ${name}`,
    set: (name: string, count: number) => `Change ${name} to ${pieces(count)}`,
    remove: (name: string) => `Take ${name} out`,
  } as Record<'add' | 'increment' | 'decrement' | 'set' | 'remove', (name: string, count: number) => string>,
  something: 'a product',
  takeOff: (change: string) => `Do not: ${change}`,
  notMade: (reason: string) => `Not made: ${reason}`,
  tooOld: (days: number) => `It is older than ${days} days. Please look at it again.`,
  sent: (count: number) => `Your cart is up to date: ${count === 1 ? '1 change was' : `${count} changes were`} sent`,
  someRefused: 'Some changes of your cart could not be made',
} as const
