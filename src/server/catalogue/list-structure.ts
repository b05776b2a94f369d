import type { Category, Label } from '../../shared/contract/catalogue.ts'
import type { Shop } from '../platform/shop.ts'
import { selectCategories, selectLabels } from './structure-queries.ts'

type Parts = Pick<Shop, 'db' | 'clock'>

/** The categories that are shown now with their subcategories, in the shop's order. */
export async function listCategories({ db, clock }: Parts): Promise<Category[]> {
  const categories = await selectCategories(db, clock())
  return categories.map(({ id, ...rest }) => ({ _id: id, ...rest }))
}

/** The labels that are shown now, in the shop's order. */
export async function listLabels({ db, clock }: Parts): Promise<Label[]> {
  const labels = await selectLabels(db, clock())
  return labels.map(({ id, name }) => ({ _id: id, name }))
}
