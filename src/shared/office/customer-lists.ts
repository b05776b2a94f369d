/** Parts of the customers that the office lists. New: an account of the last 30 days. */
export const customerViews = ['all', 'new', 'repeat', 'firms', 'refused', 'blocked'] as const
export type CustomerView = (typeof customerViews)[number]

/** Orders of that list. */
export const customerSorts = ['newest', 'last_order', 'spent', 'name'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Days within which, or for which not, the last order was placed. */
export const lastOrderDays = [30, 90, 180, 365] as const
