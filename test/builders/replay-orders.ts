import { replayDerivation } from '../../src/domain/selling/derivation/replay-derivation.ts'
import { lineRows, sumColumns } from '../../src/server/selling/checkout/place/record-order.ts'
import type { TestShop } from '../app.ts'

/** Amounts of an order as they are stored, or as its derivation comes to; in paise. */
interface Amounts {
  sums: object
  lines: object[]
}

const taxed = ['gst_rate', 'discount_share', 'line_total', 'gst', 'cgst', 'sgst', 'igst'] as const

/** Replays every stored order that has a derivation: what each comes to again, beside what is stored of it. */
export async function replayOrders({
  db,
}: TestShop): Promise<{ number: string; replayed: Amounts; stored: Amounts }[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('derivation', 'is not', null)
    .orderBy('number')
    .execute()
  const lines = await db.selectFrom('order_lines').selectAll().orderBy('position').execute()
  return orders.map(({ id, number, derivation, ...row }) => {
    if (!derivation) throw new Error('an order without a derivation was read')
    const price = replayDerivation(derivation)
    const own = lines.filter(({ order_id }) => order_id === id)
    const sold = own.map((line) => ({ ...soldOf(line), unitPrice: line.unit_price, quantity: line.quantity }))
    const sums = sumColumns(price)
    const columns = Object.keys(sums) as (keyof typeof sums)[]
    return {
      number,
      replayed: { sums, lines: lineRows(sold, price).map(amountsOf) },
      stored: { sums: Object.fromEntries(columns.map((column) => [column, row[column]])), lines: own.map(amountsOf) },
    }
  })
}

function amountsOf(line: Record<(typeof taxed)[number], number>): object {
  return Object.fromEntries(taxed.map((column) => [column, line[column]]))
}

/** Returns what a line keeps beside its amounts. */
function soldOf(line: {
  product_id: string
  variant_id: string | null
  name: string
  hsn_code: string
  gst_rate: number
}) {
  return {
    ...{
      productId: line.product_id,
      variantId: line.variant_id,
      name: line.name,
      variantName: null,
      image: '',
      unit: 'NOS',
    },
    ...{ hsnCode: line.hsn_code, gstRate: line.gst_rate },
  }
}
