/**
 * The wings of src/server, floor by floor from the ground up, each with its rooms: folders that hold one noun. Files that lie in
 * a wing and in none of its rooms are the room of the wing's own name (ARCHITECTURE.md).
 */
const SERVER = [
  { platform: [] },
  { staff: ['sign-in', 'people', 'http', 'commands', 'alerts'] },
  {
    settings: [],
    shoppers: ['accounts', 'choices', 'consents', 'customers', 'newsletter', 'policies'],
    catalogue: ['stock', 'content', 'storefront', 'gst-rates'],
  },
  {
    search: ['dictionary', 'day-counts', 'related'],
    feedback: ['reviews', 'questions', 'complaints', 'stock-requests'],
  },
  {
    warehouse: ['buying', 'counts', 'barcodes', 'labels', 'import-export'],
    selling: [
      'cart',
      'coupons',
      'delivery',
      'checkout',
      'orders',
      'return-requests',
      'payments',
      'invoices',
      'statements',
      'wishes',
      'quick-order',
      'fit',
      'quotes',
      'deals',
      'bargains',
      'counter',
      'parked',
      'till',
      'runs',
      'picking',
    ],
  },
  {
    operations: [
      'backup',
      'upgrade',
      'audit',
      'health',
      'history',
      'personal-data',
      'customers',
      'everything',
      'today',
      'books',
      'reports',
      'settlements',
    ],
    pages: [],
  },
  { terminal: [] },
  { start: [] },
]

/** The floor of each wing, and its rooms. */
const wings = new Map(
  SERVER.flatMap((floor, level) => Object.entries(floor).map(([wing, rooms]) => [wing, { level, rooms }])),
)

/** Returns the wing of a file of src/server with its floor, and its room (`selling/cart`); undefined for files of no folder. */
export function placeOnServer(file) {
  const [, wing, inner] = /^src\/server\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? []
  if (!wing) return undefined
  const { level, rooms } = wings.get(wing) ?? { level: -1, rooms: [] }
  return { wing, level, room: rooms.includes(inner) ? `${wing}/${inner}` : wing }
}
