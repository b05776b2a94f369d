import type { GoodsWrite } from '../../../domain/catalogue/plan-goods.ts'
import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsInPaise, goodsInRupees } from '../../../shared/office/goods-amounts.ts'
import { type GoodsField, productFields } from '../../../shared/office/goods-fields.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import type { Shop } from '../../platform/shop.ts'
import { mergeEdit } from '../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { versionOf } from './get-goods-for-staff.ts'
import { lockGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

type Fields = Record<string, unknown>

/** An edit by staff, in rupees: fields of the product, and of its variants by their ids. */
interface Edit {
  version: number
  changes: FieldEdits
  variants: Readonly<Record<string, FieldEdits>>
}

/**
 * Changes fields of a product and of its variants, merged with what others changed since they were seen. Throws `not_found`,
 * `not_allowed` for prices without `prices.edit`, `edit_conflict`, and what writeGoods throws.
 */
export async function editGoods(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { id, edit, may }: { id: string; edit: Edit; may: ReadonlySet<Permission> },
): Promise<void> {
  refusePrices([edit.changes, ...Object.values(edit.variants)], may)
  const goods = (await lockGoods(work.tx, [id])).get(id)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  work.about({ kind: 'product', id, name: goods.product.name })
  const ids = new Set(goods.variants.map((variant) => variant.id))
  if (Object.keys(edit.variants).some((variant) => !ids.has(variant))) {
    throw new Failure('not_found', failures.variantNotFound)
  }
  const record = { entity: 'product', id, version: versionOf(goods), fields: flat(goods), ofPart }
  const written = await mergeEdit(work, record, { version: edit.version, changes: flatEdits(edit) })
  await writeGoods(work, shop, [asWrite(id, written)])
}

/** Throws `not_allowed` where prices are changed by who may not. */
export function refusePrices(all: readonly object[], may: ReadonlySet<Permission>): void {
  const kinds: Readonly<Record<string, GoodsField>> = productFields
  const priced = all.some((fields) => Object.keys(fields).some((field) => kinds[field]?.needs === 'prices.edit'))
  if (priced && !may.has('prices.edit')) throw new Failure('not_allowed', goodsDone.pricesNotYours)
}

// a field of a variant is named by the variant, too: one record, one answer on conflicts

function flat({ product, variants }: Goods): Fields {
  const ofVariants = variants.flatMap(({ id, ...fields }) =>
    Object.entries(goodsInRupees(fields)).map(([field, value]) => [`variants.${id}.${field}`, value]),
  )
  return { ...goodsInRupees(product), ...Object.fromEntries(ofVariants) }
}

function flatEdits({ changes, variants }: Edit): FieldEdits {
  const ofVariants = Object.entries(variants).flatMap(([id, fields]) =>
    Object.entries(fields).map(([field, edit]) => [`variants.${id}.${field}`, edit] as const),
  )
  return { ...changes, ...Object.fromEntries(ofVariants) }
}

const ofVariant = /^variants\.(.+)\.(\w+)$/

function ofPart(name: string) {
  const [, entityId, field] = ofVariant.exec(name) ?? []
  return entityId === undefined || field === undefined ? undefined : { entity: 'variant', entityId, field }
}

function asWrite(id: string, written: Fields): GoodsWrite {
  const variants = new Map<string, Fields>()
  const product: Fields = {}
  for (const [name, value] of Object.entries(goodsInPaiseByName(written))) {
    const place = ofPart(name)
    if (!place) product[name] = value
    else variants.set(place.entityId, { ...variants.get(place.entityId), [place.field]: value })
  }
  return { id, product, variants: [...variants].map(([variantId, fields]) => ({ id: variantId, fields })) }
}

function goodsInPaiseByName(written: Fields): Fields {
  const turned = Object.entries(written).map(([name, value]) => {
    const field = ofPart(name)?.field ?? name
    return [name, goodsInPaise({ [field]: value } as Fields)[field]]
  })
  return Object.fromEntries(turned)
}
