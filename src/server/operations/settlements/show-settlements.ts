import {
  type MatchedRow,
  matchSettlement,
  type SettlementNote,
} from '../../../domain/operations/settlements/match-settlement.ts'
import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import { type SettlementSums, sumSettlement } from '../../../domain/operations/settlements/settlement-sums.ts'
import type { Shop } from '../../platform/shop.ts'
import { findSettledPayments, findSettledRefunds, type SettledEntity } from '../../selling/payments/settled-queries.ts'
import { rowsOfSettlements, settlementsOfEntities } from './settlement-queries.ts'

/** A settlement as it is shown: its sums, its rows beside what the shop has of them, and what does not agree. */
export interface ShownSettlement {
  id: string
  utr: string | null
  settledAt: Date | null
  sums: SettlementSums
  rows: MatchedRow[]
  notes: SettlementNote[]
}

/** Matches these settlements to the payments and refunds that the shop has now; in the order of `ids`, unknown ones left out. */
export async function showSettlements({ db }: Pick<Shop, 'db'>, ids: readonly string[]): Promise<ShownSettlement[]> {
  const rows = await rowsOfSettlements(db, ids)
  const entities = rows.map(({ entityId }) => entityId)
  const about = rows.flatMap(({ paymentId }) => paymentId ?? [])
  const [payments, refunds, settledIn] = await Promise.all([
    findSettledPayments(db, [...entities, ...about]),
    findSettledRefunds(db, entities),
    settlementsOfEntities(db, [...entities, ...about]),
  ])
  const known = { payments: byId(payments), refunds: byId(refunds), settledIn }
  const bySettlement = Map.groupBy(rows, ({ settlementId }) => settlementId)
  return ids.flatMap((id) => {
    const own = bySettlement.get(id)
    return own ? [{ id, ...namesOf(own), sums: sumSettlement(own), ...matchSettlement(own, known) }] : []
  })
}

const byId = (entities: readonly SettledEntity[]) => new Map(entities.map((each) => [each.id, each]))

function namesOf(rows: readonly SettlementRow[]): Pick<ShownSettlement, 'utr' | 'settledAt'> {
  return {
    utr: rows.find(({ utr }) => utr !== null)?.utr ?? null,
    // the latest, by which settlements are listed and belong to a month
    settledAt: rows.map((row) => row.settledAt).reduce((a, b) => (a !== null && (b === null || a > b) ? a : b), null),
  }
}
