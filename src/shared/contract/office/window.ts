import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { type WindowPicture, windowKinds, windowPictures, windowStates } from '../../office/window-kinds.ts'
import { windowLimits } from '../../window-limits.ts'
import { success } from '../endpoint.ts'
import { id } from '../fields.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/**
 * Something of the shop window: a banner, an offer, a category … `fields` by the names in window-fields.ts, amounts in
 * rupees; `goods`: how many products are in it, where it has some.
 */
export const WindowRecord = z.strictObject({
  _id: z.string(),
  name: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  state: z.enum(windowStates),
  goods: z.nullable(z.int()),
  version: z.int(),
})
export type WindowRecord = z.infer<typeof WindowRecord>

const kind = z.enum(windowKinds)
const one = z.object({ kind, id })
const name = z.string().check(z.maxLength(40))
const changed = success({ message: z.string(), data: WindowRecord })
const products = z.array(id).check(z.maxLength(windowLimits.labelledAtOnce))
const edited = { needs: 'content.edit' } as const

/** Banners, offers, categories, brands, labels: what shoppers see, in the hands of the shop's people. */
export const officeWindow = {
  listWindow: staffEndpoint({
    ...edited,
    method: 'GET',
    path: '/window/{kind}',
    summary: 'Everything of a kind in the shop’s order; or what was taken out',
    params: z.object({ kind }),
    query: z.object({ which: z._default(z.enum(['present', 'archived']), 'present') }),
    answer: success({ data: z.array(WindowRecord) }),
  }),
  getWindow: staffEndpoint({
    ...edited,
    method: 'GET',
    path: '/window/{kind}/{id}',
    summary: 'One of them',
    params: one,
    answer: success({ data: WindowRecord }),
  }),
  previewWindow: staffEndpoint({
    ...edited,
    method: 'GET',
    path: '/window/{kind}/{id}/page',
    summary:
      'The shop’s own list of the goods of a category, subcategory, brand or label, as a document in which nothing runs',
    givesFile: true,
    params: one,
    answer: success({}),
  }),
  addToWindow: staffEndpoint({
    ...edited,
    method: 'POST',
    path: '/window/{kind}',
    summary: 'Adds one, behind the others',
    command: 'window.add',
    params: z.object({ kind }),
    body: z.strictObject({ fields: z.record(name, z.unknown()) }),
    answer: changed,
    status: 201,
  }),
  changeWindow: staffEndpoint({
    ...edited,
    method: 'PATCH',
    path: '/window/{kind}/{id}',
    summary: 'Changes fields of one, beside what others change of it',
    command: 'window.change',
    params: one,
    body: z.strictObject({
      version: z.int(),
      changes: z.record(name, z.strictObject({ was: z.unknown(), now: z.unknown() })),
    }),
    answer: changed,
  }),
  orderWindow: staffEndpoint({
    ...edited,
    method: 'POST',
    path: '/window/{kind}/{id}/move',
    summary: 'Moves one before or behind its neighbour',
    command: 'window.order',
    params: one,
    body: z.strictObject({ to: z.enum(['up', 'down']) }),
    answer: changed,
  }),
  archiveInWindow: staffEndpoint({
    ...edited,
    method: 'POST',
    path: '/window/{kind}/{id}/archive',
    summary:
      'Takes one out of the shop; refused where goods are in it, but for a category whose goods are told where to go',
    command: 'window.archive',
    params: one,
    body: z.strictObject({
      goodsTo: z.optional(z.strictObject({ categoryId: id, subcategoryId: z.nullable(id) })),
    }),
    answer: changed,
  }),
  restoreInWindow: staffEndpoint({
    ...edited,
    method: 'POST',
    path: '/window/{kind}/{id}/restore',
    summary: 'Brings back what was taken out',
    command: 'window.restore',
    params: one,
    answer: changed,
  }),
  labelGoods: staffEndpoint({
    method: 'POST',
    path: '/window/labels/{id}/goods',
    summary: 'Puts a label on products and takes it off others',
    needs: 'products.edit',
    command: 'label.goods',
    params: z.object({ id }),
    body: z.strictObject({ add: z._default(products, []), remove: z._default(products, []) }),
    answer: changed,
  }),
  uploadForWindow: staffEndpoint({
    ...edited,
    method: 'POST',
    path: '/window-pictures',
    summary: 'Takes a picture, made anew in the sizes that pages draw; whatever names it then is the change',
    rate: { account: 'officeCall' },
    multipart: true,
    body: z.object({ for: z.enum(Object.keys(windowPictures) as [WindowPicture]) }),
    answer: success({ data: z.strictObject({ image: z.string(), width: z.int(), height: z.int() }) }),
    bodyLimit: limits.uploadImageBytes + 64 * 1024,
  }),
}
