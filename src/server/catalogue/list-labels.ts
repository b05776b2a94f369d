import type { Label } from '../../shared/contract/catalogue.ts'
import type { Shop } from '../platform/shop.ts'
import { selectLabels } from './structure-queries.ts'

/** The labels that are shown now, in the shop's order. */
export async function listLabels({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<Label[]> {
  const labels = await selectLabels(db, clock())
  return labels.map(({ id, name }) => ({ _id: id, name }))
}
