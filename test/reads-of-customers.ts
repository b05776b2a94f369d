/** Rows of office-access.ts: calls that are sent as writes and read customers or subscribers, each with its reason. */
export const readsOfCustomers = {
  fetchCustomers: 'reads: the list whose export a command has begun',
  fetchSubscribers: 'reads: the list whose export a command has begun',
  findSubscribers: 'reads: what is searched for is a name or a phone number, and stands in no address',
  findCustomers: 'reads: what is searched for is a name or a phone number, and stands in no address',
} as const
