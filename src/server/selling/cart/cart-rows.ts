import type { Kysely } from 'kysely'
import type { TaxChange } from '../../../domain/catalogue/tax/tax-at.ts'
import type { PriceStep } from '../../../domain/selling/pricing/price-breaks.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { netAmountOfArticle, netUnitOfArticle } from '../../catalogue/net-of-article.ts'
import { taxChanges } from '../../catalogue/tax-changes/tax-columns.ts'
import { ask } from '../../platform/db/ask.ts'
import type { SaleOnProduct } from '../../platform/db/known-columns.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type CouponTermColumns, namesSold, type ReachedNames } from '../coupons/coupon-terms.ts'

/** A cart's coupon and one of its lines with the catalogue as it is now; a cart without lines is one row without a line. */
export interface CartRow extends CouponTermColumns {
  cart_id: string
  coupon_id: string | null
  code: string | null
  uses_by_shopper: number
  reached_names: ReachedNames
  /** Its coupon is for a first order, and the shopper has ordered before. */
  has_ordered: boolean
  product_id: string | null
  category_id: string
  variant_id: string | null
  quantity: number
  name: string
  variant_name: string | null
  image: string
  price: number
  offer_price: number | null
  sale: SaleOnProduct | null
  /** The variant's; null where there is none. */
  price_breaks: PriceStep[] | null
  product_price: number
  product_offer_price: number | null
  product_breaks: PriceStep[]
  minimum: number
  multiple: number
  gst_rate: number
  tax_changes: TaxChange[]
  net_amount: number | null
  net_unit: string | null
  hsn_code: string
  unit: string
  weight_grams: number | null
  longest_mm: number | null
  flammable: boolean
  glass: boolean
  sold: boolean
  /** A line of the product itself, which comes in variants by now. */
  in_variants: boolean
  available: number
  /** The quotation whose price the line was given, ended or not; the rest is null where its price holds no more for this shopper. */
  quote_id: string | null
  quoted_from: number | null
  quote_number: string | null
  quote_until: Date | null
  quoted_price: number | null
  quoted_quantity: number | null
  /** The deal that the shopper has taken for the article, in time or not; all null where there is none. */
  deal_id: string | null
  deal_price: number | null
  deal_from: number | null
  deal_until: Date | null
  deal_percent: number | null
}

/**
 * Everything of CartRow for a cart `c` and its lines `l`, whatever they are read from. What the shopper's own open checkout
 * holds is still there for this shopper.
 */
