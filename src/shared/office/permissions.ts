// Who may do what in the back office, as data: the server asks it before every call, the menu is made of it, and the tests
// ask every call as every role by it.

/** The jobs that a person of the shop has. One person may have several. */
export const roles = ['owner', 'manager', 'counter', 'packer', 'accountant', 'delivery'] as const
export type Role = (typeof roles)[number]

/** Every permission, and which roles bring it. */
export const permissions = {
  'orders.see': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  /** Amounts of orders: what was paid, discounts, totals. */
  'orders.amounts': ['owner', 'manager', 'counter', 'accountant'],
  'orders.confirm': ['owner', 'manager', 'counter'],
  'orders.note': ['owner', 'manager', 'counter', 'packer'],
  'orders.edit': ['owner', 'manager'],
  'orders.cancel': ['owner', 'manager'],
  'orders.pack': ['owner', 'manager', 'packer'],
  'orders.ship': ['owner', 'manager', 'packer'],
  'orders.deliver': ['owner', 'manager', 'counter', 'packer'],
  'orders.return': ['owner', 'manager'],
  /** Take goods back after the days of the terms. */
  'returns.late': ['owner'],
  /** Sell over the counter; a line's discount stays within the person's own limit. */
  'counter.sell': ['owner', 'manager', 'counter'],
  /** Open the till, put in and take out, count it. */
  'till.use': ['owner', 'manager', 'counter'],
  /** See how it stands, and its reports. */
  'till.see': ['owner', 'manager', 'counter', 'accountant'],
  /** One's own run: its stops with their telephone numbers, and what became of each. */
  'runs.own': ['owner', 'manager', 'packer', 'delivery'],
  /** Give parcels to a person to deliver, and take them off their run. */
  'runs.give': ['owner', 'manager'],
  'payments.see': ['owner', 'manager', 'accountant'],
  'refunds.make': ['owner', 'manager'],
  'refunds.by_hand': ['owner', 'manager', 'accountant'],
  'products.see': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  /** Pictures and texts of what is sold, new products, the archive. */
  'products.edit': ['owner', 'manager'],
  'prices.edit': ['owner', 'manager'],
  /** Many at once: files, the grid, bulk changes. */
  'products.import': ['owner', 'manager'],
  'products.export': ['owner', 'manager', 'accountant'],
  'stock.adjust': ['owner', 'manager'],
  /** See the product that a bar code is on. */
  'barcodes.see': ['owner', 'manager', 'counter', 'packer'],
  'barcodes.edit': ['owner', 'manager', 'packer'],
  'counts.run': ['owner', 'manager', 'packer'],
  /** Books what a count found; what one counted oneself is somebody else's to approve. */
  'counts.approve': ['owner', 'manager'],
  /** See how many there are of everything, on which shelf, and how they came and went. */
  'stock.see': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  /** Book what a supplier brings, and say where it lies. */
  'stock.receive': ['owner', 'manager', 'packer'],
  /** See the costs of products to the shop, and the value of its stock. */
  'costs.see': ['owner', 'manager', 'accountant'],
  /** See the suppliers of the shop: names, numbers, and what is to be ordered. */
  'suppliers.see': ['owner', 'manager', 'packer', 'accountant'],
  'suppliers.edit': ['owner', 'manager'],
  'coupons.edit': ['owner', 'manager'],
  /** The shop window: banners, offers, categories, brands, labels. */
  'content.edit': ['owner', 'manager'],
  /** Hide, publish and answer what shoppers write. */
  'reviews.moderate': ['owner', 'manager'],
  /** Publish and answer what shoppers ask of a product. */
  'questions.answer': ['owner', 'manager', 'counter'],
  'customers.see': ['owner', 'manager', 'counter', 'packer', 'accountant'],
  /** Phone numbers in full; without it they are masked. */
  'customers.phone': ['owner', 'manager', 'counter', 'packer'],
  'customers.export': ['owner'],
  /** Note and tags of a customer, and no cash on delivery. */
  'customers.change': ['owner', 'manager'],
  'customers.erase': ['owner'],
  'tickets.see': ['owner', 'manager', 'counter'],
  'tickets.answer': ['owner', 'manager'],
  'settings.see': ['owner', 'manager', 'accountant'],
  'settings.edit': ['owner'],
  'staff.manage': ['owner'],
  /** Make a computer of the shop one where a PIN opens the day's work. */
  'counters.enrol': ['owner', 'manager'],
  'history.see': ['owner', 'manager', 'accountant'],
  /** Undo what others did; what one did oneself may be undone by whoever may do it. */
  'history.undo': ['owner', 'manager'],
  'history.export': ['owner', 'accountant'],
  'health.see': ['owner', 'manager', 'accountant'],
  /** Ask for a backup of the whole shop. */
  'backup.run': ['owner'],
  /** The month's books: GSTR-1, register, settlements. */
  'books.see': ['owner', 'accountant'],
  'books.export': ['owner', 'accountant'],
  /** Import what the payment provider settled. */
  'books.settle': ['owner', 'accountant'],
  'books.lock': ['owner'],
  'sales.see': ['owner', 'manager', 'accountant'],
  /** Figures of the business over any days: sales, products, stock, GST, payments. */
  'reports.see': ['owner', 'manager', 'accountant'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/**
 * Permissions that a PIN on the counter computer opens: the work of counter and packing. Everything else wants the person's full
 * sign-in (OWASP ASVS 5.0, 6.3.3: the enrolled computer and the PIN are two factors, for little).
 */
export const openedByPin: readonly Permission[] = [
  'orders.see',
  'orders.amounts',
  'orders.confirm',
  'orders.note',
  'orders.pack',
  'orders.ship',
  'orders.deliver',
  'counter.sell',
  'till.use',
  'till.see',
  'products.see',
  'barcodes.see',
  'barcodes.edit',
  'counts.run',
  'customers.see',
  'customers.phone',
  'tickets.see',
  'stock.see',
]

/** Limits on what a person may do; `null`: no limit. Rupee amounts in paise. */
export interface StaffLimits {
  /** The largest refund, in paise. */
  refund: number | null
  /**
   * The largest discount, in percent: how far a price may fall in a day below what the person found, what a coupon may take off a cart, and
   * what the counter may take off a line.
   */
  discount: number | null
  /** The most pieces that the person may put right in a day, over all items. */
  pieces: number | null
}

/** Of whoever sits at the machine itself, and of what the shop does by itself. */
export const noLimits: StaffLimits = { refund: null, discount: null, pieces: null }

/** The limits that a role brings until the owner sets others for a person. */
const roleLimits: Record<Role, StaffLimits> = {
  owner: { refund: null, discount: null, pieces: null },
  manager: { refund: 500_000, discount: 10, pieces: 500 },
  counter: { refund: 0, discount: 3, pieces: 0 },
  packer: { refund: 0, discount: 0, pieces: 0 },
  accountant: { refund: 0, discount: 0, pieces: 0 },
  delivery: { refund: 0, discount: 0, pieces: 0 },
}

/** Returns the permissions that these roles have together. */
export function permissionsOf(held: readonly Role[]): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((name) =>
    (permissions[name] as readonly Role[]).some((role) => held.includes(role)),
  )
}

/** The widest limits of these roles; what was set for the person stands instead. */
export function limitsOf(held: readonly Role[], own: Partial<StaffLimits> = {}): StaffLimits {
  const widest = (limit: keyof StaffLimits) => {
    const set = own[limit]
    if (set !== undefined) return set
    const all = held.map((role) => roleLimits[role][limit])
    return all.includes(null) ? null : Math.max(0, ...all.map(Number))
  }
  return { refund: widest('refund'), discount: widest('discount'), pieces: widest('pieces') }
}
