import type { FastifyInstance } from 'fastify'
import type { FieldEdits } from '../../../domain/operations/history/merge-fields.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { goodsInPaise } from '../../../shared/office/goods-amounts.ts'
import type { ProductFields, VariantFields } from '../../../shared/office/goods-types.ts'
import type { PlainUpload, Upload } from '../../platform/http/read-multipart.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { staffCommand, staffRoute, staffUpload } from '../../staff/http/staff-route.ts'
import { cancelScheduled, schedulePrices } from '../schedules/schedule-prices.ts'
import { addDataSheet, takeDataSheet } from './add-data-sheet.ts'
import { addGoods, addVariants, copyGoods } from './add-goods.ts'
import { addGoodsPicture, takeGoodsPicture } from './add-goods-picture.ts'
import { editGoods, refusePrices } from './edit-goods.ts'
import { getGoodsForStaff } from './get-goods-for-staff.ts'
import { goodsChoices } from './goods-choices.ts'
import { listGoodsForStaff } from './list-goods-for-staff.ts'
import { moveGoods } from './move-goods.ts'

/** Products as people of the shop list, make and change them. */
export function goodsOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  reads(office, shop)
  edits(office, shop)
  files(office, shop)
  moves(office, shop)
  pricesToCome(office, shop)
}

/** After a change the product as it stands now, of the same transaction. */
async function saved(shop: Shop, { tx }: CommandWork, id: string, message: string) {
  return { message, data: await getGoodsForStaff(shop, tx, id) }
}

function reads(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeEndpoints.listGoods, ({ query }) => listGoodsForStaff(shop, query))
  staffRoute(office, shop, officeEndpoints.goodsChoices, async () => ({ data: await goodsChoices(shop) }))
  staffRoute(office, shop, officeEndpoints.getGoods, async ({ params }) => ({
    data: await getGoodsForStaff(shop, shop.db, params.id),
  }))
}

function edits(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, officeEndpoints.addGoods, async ({ body, staff }, work) => {
    refusePrices([body.product, ...body.variants], staff.permissions)
    const product = goodsInPaise(given(body.product)) as Partial<ProductFields>
    const id = await addGoods(shop, work, { product, variants: body.variants.map(variantOf), stock: body.stock })
    return saved(shop, work, id, goodsDone.added)
  })
  staffCommand(office, shop, officeEndpoints.changeGoods, async ({ params, body, staff }, work) => {
    const variants = Object.entries(body.variants).map(([id, fields]) => [id, given(fields) as FieldEdits])
    const edit = {
      version: body.version,
      changes: given(body.changes) as FieldEdits,
      variants: Object.fromEntries(variants) as Record<string, FieldEdits>,
    }
    await editGoods(shop, work, { id: params.id, edit, may: staff.permissions })
    return saved(shop, work, params.id, goodsDone.saved)
  })
  staffCommand(office, shop, officeEndpoints.addVariants, async ({ params, body, staff }, work) => {
    refusePrices(body.variants, staff.permissions)
    await addVariants(shop, work, params.id, body.variants.map(variantOf), body.piecesTo)
    return saved(shop, work, params.id, goodsDone.variants)
  })
}

function files(office: FastifyInstance, shop: Shop): void {
  const { addGoodsPicture: addPicture, addDataSheet: addSheet } = officeEndpoints
  const takePicture = ({ upload }: { upload: Upload | undefined }) => takeGoodsPicture(shop, upload)
  staffUpload(office, shop, addPicture, takePicture, async ({ params, body }, work, picture) => {
    const { variantId, words, instead } = body
    const place = { id: params.id, variantId, instead: instead || null, words: words ?? '' }
    await addGoodsPicture(shop, work, place, picture)
    return saved(shop, work, params.id, goodsDone.picture)
  })
  const takeSheet = ({ file }: { file: PlainUpload | undefined }) => takeDataSheet(shop, file)
  staffUpload(office, shop, addSheet, takeSheet, async ({ params, body }, work, sheet) => {
    await addDataSheet(shop, work, { id: params.id, name: body.name ?? '' }, sheet)
    return saved(shop, work, params.id, goodsDone.sheet)
  })
}

function moves(office: FastifyInstance, shop: Shop): void {
  const { publishGoods, withdrawGoods, archiveGoods, restoreGoods } = officeEndpoints
  const all = [
    [publishGoods, 'on_sale', goodsDone.published],
    [withdrawGoods, 'draft', goodsDone.withdrawn],
    [archiveGoods, 'archived', goodsDone.archived],
    [restoreGoods, 'draft', goodsDone.restored],
  ] as const
  for (const [endpoint, state, message] of all) {
    staffCommand(office, shop, endpoint as typeof publishGoods, async ({ params }, work) => {
      await moveGoods(shop, work, params.id, state)
      return saved(shop, work, params.id, message)
    })
  }
  staffCommand(office, shop, officeEndpoints.copyGoods, async ({ params }, work) =>
    saved(shop, work, await copyGoods(shop, work, params.id), goodsDone.copied),
  )
}

function pricesToCome(office: FastifyInstance, shop: Shop): void {
  staffCommand(office, shop, officeEndpoints.schedulePrice, async ({ params, body }, work) => {
    const price = {
      productId: params.id,
      variantId: body.variantId,
      price: paiseFromRupees(body.price),
      offerPrice: body.offerPrice === null ? null : paiseFromRupees(body.offerPrice),
      comesAt: new Date(body.comesAt),
    }
    await schedulePrices(shop, work, [price])
    const answer = await saved(shop, work, params.id, goodsDone.scheduled)
    work.about({ kind: 'product', id: params.id, name: answer.data.record.name })
    return answer
  })
  staffCommand(office, shop, officeEndpoints.unschedulePrice, async ({ params }, work) => {
    const [row] = await cancelScheduled(work, [params.price])
    const id = row?.product_id ?? params.id
    const answer = await saved(shop, work, id, goodsDone.unscheduled)
    work.about({ kind: 'product', id, name: answer.data.record.name })
    return answer
  })
}

/** Returns the fields that were given: the contract leaves the others undefined. */
function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}

function variantOf(fields: object): Partial<VariantFields> {
  return goodsInPaise(given(fields))
}