function selectCart(cart: string, lines: string): string {
  return `
    SELECT c.cart_id, c.coupon_id, cp.code, cp.discount_type, cp.value, cp.minimum_amount, cp.maximum_discount, cp.valid_from,
      cp.valid_until, cp.total_limit, cp.per_shopper_limit, cp.uses - held.coupon AS uses, cp.active,
      cp.reach, cp.reached, cp.customers, cp.free_delivery,
      CASE WHEN cp.reach <> 'all' THEN ${namesSold('cp')} ELSE '{}' END AS reached_names,
      cp.customers = 'first_order' AND has_ordered($1) AS has_ordered,
      coalesce(cu.uses, 0) - held.coupon AS uses_by_shopper,
      l.product_id, p.category_id, l.variant_id, l.quantity, p.name, v.name AS variant_name,
      coalesce(v.images[1], p.main_image) AS image, coalesce(v.price, p.price) AS price,
      CASE WHEN v.id IS NULL THEN p.offer_price ELSE v.offer_price END AS offer_price, p.sale, v.price_breaks,
      p.price AS product_price, p.offer_price AS product_offer_price, p.price_breaks AS product_breaks,
      coalesce(v.minimum_quantity, p.minimum_quantity) AS minimum, coalesce(v.multiple, p.multiple) AS multiple, p.gst_rate, p.hsn_code,
      ${taxChanges} AS tax_changes, ${netAmountOfArticle} AS net_amount,
      ${netUnitOfArticle} AS net_unit, p.unit, coalesce(v.weight_grams, p.weight_grams) AS weight_grams,
      coalesce(v.longest_mm, p.longest_mm) AS longest_mm, p.flammable, p.glass,
      p.active AND coalesce(v.active, true) AS sold,
      l.variant_id IS NULL AND EXISTS (SELECT FROM variants o WHERE o.product_id = l.product_id AND o.active) AS in_variants,
      coalesce(s.on_hand - s.held, 0) + held_for($1, l.product_id, l.variant_id) AS available,
      l.quote_id, l.quoted_from, q.number AS quote_number, q.valid_until AS quote_until, ql.unit_price AS quoted_price,
      ql.quantity AS quoted_quantity, d.id AS deal_id, d.agreed_price AS deal_price, d.quantity AS deal_from,
      d.ends_at AS deal_until, d.online_percent AS deal_percent
    FROM ${cart} c
    LEFT JOIN coupons cp ON cp.id = c.coupon_id
    CROSS JOIN LATERAL (SELECT coupon_held_for($1, c.coupon_id) AS coupon) held
    LEFT JOIN coupon_uses cu ON cu.coupon_id = c.coupon_id AND cu.user_id = c.user_id
    LEFT JOIN ${lines} l ON l.user_id = c.user_id
    LEFT JOIN products p ON p.id = l.product_id
    LEFT JOIN variants v ON v.id = l.variant_id AND v.product_id = l.product_id
    LEFT JOIN stock_items s ON s.product_id = l.product_id AND s.variant_id IS NOT DISTINCT FROM l.variant_id
    LEFT JOIN quotes q ON q.id = l.quote_id AND q.state = 'accepted' AND q.accepted_by = $1
    LEFT JOIN quote_lines ql ON ql.quote_id = q.id AND ql.product_id = l.product_id AND ql.variant_id IS NOT DISTINCT FROM l.variant_id
    LEFT JOIN deals d ON d.user_id = c.user_id AND d.state = 'taken' AND d.product_id = l.product_id
      AND d.variant_id IS NOT DISTINCT FROM l.variant_id
    WHERE c.user_id = $1
    ORDER BY l.added_at, l.product_id, l.variant_id`
}

const readText = selectCart('carts', 'cart_lines')

/**
 * The lock on the cart makes whatever changes it wait. Lines that were changed while this statement waited come as they
 * are then; a line that was added meanwhile is left alone, and stays in the cart.
 */
const lockedCart =
  'locked AS MATERIALIZED (SELECT user_id, cart_id, coupon_id FROM carts WHERE user_id = $1 FOR UPDATE)'

const line = 'cart_lines.user_id, product_id, variant_id, quantity, added_at, quote_id, quoted_from'

const takeText = `
    WITH ${lockedCart}, taken AS (
      DELETE FROM cart_lines USING locked WHERE cart_lines.user_id = locked.user_id RETURNING ${line}
    ), cleared AS (
      UPDATE carts SET coupon_id = NULL, updated_at = $2 FROM locked WHERE carts.user_id = locked.user_id
    )${selectCart('locked', 'taken')}`

const lockText = `
    WITH ${lockedCart}, kept AS MATERIALIZED (
      SELECT ${line} FROM cart_lines JOIN locked USING (user_id) FOR UPDATE OF cart_lines
    )${selectCart('locked', 'kept')}`

const asked = `(
    SELECT $1::text AS user_id, product_id, variant_id, quantity, added_at, NULL::text AS quote_id, NULL::int AS quoted_from
    FROM unnest($2::text[], $3::text[], $4::int[]) WITH ORDINALITY AS a (product_id, variant_id, quantity, added_at))`

const askedText = selectCart(
  `(SELECT $1::text AS user_id, '' AS cart_id, NULL::text AS coupon_id, now() AS updated_at)`,
  asked,
)

/** An article and how many pieces of it are asked for. */
export interface AskedLine {
  productId: string
  variantId: string | null
  quantity: number
}

