import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReportDays } from '../../../domain/operations/reports/report.ts'
import type { ReportGroup } from '../../../shared/office/reports.ts'
import type { Database } from '../../platform/db/schema.ts'
import { endOf, within } from './within-days.ts'

type Db = Kysely<Database>

/** A product or variant on the shelf at the end of some days: pieces, and their value in paise at what is known of their cost now. */
export type StockRow = {
  productId: string
  variantId: string | null
  name: string
  onHand: number
  /** Reserved now. */
  held: number
  came: number
  sold: number
  back: number
  corrected: number
  /** Indian day of the last sale until then; null: none. */
  lastSold: string | null
  /** Whole days that it lasts at the pace of these days; null: nothing was sold. */
  cover: number | null
  value: number | null
  /** 1 where pieces are on hand without a known cost, and those pieces. */
  unknownLines: number
  unknownPieces: number
}

/** SQL of the pieces that the ledger moved in these days, and after them. */
const moves = (days: ReportDays) => {
  const moved = (kind: string, sign = 1) => sql`
    coalesce(sum(${sql.lit(sign)} * on_hand_change) FILTER (WHERE kind = ${kind} AND created_at < ${endOf(days)}), 0)::int`
  return sql`
    SELECT stock_item_id, ${moved('receive')} AS came, ${moved('sell', -1)} AS sold, ${moved('return')} AS back,
      ${moved('adjust')} AS corrected, coalesce(sum(on_hand_change) FILTER (WHERE created_at >= ${endOf(days)}), 0)::int AS later
    FROM stock_movements WHERE created_at >= indian_midnight(${days.from}::date) GROUP BY 1`
}

/** The goods of a view: all, those that are out, or that lie there for so many days and nobody bought until the last of these. */
function inView(by: ReportGroup, { to }: ReportDays): RawBuilder<boolean> {
  if (by === 'out') return sql`"onHand" <= 0`
  if (by !== 'unsold_90' && by !== 'unsold_180') return sql`true`
  const days = by === 'unsold_90' ? 90 : 180
  return sql`"onHand" > 0 AND coalesce("lastSold", since) <= ${to}::date - ${sql.lit(days)}::int`
}

/** Lists what was on hand at the end of these days, and what the ledger says of them: came in, sold, came back, put right. */
export async function selectStock(db: Db, days: ReportDays, by: ReportGroup): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    SELECT "productId", "variantId", name, "onHand", held, came, sold, back, corrected, "lastSold",
      floor("onHand" * (${days.to}::date - ${days.from}::date + 1) / nullif(sold, 0)::numeric)::int AS cover,
      "onHand" * average AS value, (average IS NULL AND "onHand" > 0)::int AS "unknownLines",
      CASE WHEN average IS NULL THEN "onHand" ELSE 0 END AS "unknownPieces"
    FROM (SELECT s.product_id AS "productId", s.variant_id AS "variantId", p.name || coalesce(', ' || v.name, '') AS name,
        s.on_hand - coalesce(m.later, 0) AS "onHand", s.held, coalesce(m.came, 0) AS came, coalesce(m.sold, 0) AS sold,
        coalesce(m.back, 0) AS back, coalesce(m.corrected, 0) AS corrected, c.average,
        (SELECT indian_day(l.created_at) FROM stock_movements l
          WHERE l.stock_item_id = s.id AND l.kind = 'sell' AND l.created_at < ${endOf(days)}
          ORDER BY l.id DESC LIMIT 1) AS "lastSold",
        (SELECT indian_day(l.created_at) FROM stock_movements l WHERE l.stock_item_id = s.id ORDER BY l.id LIMIT 1) AS since
      FROM stock_items s JOIN products p ON p.id = s.product_id
        LEFT JOIN variants v ON v.product_id = s.product_id AND v.id = s.variant_id
        LEFT JOIN item_costs c ON c.stock_item_id = s.id
        LEFT JOIN (${moves(days)}) m ON m.stock_item_id = s.id) t
    WHERE ${inView(by, days)}
    ORDER BY name, "productId", "variantId"`.execute(db)
  return rows
}

/** Stock put right by hand for one reason in some days: pieces, and their value in paise at what is known of their cost now. */
export type AdjustedRow = {
  reason: string
  pieces: number
  value: number | null
  /** Of the pieces whose cost is known. */
  knownValue: number | null
  unknownLines: number
  unknownPieces: number
}

/** Adds up what was adjusted in these days by its reason: what is missing stands below 0. */
export async function selectAdjusted(db: Db, days: ReportDays): Promise<AdjustedRow[]> {
  const { rows } = await sql<AdjustedRow>`
    SELECT coalesce(m.reason, '') AS reason, sum(m.on_hand_change)::int AS pieces,
      CASE WHEN count(*) = count(c.average) THEN sum(m.on_hand_change * c.average)::bigint END AS value,
      sum(m.on_hand_change * c.average)::bigint AS "knownValue", (count(*) - count(c.average))::int AS "unknownLines",
      coalesce(sum(abs(m.on_hand_change)) FILTER (WHERE c.average IS NULL), 0)::int AS "unknownPieces"
    FROM stock_movements m LEFT JOIN item_costs c ON c.stock_item_id = m.stock_item_id
    WHERE m.kind = 'adjust' AND ${within('m.created_at', days)} GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}
