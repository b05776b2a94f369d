import { sql } from 'kysely'
import { carryAttributes } from '../server/catalogue/attributes/carry-attributes.ts'
import type { Shop } from '../server/platform/shop.ts'
import { asSystem } from '../server/staff/commands/at-terminal.ts'
import { hasBeenDone } from '../server/staff/commands/command-queries.ts'
import type { CommandWork } from '../server/staff/commands/run-command-work.ts'
import { categoryAttributeRows } from './catalogue-rows.ts'
import { type DemoShop, readDemo } from './read-demo.ts'
import { typedProduct, typedVariant } from './typed-goods.ts'

type Tx = CommandWork['tx']
const LOCK = 72_311_254

/**
 * Once in the life of a database: goods that were entered before there were attributes get them. Those of the demo shop that
 * are as they were loaded become what its files say now; the shop's own keep their texts (carryAttributes).
 */
export async function carryGoods(shop: Shop): Promise<void> {
  if (await hasBeenDone(shop.db, 'shop.attributes')) return
  await asSystem(shop, 'shop.attributes', async (work) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(work.tx)
    if (await hasBeenDone(work.tx, 'shop.attributes')) return
    work.about({ kind: 'shop', id: 'attributes' })
    await carryDemo(work.tx, readDemo())
    await carryAttributes(work)
  })
}

async function carryDemo(tx: Tx, demo: DemoShop): Promise<void> {
  const products = demo.products.map((each) => {
    const { id, name, brand: brand_id, hsn: hsn_code } = each
    return { id, name, brand_id, hsn_code, ...typedProduct(each, demo.definitions) }
  })
  const variants = demo.products.flatMap(({ variants = [] }) =>
    variants.map((each) => ({ id: each.id, name: each.name, ...typedVariant(each, demo.definitions) })),
  )
  const carried = await updateProducts(tx, products)
  if (carried === 0n) return
  await updateVariants(tx, variants)
  await sql`UPDATE brands b SET manufacturer = t.manufacturer
    FROM json_populate_recordset(NULL::brands, ${JSON.stringify(demo.brands)}::json) AS t
    WHERE b.id = t.id AND b.name = t.name AND b.manufacturer IS NULL`.execute(tx)
  await sql`INSERT INTO category_attributes (category_id, attribute_key, position, filtered)
    SELECT t.category_id, t.attribute_key, t.position, t.filtered
      FROM json_populate_recordset(NULL::category_attributes, ${JSON.stringify(categoryAttributeRows(demo))}::json) AS t
      JOIN categories c ON c.id = t.category_id
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Gives how many there were. Nobody could change their texts before: what has another name or version is not ours. */
async function updateProducts(tx: Tx, products: readonly object[]): Promise<bigint> {
  const { numAffectedRows } = await sql`UPDATE products p SET hsn_code = t.hsn_code, specifications = t.specifications,
      attributes = t.attributes, net_amount = t.net_amount, net_unit = t.net_unit, weight_grams = t.weight_grams,
      manufacturer = t.manufacturer, packer = t.packer, importer = t.importer, warranty_months = t.warranty_months,
      price_breaks = t.price_breaks, minimum_quantity = t.minimum_quantity, multiple = t.multiple
    FROM json_populate_recordset(NULL::products, ${JSON.stringify(products)}::json) AS t
    WHERE p.id = t.id AND p.name = t.name AND p.brand_id = t.brand_id AND p.version = 1 AND p.attributes = '[]'`.execute(
    tx,
  )
  return numAffectedRows ?? 0n
}

async function updateVariants(tx: Tx, variants: readonly object[]): Promise<void> {
  await sql`UPDATE variants v SET attributes = t.attributes, net_amount = t.net_amount, net_unit = t.net_unit,
      weight_grams = t.weight_grams, price_breaks = t.price_breaks
    FROM json_populate_recordset(NULL::variants, ${JSON.stringify(variants)}::json) AS t
    WHERE v.id = t.id AND v.name = t.name AND v.version = 1 AND v.attributes = '[]'`.execute(tx)
}