/** Rows as of a cart with these lines alone, of a shopper or of nobody (''): in their order, without coupon and quotation. */
export function readAsked(db: Kysely<Database>, userId: string, lines: readonly AskedLine[]): Promise<CartRow[]> {
  const values = [
    userId,
    lines.map((each) => each.productId),
    lines.map((each) => each.variantId),
    lines.map((each) => each.quantity),
  ]
  return ask(db, { name: 'read-asked', text: askedText, values })
}

/** Returns whether the catalogue has no such article: neither this product, nor this variant of it. */
export function isUnknown({ name, variant_id, price_breaks }: CartRow): boolean {
  return name === null || (variant_id !== null && price_breaks === null)
}

/** The cart as it is; no rows where there never was one. */
export function readCart(db: Kysely<Database>, userId: string): Promise<CartRow[]> {
  return ask(db, { name: 'read-cart', text: readText, values: [userId], quick: true })
}

/** The cart, locked until the transaction ends. */
export function lockCart(tx: Kysely<Database>, userId: string): Promise<CartRow[]> {
  return ask(tx, { name: 'lock-cart', text: lockText, values: [userId] })
}

/** Empties the cart and answers what was in it, in one statement: two who take it at once never both get it. */
export function takeCart(tx: Kysely<Database>, userId: string, now: Date): Promise<CartRow[]> {
  return ask(tx, { name: 'take-cart', text: takeText, values: [userId, now] })
}

/** Gives a locked cart another id: from now on it is another cart. */
export async function renewCartId(
  tx: Kysely<Database>,
  { userId, cartId, next }: { userId: string; cartId: string; next: string },
): Promise<void> {
  const text = 'UPDATE carts SET cart_id = $3 WHERE user_id = $1 AND cart_id = $2'
  await ask(tx, { name: 'renew-cart-id', text, values: [userId, cartId, next] })
}

/** Deal of a line: `price` in paise a piece from `from` pieces on, until its last moment. */
export interface LineDeal {
  id: string
  price: Paise
  from: number
  until: Date
}

/** Quotation of a line; `validUntil`: ISO 8601, its last moment; its price holds for `from` to `upTo` pieces. */
export interface LineQuote {
  id: string
  number: string
  validUntil: string
  from: number
  upTo: number
}

/** The quotation of a line, while its prices hold. */
export function quoteOf(
  { quote_id: id, quote_number: number, quote_until: until, ...row }: CartRow,
  now: Date,
): LineQuote | null {
  if (id === null || number === null || until === null || row.quoted_price === null || now > until) return null
  return { id, number, validUntil: until.toISOString(), from: row.quoted_from ?? 1, upTo: row.quoted_quantity ?? 0 }
}

/** The deal of a line, in time or not. */
export function dealOf({
  deal_id: id,
  deal_price: price,
  deal_from: from,
  deal_until: until,
}: CartRow): LineDeal | null {
  return id === null || price === null || until === null ? null : { id, price, from: from ?? 1, until }
}

const soldText = `
  WITH sold AS (SELECT product_id, variant_id, quantity FROM unnest($2::text[], $3::text[], $4::int[]) AS s (product_id, variant_id, quantity)), gone AS (
    DELETE FROM cleared_cart_lines l USING sold s
    WHERE l.user_id = $1 AND l.product_id = s.product_id AND l.variant_id IS NOT DISTINCT FROM s.variant_id
      AND l.quantity <= s.quantity
  )
  UPDATE cleared_cart_lines l SET quantity = l.quantity - s.quantity FROM sold s
  WHERE l.user_id = $1 AND l.product_id = s.product_id AND l.variant_id IS NOT DISTINCT FROM s.variant_id
    AND l.quantity > s.quantity`

/** Takes what is sold out of the cart that was emptied before: it is not put back to be bought again (decision 157). */
export async function forgetSold(
  tx: Kysely<Database>,
  { userId, lines }: { userId: string; lines: readonly AskedLine[] },
): Promise<void> {
  const values = [
    userId,
    lines.map((line) => line.productId),
    lines.map((line) => line.variantId),
    lines.map((line) => line.quantity),
  ]
  await ask(tx, { name: 'forget-sold', text: soldText, values })
}
